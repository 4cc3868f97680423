import TesseraGraphics
import TesseraText
import Testing

@Suite("TextLine")
struct TextLineTests {
  /// The bounds of a text's outline, and its width, with letters made up or not.
  private static func measure(
    _ text: String, weight: Double = 400, _ synthesis: FontSynthesis = []
  ) throws -> (bounds: Rect, width: Double) {
    let style = TextStyle(weight: weight, size: 2_048, synthesis: synthesis)
    let line = try DebianFonts.layout.line(text, style: style, direction: .leftToRight).line
    return (try #require(line.outline(at: .zero).controlBounds), line.width)
  }

  @Test("oblique letters lean by a quarter of their height, and only where they are asked for")
  func oblique() throws {
    let upright = try Self.measure("l")
    let slanted = try Self.measure("l", [.oblique])
    #expect(slanted.width == upright.width)
    #expect(slanted.bounds.minX == upright.bounds.minX)
    #expect(slanted.bounds.maxX == upright.bounds.maxX + upright.bounds.height / 4)
    #expect(try Self.measure("l", [.bold]) == upright)
  }

  @Test("bold is made up where a family has no bold face, and only where it is asked for")
  func bold() throws {
    let regular = try Self.measure("第")
    #expect(try Self.measure("第", weight: 700) == regular)
    #expect(try Self.measure("第", weight: 500, [.bold]) == regular)
    let bold = try Self.measure("第", weight: 700, [.bold])
    #expect(bold.width == regular.width)
    #expect(abs(bold.bounds.width - regular.bounds.width - 2_048 / 24) < 1e-9)
    // DejaVu Sans has a bold face.
    #expect(try Self.measure("a", weight: 700, [.bold]) == Self.measure("a", weight: 700))
  }

  @Test("the outline of a letter of straight lines, y down from the baseline")
  func outline() throws {
    // An I of DejaVu Sans is a rectangle from (201, 0) to (403, 1493) in font units.
    let path = try DebianFonts.line("I").line.outline(at: Point(1_000, 2_000))
    #expect(
      path
        == Path { path in
          path.move(to: Point(1_201, 507))
          path.line(to: Point(1_403, 507))
          path.line(to: Point(1_403, 2_000))
          path.line(to: Point(1_201, 2_000))
          path.line(to: Point(1_201, 507))
          path.close()
        })
  }

  @Test("scale and place are applied to every glyph")
  func placement() throws {
    let line = try DebianFonts.line("II", size: 1_024).line
    let path = line.outline(at: Point(10, 20))
    #expect(path.controlBounds == Rect(110.5, 20 - 746.5, 101 + 302, 746.5))
    #expect(path.elements.count == 12)
  }

  @Test("curves stay curves: an o is two contours of quadratics")
  func curves() throws {
    let path = try DebianFonts.line("o").line.outline(at: .zero)
    let kinds = path.elements.map { element in
      switch element {
      case .move: "M"
      case .line: "L"
      case .quadratic: "Q"
      case .cubic: "C"
      case .close: "Z"
      }
    }.joined()
    #expect(kinds == "MQQQQQQQQZMQQQQQQQQZ")
    #expect(path.controlBounds == Rect(113, -1_147, 1_028, 1_176))
  }

  @Test("a mark is drawn above its base, and a line without ink has no outline")
  func marks() throws {
    let base = try DebianFonts.line("q").line.outline(at: .zero)
    let marked = try DebianFonts.line("q\u{30A}").line.outline(at: .zero)
    #expect(marked.elements.count > base.elements.count)
    #expect((marked.controlBounds?.minY ?? 0) < (base.controlBounds?.minY ?? 0))
    #expect(try DebianFonts.line("   ").line.outline(at: .zero).isEmpty)
  }

  @Test("no coordinate is a negative zero, which would print differently")
  func negativeZero() throws {
    let path = try DebianFonts.line("IL").line.outline(at: .zero)
    for case .line(let point) in path.elements where point.y == 0 {
      #expect(point.y.sign == .plus)
    }
  }

  @Test("equal lines hash alike")
  func hashing() throws {
    let lines = try [DebianFonts.line("第0个").line, DebianFonts.line("第0个").line]
    #expect(Set(lines).count == 1)
  }
}
