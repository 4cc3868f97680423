import TesseraCells
import TesseraGraphics
import TesseraText
import TesseraTheme
import Testing

@Suite("TextMeasure")
struct TextMeasureTests {
  private static let font = Typography(families: ["DejaVu Sans"], size: 10, lineHeight: 2)
  private static let cell = SampleCell(roles: [
    Role("font", .typography, default: .typography(size: 10, lineHeight: 2))
  ])

  private static func measure(
    _ string: String, font: TextContent.Font = .literal(Self.font), width: Double = .infinity,
    environment: Environment = Environment(scale: 1)
  ) -> TextMeasure {
    cell.measure(
      TextContent(string, font: font, color: .tint, numberOfLines: 0), width: width,
      in: environment)
  }

  @Test("a text takes whole pixels, so many lines, and has its baselines")
  func measure() {
    let measure = Self.measure("several words that need more than two lines here", width: 100)
    #expect(measure.numberOfLines == 3)
    #expect(measure.size.height == 60)
    #expect(measure.size.width == 93)
    #expect(abs(measure.firstBaseline - 13.459) < 0.01)
    #expect(measure.lastBaseline == measure.firstBaseline + 40)
    #expect(!measure.isTruncated)
    #expect(Self.measure("a").numberOfLines == 1)
  }

  @Test("the measured width is room enough, at every scale and type size")
  func stability() {
    for scale in 1...4 {
      for typeSize in TypeSize.allCases {
        let environment = Environment(typeSize: typeSize, scale: scale)
        let first = Self.measure("AVATAR To. several words", width: 90, environment: environment)
        let again = Self.measure(
          "AVATAR To. several words", width: first.size.width, environment: environment)
        #expect(again == first)
      }
    }
  }

  @Test("larger text takes more lines and height")
  func typeSize() {
    let large = Self.measure("some words", width: 61)
    let larger = Self.measure(
      "some words", width: 61, environment: Environment(typeSize: .ax5, scale: 1))
    #expect(large.numberOfLines == 1)
    #expect(larger.numberOfLines > 1)
    #expect(larger.size.height >= Double(larger.numberOfLines) * 62)
  }

  @Test("a role has its default without a theme, and the theme's value with one")
  func roles() throws {
    #expect(Self.measure("a", font: .role("font")) == Self.measure("a"))
    let theme = try Theme.sample(
      cell: """
        font: { $type: "typography", $value: { fontFamily: "DejaVu Sans", fontWeight: 400,
          fontSize: { value: 20, unit: "px" }, letterSpacing: { value: 0, unit: "px" },
          lineHeight: 2 } }
        """)
    var environment = Environment(scale: 1)
    environment.stage = MeasuringStage(fonts: try FontLibrary(), theme: theme)
    #expect(Self.measure("a", font: .role("font"), environment: environment).size.height == 40)
    #expect(Self.measure("a", environment: environment).size.height == 20)
    // What texts are measured with is no part of what an environment is.
    #expect(environment == Environment(scale: 1))
    #expect(environment.hashValue == Environment(scale: 1).hashValue)
  }

  @Test("what cannot be laid out has no size, and drawing it says why")
  func impossible() throws {
    #expect(Self.measure("a", font: .role("nothing")) == .zero)
    let endless = String(repeating: "a", count: 100_001)
    #expect(Self.measure(endless) == .zero)
    let layer = Layer(
      text: TextContent(endless, font: .literal(Self.font), color: .tint, numberOfLines: 0))
    #expect(try Drawing(.showing(layer)).findings.count == 1)
  }
}
