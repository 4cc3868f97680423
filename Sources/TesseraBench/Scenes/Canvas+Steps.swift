internal import TesseraGraphics
internal import TesseraRaster

/// The steps that several scenes share.
///
/// Outlines are moved and scaled to their places here, in the frame, as the peers do it.
extension Canvas {
  private static let ink = Color(rgb: 0x1D1D1F)
  /// How far the text advances, in pixels.
  private static let textWidth = 151.13671875

  /// Draws the border of the card of a 300 px cell, 2 px wide and inside its edge.
  mutating func strokeCardBorder(at origin: Point, with color: Color) {
    let middle = RoundedRectangle(Rect(11, 11, 278, 278).moved(by: origin), radius: 23)
    stroke(.roundedRectangle(middle), style: StrokeStyle(width: 2), with: .color(color))
  }

  /// Fills the icon, made larger by `scale`, with its top left corner at a point.
  mutating func fillIcon(_ icon: Path, scale: Double, at origin: Point) {
    let place = AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
    withTransform(place) { $0.fill(.path(icon), with: .color(Self.ink)) }
  }

  /// Fills the text in the middle of a 300 px cell, on its baseline at 210 px.
  mutating func fillText(_ text: Path, at origin: Point) {
    let place = AffineTransform.translation(150 - Self.textWidth / 2 + origin.x, 210 + origin.y)
    withTransform(place) { $0.fill(.path(text), with: .color(Self.ink)) }
  }
}

extension Shape {
  /// The card of a 300 px cell.
  static func card(at origin: Point) -> Shape {
    .roundedRectangle(RoundedRectangle(Rect(10, 10, 280, 280).moved(by: origin), radius: 24))
  }
}

extension Rect {
  /// The rectangle moved by a vector.
  func moved(by offset: Point) -> Rect { self.offset(by: offset.x, offset.y) }
}

extension Color {
  /// Creates the opaque colour of 0xRRGGBB.
  init(rgb: Int) {
    self.init(
      red8: UInt8(rgb >> 16 & 0xFF), green8: UInt8(rgb >> 8 & 0xFF), blue8: UInt8(rgb & 0xFF))
  }

  /// The colour with an alpha of 0…255.
  func withAlpha8(_ alpha: UInt8) -> Color { withAlpha(Double(alpha) / 255) }
}
