import TesseraCells
import TesseraGraphics
import Testing

@testable import TesseraSnapshots

/// Places read back from a golden's line, without a fresh one to meet.
@Suite("Past place")
struct PastPlaceTests {
  private static func place(
    _ kind: String, _ geometry: String, paint: String = "#ff000080"
  ) -> PastPlace {
    PastPlace(
      of: DisplayLine(path: "a", kind: kind, geometry: geometry, paint: paint, tokens: []),
      meeting: nil)
  }

  private static func drawing(_ kind: String, _ geometry: String) throws -> DisplayItem.Drawing {
    guard case .drawing(let item) = place(kind, geometry) else {
      throw CancellationError()
    }
    return item.drawing
  }

  private static let red = Color(red8: 255, green8: 0, blue8: 0, alpha: 128.0 / 255)

  @Test("Shapes, lines and shadows are read as they were written")
  func drawings() throws {
    let rect = Rect(1, 2.5, 30, 4)
    let rounded = Shape.roundedRectangle(RoundedRectangle(rect, radius: 2, style: .continuous))
    #expect(
      try Self.drawing("fill", "rect 1 2.5 30 4") == .fill(.rectangle(rect), .color(Self.red)))
    #expect(
      try Self.drawing("fill", "ellipse 1 2.5 30 4 evenodd")
        == .fill(.ellipse(rect), rule: .evenOdd, .color(Self.red)))
    #expect(
      try Self.drawing("border", "rounded 1 2.5 30 4 radius 2 continuous width 3 outside")
        == .border(rounded, StrokeStyle(width: 3), .outside, .color(Self.red)))
    #expect(
      try Self.drawing("shadow", "rect 1 2.5 30 4 by 0 -2 sigma 1.5 outside ellipse 1 2.5 30 4")
        == .shadow(
          .rectangle(rect), offset: Point(0, -2), sigma: 1.5, Self.red,
          clippedOutOf: .ellipse(rect)))
    #expect(
      try Self.drawing("innerShadow", "rect 1 2.5 30 4 spread 1 by 0 2 sigma 0")
        == .innerShadow(
          .rectangle(rect), spread: 1, offset: Point(0, 2), sigma: 0, Self.red))
    #expect(
      try Self.drawing("image", "rect 1 2.5 30 4 filtered")
        == .fill(.rectangle(rect), .color(.black)))
  }

  @Test("A plane that a drawing was made in is taken along")
  func plane() throws {
    guard
      case .drawing(let item) = Self.place("fill", "rect 0 0 4 4 through matrix 1 0 0.5 1 -3 2")
    else {
      Issue.record("no drawing")
      return
    }
    #expect(item.plane == AffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: -3, ty: 2))
  }

  @Test("Free outlines are known by their bounds, texts by the room that their lines take")
  func rough() {
    guard case .within(let path) = Self.place("fill", "path 12 in 3 4 5 6 00ff"),
      case .within(let line) = Self.place(
        "stroke", "path 2 in 3 4 5 6 00ff width 2 butt miter limit 10"),
      case .within(let text) = Self.place("text", "\"say \\\" at 9\" at 10 30 size 8 Sans 00ff")
    else {
      Issue.record("not rough")
      return
    }
    #expect(path == Rect(3, 4, 5, 6))
    #expect(line == Rect(1, 2, 9, 10))
    #expect(text.minX == 2 && text.minY == 18 && text.height == 24)
  }

  @Test(
    "What cannot be read was anywhere",
    arguments: [
      "", "rect", "rect 1 2 3", "rect 1 2 3 nan", "rect 1 2 3 inf", "blob 1 2 3 4",
      "rounded 1 2 3 4 radius", "rounded 1 2 3 4 radius 5 wavy", "path x in 1 2 3 4 0", "path 3",
      "rect 1 2 3 4 through matrix 1 0 0",
    ])
  func unreadable(geometry: String) {
    guard case .anywhere = Self.place("fill", geometry) else {
      Issue.record("read")
      return
    }
    guard case .anywhere = Self.place("text", geometry) else {
      Issue.record("read as a text")
      return
    }
    guard case .anywhere = Self.place("hologram", "rect 1 2 3 4") else {
      Issue.record("a kind that there is not was read")
      return
    }
  }
}
