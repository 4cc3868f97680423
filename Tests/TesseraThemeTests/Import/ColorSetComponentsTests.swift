import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Components of asset catalogs")
struct ColorSetComponentsTests {
  private static let numbers: [(String, Double)] = [
    ("0xD6", 214.0 / 255), ("0xff", 1), ("0X00", 0), ("0x1FF", 511.0 / 255),
    ("235", 235.0 / 255), ("0", 0), ("255", 1), ("-51", -0.2),
    ("0.871", 0.871), ("1.000", 1), ("0.0", 0), (".5", 0.5), ("-0.25", -0.25), ("1e-3", 0.001),
  ]

  @Test("A component counts bytes or to 1", arguments: numbers)
  func component(text: String, value: Double) {
    #expect(ColorSetComponents.value(text) == value)
  }

  @Test("Other texts are no components", arguments: ["", "x", "0x", "0xGG", "nan", "0x1p3", "1,0"])
  func noComponent(text: String) {
    #expect(ColorSetComponents.value(text) == nil)
  }

  /// A colour of a catalog and what it becomes.
  struct SpaceCase: CustomTestStringConvertible {
    let space: String
    let written: [String]
    let expected: String
    let components: [Double]
    var findings: [String] = []
    var testDescription: String { "\(space) \(written)" }
  }

  private static let gray = "a grey of gamma 2.2 becomes the same grey in sRGB"
  private static let cut = "components of `srgb` lie outside 0…1 and are cut"
  private static let plain = ["0.25", "0.5", "1.0"]
  private static let spaceCases: [SpaceCase] = [
    SpaceCase(space: "srgb", written: plain, expected: "srgb", components: [0.25, 0.5, 1]),
    SpaceCase(
      space: "display-p3", written: plain, expected: "display-p3", components: [0.25, 0.5, 1]),
    SpaceCase(
      space: "extended-srgb", written: plain, expected: "srgb", components: [0.25, 0.5, 1]),
    SpaceCase(
      space: "extended-linear-srgb", written: plain, expected: "srgb-linear",
      components: [0.25, 0.5, 1]),
    SpaceCase(
      space: "srgb", written: ["1.5", "-0.5", "1.0"], expected: "srgb", components: [1, 0, 1],
      findings: [cut]),
    SpaceCase(
      space: "gray-gamma-22", written: ["1.0"], expected: "srgb", components: [1, 1, 1],
      findings: [gray]),
    SpaceCase(
      space: "extended-gray", written: ["0.0"], expected: "srgb", components: [0, 0, 0],
      findings: [gray]),
  ]

  @Test("Each space keeps its components or says what it becomes", arguments: spaceCases)
  func spaces(test: SpaceCase) throws {
    let (color, found) = try read(test.space, test.written)
    #expect(color?.space == test.expected)
    #expect(color?.components == test.components)
    #expect(color?.alpha == 1)
    #expect(found == test.findings)
  }

  @Test("A grey of gamma 2.2 is the same grey in sRGB")
  func gray() throws {
    let (color, _) = try read("gray-gamma-22", ["0.600"])
    let components = try #require(color?.components)
    #expect(Set(components).count == 1)
    #expect(components[0].map { ($0 * 255).rounded() } == 0x9A)
  }

  @Test("A colour outside sRGB becomes Display P3, and beyond that OKLCH")
  func extended() throws {
    let (wide, found) = try read("extended-srgb", ["1.09", "-0.22", "-0.15"])
    #expect(wide?.space == "display-p3")
    #expect(found == ["a colour of `extended-srgb` outside sRGB becomes `display-p3`"])
    let (wider, _) = try read("extended-srgb", ["-0.5", "1.05", "-0.4"])
    #expect(wider?.space == "oklch")
    let (brighter, faults) = try read("extended-srgb", ["2.0", "2.0", "2.0"])
    #expect(brighter == nil)
    #expect(
      faults == [
        "the colour is darker than black or brighter than white, which DTCG cannot say"
      ])
  }

  @Test("An alpha of the text 1 is suspicious, and one outside 0…1 is cut")
  func alpha() throws {
    let (thin, found) = try read("srgb", ["0.0", "0.0", "0.0"], alpha: #""1""#)
    #expect(thin?.alpha == 1.0 / 255)
    #expect(found == ["`1` counts as one of 255, which is nearly transparent"])
    let (cut, cuts) = try read("srgb", ["0.0", "0.0", "0.0"], alpha: "1.5")
    #expect(cut?.alpha == 1)
    #expect(cuts == ["`alpha` lies outside 0…1; 1 is taken"])
  }

  @Test("A missing component is an error")
  func missing() throws {
    let (color, found) = try read("srgb", ["0.0", "0.0"])
    #expect(color == nil)
    #expect(found == ["the component `blue` is missing"])
  }

  /// Reads a colour of a space and the messages about it.
  private func read(
    _ space: String, _ components: [String], alpha: String? = nil
  ) throws -> (ImportedColor?, [String]) {
    let names = space.contains("gray") ? ["white"] : ["red", "green", "blue"]
    var parts = zip(names, components).map { "\"\($0)\": \"\($1)\"" }
    if let alpha { parts.append("\"alpha\": \(alpha)") }
    let text = SourceText(
      path: "t.json",
      bytes: Array(
        "{ \"color-space\": \"\(space)\", \"components\": { \(parts.joined(separator: ", ")) } }"
          .utf8))
    let root = try #require(JSONReader.read(text).root)
    guard case .object(let object) = root.value else { return (nil, []) }
    var report = ImportReport()
    let color = ColorSetComponents(text: text).color(object, at: root, report: &report)
    return (color, report.diagnostics.map(\.message))
  }
}
