import TesseraGraphics
import Testing

@testable import TesseraCells

@Suite("Vector pictures in display lists")
struct VectorPlacementTests {
  private static let square = Shape.rectangle(Rect(0, 0, 1, 1)).path
  private static let part = VectorImage.Node.part(.init(square, rule: .evenOdd))

  /// The lines of a picture of 10 × 10 units drawn on 20 × 20 pixels.
  private static func lines(
    _ nodes: [VectorImage.Node], tint: Color? = .black
  ) -> (lines: [String], faults: Set<VectorPlacement.Fault>) {
    var placement = VectorPlacement(slot: .icon, path: "icon", tint: tint)
    let nodes = placement.nodes(
      of: VectorImage("pic", size: Size(10, 10), nodes: nodes), in: Rect(0, 0, 20, 20))
    let list = DisplayList(
      width: 20, height: 20, scale: 2, bounds: Rect(0, 0, 20, 20), backdrop: nil,
      backdropTokens: [], nodes: nodes)
    let lines = list.lines.dropFirst(2).map { line in
      [
        line.path, line.kind, line.geometry.split(separator: " ").prefix(6).joined(separator: " "),
        line.paint,
      ]
      .joined(separator: " | ")
    }
    return (lines, placement.faults)
  }

  @Test("Groups keep opacity and clips; a single drawing is cut by itself, several clips nest")
  func groups() {
    let clip = VectorImage.Clip([.init(Self.square), .init(Self.square, rule: .evenOdd)])
    let group = VectorImage.Group([Self.part], clips: [VectorImage.Clip([]), clip])
    let translucent = VectorImage.Group([Self.part, Self.part], opacity: 0.5)
    #expect(
      Self.lines([.group(group), .group(translucent)]).lines == [
        "icon/pic | begin | clip everything | each",
        "icon/pic | begin | clip path 5 in 0 0 | each",
        "icon/pic.0 | fill | path 5 in 0 0 2 | #000000",
        "icon/pic | end |  | ", "icon/pic | end |  | ",
        "icon/pic | begin | no clip | as one, opacity 128",
        "icon/pic.1 | fill | path 5 in 0 0 2 | #000000",
        "icon/pic.2 | fill | path 5 in 0 0 2 | #000000",
        "icon/pic | end |  | ",
      ])
  }

  @Test("Without a tint template parts are left out, others are not")
  func noTint() {
    let own = VectorImage.Node.part(.init(Self.square, ink: .color(.white), opacity: 0.5))
    #expect(
      Self.lines([Self.part, own], tint: nil).lines == [
        "icon/pic.1 | fill | path 5 in 0 0 2 | #ffffff80"
      ])
  }

  @Test("What is not finite is a fault and is not drawn")
  func faults() {
    let far = AffineTransform.scale(1e308, 1e308)
    let found = Self.lines([
      .part(.init(Self.square, transform: far)),
      .part(.init(Self.square, stroke: StrokeStyle(width: .infinity))),
    ])
    #expect(found.lines == [])
    #expect(found.faults == [.outline, .line])
  }
}
