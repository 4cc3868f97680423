internal import TesseraGraphics
internal import TesseraRaster

/// The cell of S10 and S11: a card with a selected layer, a border, an icon and a text.
struct SampleCell {
  /// Pixels in a row, and rows.
  static let side = 300

  private let icon: Path
  private let text: Path

  /// Reads the outlines of icon and text.
  init(_ data: SceneData) throws(SceneDataError) {
    icon = try data.path("icon.path")
    text = try data.path("text.path")
  }

  /// Draws the cell with its top left corner at a point.
  func draw(tint: Color, at origin: Point, on canvas: inout Canvas) {
    let gradient = Gradient([.init(.white, at: 0), .init(Self.lower, at: 1)])
    canvas.fill(
      .card(at: origin),
      with: .linearGradient(
        gradient, from: Point(150, 10) + origin, to: Point(150, 290) + origin))
    canvas.fill(.card(at: origin), with: .color(tint.withAlpha8(128)))
    canvas.strokeCardBorder(at: origin, with: Self.border)
    canvas.fillIcon(icon, scale: 4, at: Point(102, 60) + origin)
    canvas.fillText(text, at: origin)
  }

  private static let lower = Color(rgb: 0xE6ECF5)
  private static let border = Color(rgb: 0x3A3A3C)
}
