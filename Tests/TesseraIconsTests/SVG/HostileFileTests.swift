import TesseraGraphics
import TesseraIcons
import TesseraSource
import Testing

@Suite("Hostile files")
struct HostileFileTests {
  private static let triangle = "<path d='M0 0h9v9z' fill='red'/>"

  /// What becomes of a file: an error's message, or how many nodes the picture has.
  private static func outcome(_ svg: String) -> String {
    do {
      let image = try VectorImage.readSVG(SourceText(path: "a.svg", bytes: Array(svg.utf8))).image
      return String(image.nodes.count)
    } catch {
      return error.diagnostic.message
    }
  }

  private static func nested(_ count: Int, _ tag: String) -> String {
    let end = "</" + tag.prefix { $0 != " " } + ">"
    return square(
      String(repeating: "<\(tag)>", count: count) + triangle + String(repeating: end, count: count))
  }

  private static let tooLong =
    "drawing the file takes more than 8000000 steps, counting an element as often as it is used"

  @Test("50,000 nested groups are drawn; as many translucent ones are refused")
  func nesting() {
    #expect(Self.outcome(Self.nested(50_000, "g")) == "1")
    #expect(
      Self.outcome(Self.nested(50_000, "g opacity='.5'"))
        == "more than 32 groups that are translucent or cut lie within each other")
    #expect(Self.outcome(Self.nested(31, "svg overflow='hidden'")) == "1")
  }

  @Test("More elements or bytes than the limit are refused")
  func size() {
    #expect(
      Self.outcome(square(String(repeating: "<g/>", count: 100_000)))
        == "the file has more than 100000 elements")
    #expect(
      Self.outcome(square(String(repeating: " ", count: 4 << 20)))
        == "the SVG file is larger than 4 MiB")
  }

  @Test("Uses that multiply end with the budget; those in a circle are left out")
  func uses() {
    let levels = (1...11).map { level in
      "<g id='g\(level)'>\(String(repeating: "<use href='#g\(level - 1)'/>", count: 10))</g>"
    }
    #expect(
      Self.outcome(
        square("<defs><g id='g0'>\(Self.triangle)</g>\(levels.joined())</defs><use href='#g11'/>"))
        == Self.tooLong)
    #expect(
      Self.outcome(square("<use id='b' href='#c'/><use id='c' href='#b'/>\(Self.triangle)")) == "1")
  }

  @Test("What is not drawn costs, too, where it is come by again and again")
  func visits() {
    let texts = String(repeating: "<text/>", count: 10_000)
    let uses = String(repeating: "<use href='#a'/>", count: 1_000)
    #expect(Self.outcome(square("<g id='a'>\(texts)</g>\(uses)")) == Self.tooLong)
    let declarations = String(repeating: "a:b;", count: 5_000)
    #expect(
      Self.outcome(
        square("<path id='a' d='M0 0h9v9z' style='\(declarations)'/>\(uses)")) == Self.tooLong)
  }

  @Test("A path with more steps than can be drawn is refused, and so are gradients used too often")
  func steps() {
    #expect(
      Self.outcome(square("<path d='M0 0\(String(repeating: "h1 1", count: 500_000))'/>"))
        == Self.tooLong)
    let stops = String(repeating: "<stop/>", count: 10_000)
    #expect(
      Self.outcome(
        square(
          "<linearGradient id='g'>\(stops)</linearGradient>"
            + String(repeating: "<path d='M0 0h9v9z' fill='url(#g)'/>", count: 1_000)))
        == Self.tooLong)
  }

  @Test("Numbers beyond all bounds leave their element out, and dashes beyond all counts are solid")
  func numbers() throws {
    let image = try picture(
      square(
        """
        <path d='M1e308 1e308L-1e308 2'/><rect width='1e308' height='1e308'/><circle r='1e300'/>
        <path d='M0 0A1e308 1e308 0 0 0 1e308 1'/><path transform='scale(1e200)' d='M1e200 0h1'/>
        <g transform='scale(1e200)'><g transform='scale(1e200)'>\(Self.triangle)</g></g>
        <path fill='none' stroke='red' stroke-width='1e308' d='M0 0h5'/>
        """),
      findings: ["1:61 T0904 a coordinate is too large to be drawn, and the element is left out"])
    #expect(image.nodes.isEmpty)
    let line = "<path fill='none' stroke='red' d='M2 2h5'"
    let dashed = try picture(
      square("\(line) stroke-dasharray='NaN 3'/>\n\(line) stroke-dasharray='1e-300'/>"),
      findings: [
        "1:121 T0904 `NaN 3` is no value of `stroke-dasharray`, and does not count",
        "2:1 T0904 a line with more than 50000 dashes is drawn solid",
      ])
    #expect(
      dashed.nodes.allSatisfy {
        if case .part(let part) = $0 { part.stroke?.dash == nil } else { false }
      })
  }

  @Test("Clips that cut each other end, in a chain and in a circle")
  func clips() throws {
    let chain = (0..<20).map { index in
      "<clipPath id='c\(index)' clip-path='url(#c\(index + 1))'>\(Self.triangle)</clipPath>"
    }
    #expect(
      Self.outcome(square(chain.joined() + "<path d='M0 0h9v9z' clip-path='url(#c0)'/>")) == "1")
    #expect(
      Self.outcome(
        square(
          "<clipPath id='a' clip-path='url(#a)'>\(Self.triangle)</clipPath>"
            + "<path d='M0 0h9v9z' clip-path='url(#a)'/>")) == "1")
  }

  @Test("A symbol that clears what is behind it again and again is refused")
  func erasers() {
    let parts = String(repeating: "<path class='monochrome-1' d='M1 1h2v2z'/>", count: 33)
    #expect(
      Self.outcome(
        """
        <svg><style>.monochrome-1{-sfsymbols-clear-behind:true}</style>
        <line id='Baseline-M' y1='8' y2='8'/><line id='Capline-M' y1='1' y2='1'/>
        <g id='Regular-M'><rect width='9' height='9'/>\(parts)</g></svg>
        """) == "more than 32 groups that are translucent or cut lie within each other")
  }

  @Test("A paint has one fallback, however many there are")
  func fallbacks() {
    let paints = String(repeating: "url(#a) ", count: 100_000)
    #expect(Self.outcome(square("<path d='M0 0h9v9z' fill='\(paints)'/>")) == "1")
  }

  @Test("Rules without end are refused")
  func rules() {
    let selectors = String(repeating: "a,", count: 200_000)
    #expect(Self.outcome(square("<style>\(selectors)b{fill:red}</style>")) == Self.tooLong)
    #expect(
      Self.outcome(
        square("<style>\(String(repeating: "@media x{", count: 50_000))</style>\(Self.triangle)"))
        == "1")
    #expect(
      Self.outcome(
        square("<style>\(String(repeating: "@a;", count: 500_000)){}</style>\(Self.triangle)"))
        == "1")
  }
}
