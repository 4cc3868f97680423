import TesseraCells
package import TesseraGraphics
package import TesseraRaster
import TesseraSheets

/// What a screen looks like at one moment, resolved: what is to be drawn, and where on the viewport.
///
/// Its lists are shared with the looks before and after, so that a long film takes little more memory than
/// its cells; pixels are made when they are asked for.
package struct ScreenLook: Hashable, Sendable {
  /// A cell on the screen.
  package struct Piece: Hashable, Sendable {
    /// What it looks like, without a backdrop of its own.
    let list: DisplayList
    /// The column of its top left pixel.
    let x: Int
    /// The row of its top left pixel.
    let y: Int
  }

  /// The viewport's width, in device pixels.
  package let width: Int
  /// The viewport's height, in device pixels.
  package let height: Int
  /// What lies behind everything; nil for nothing.
  package let backdrop: Color?
  /// The cells, from the bottom.
  let pieces: [Piece]

  /// Draws the viewport: backdrop, cells, headers and footers.
  package func pixmap() -> Pixmap {
    var canvas = Canvas(width: width, height: height, fill: backdrop.map(Pixel.init) ?? .clear)
    for piece in pieces {
      DisplayListRenderer.draw(piece.list, on: &canvas, atX: piece.x, y: piece.y)
    }
    return canvas.finish()
  }
}
