import TesseraCells
import TesseraSnapshots
import Testing

@Suite("Layer change")
struct LayerChangeTests {
  /// A line of a display list.
  private static func line(
    _ path: String, _ kind: String = "fill", _ geometry: String = "rect 0 0 4 4",
    _ paint: String = "#ff0000", _ tokens: String...
  ) -> DisplayLine {
    DisplayLine(path: path, kind: kind, geometry: geometry, paint: paint, tokens: tokens)
  }

  /// The changes in one line each.
  private static func texts(_ old: [DisplayLine], _ new: [DisplayLine]) -> [String] {
    LayerChange.changes(from: old, to: new).map(\.text)
  }

  @Test("Equal lists have no changes")
  func equal() {
    let lines = [Self.line("a"), Self.line("b"), Self.line("a")]
    #expect(Self.texts(lines, lines) == [])
    #expect(Self.texts([], []) == [])
  }

  @Test("A changed paint, geometry or both is told with the way of the tokens that changed")
  func changed() {
    let old = Self.line(
      "background", "fill", "rect 0 0 4 4", "#ff0000", "cell.a.x>b=#ff0000", "r=3")
    let paint = Self.line(
      "background", "fill", "rect 0 0 4 4", "#fe0000", "cell.a.x>b=#fe0000", "r=3")
    #expect(Self.texts([old], [paint]) == ["background fill: #ff0000 → #fe0000  (cell.a.x > b)"])
    let both = Self.line(
      "background", "fill", "rect 0 0 5 4", "#fe0000", "cell.a.x>b=#fe0000", "r=4")
    #expect(
      Self.texts([old], [both]) == [
        "background fill: #ff0000 → #fe0000; rect 0 0 4 4 → rect 0 0 5 4  (cell.a.x > b > r)"
      ])
    let detour = Self.line(
      "background", "fill", "rect 0 0 4 4", "#ff0000", "cell.a.x>c=#ff0000", "r=3")
    #expect(
      Self.texts([old], [detour]) == [
        "background fill: the same drawing by way of other tokens  (cell.a.x > c)"
      ])
  }

  @Test("A token that is gone is named where none has come")
  func goneToken() {
    let old = Self.line("a", "fill", "rect 0 0 4 4", "#ff0000", "x>y=#ff0000")
    let new = Self.line("a", "fill", "rect 0 0 4 4", "#00ff00")
    #expect(Self.texts([old], [new]) == ["a fill: #ff0000 → #00ff00  (x > y)"])
  }

  @Test("Layers that came or went are told, those that went last")
  func addedAndRemoved() {
    let old = [Self.line("gone"), Self.line("a")]
    let new = [Self.line("a"), Self.line("new", "text", "\"x\"", "#000000", "t=#000000")]
    #expect(
      Self.texts(old, new) == [
        "new text: is new: \"x\"; #000000  (t)", "gone fill: is gone: rect 0 0 4 4; #ff0000",
      ])
  }

  @Test("Drawings of one layer meet in their order")
  func repeated() {
    let shadows = ["1", "2", "3"].map { Self.line("a", "shadow", $0) }
    var changed = shadows
    changed[1] = Self.line("a", "shadow", "9")
    let changes = LayerChange.changes(from: shadows, to: changed)
    #expect(changes.map(\.details) == [["2 → 9"]] && changes.map(\.kind) == [.changed])
    let fewer = LayerChange.changes(from: shadows, to: Array(shadows.prefix(2)))
    #expect(fewer.map(\.kind) == [.removed] && fewer.map(\.details) == [["3", "#ff0000"]])
  }

  @Test("A layer that is drawn above others now has moved")
  func moved() {
    let (a, b, c) = (Self.line("a"), Self.line("b"), Self.line("c"))
    #expect(
      Self.texts([a, b, c], [b, c, a]) == [
        "a fill: is drawn in another order now: rect 0 0 4 4; #ff0000"
      ])
    #expect(LayerChange.changes(from: [a, b], to: [b, a]).map(\.kind) == [.moved])
  }

  @Test("A group is told by its beginning alone")
  func group() {
    let begin = Self.line("clip", "begin", "clip rect 0 0 4 4", "as one, opacity 255")
    let end = Self.line("clip", "end", "", "")
    let a = Self.line("a")
    #expect(
      Self.texts([a], [begin, a, end]) == [
        "clip begin: is new: clip rect 0 0 4 4; as one, opacity 255"
      ])
  }
}
