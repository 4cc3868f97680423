package import TesseraCells
package import TesseraGraphics
package import TesseraRaster

/// A cell drawn in one state.
package struct CellPicture: Sendable {
  /// What was drawn.
  package let list: DisplayList
  /// The pixels.
  package let pixmap: Pixmap
  /// The cell's size, in points.
  package let size: Size
}
