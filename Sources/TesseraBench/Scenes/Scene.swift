internal import TesseraGraphics
internal import TesseraRaster

/// A square picture that is drawn again and again.
struct Scene {
  /// What is drawn in a frame.
  enum Content {
    /// Steps on one canvas.
    case picture((inout Canvas) -> Void)
    /// Equal square cells, from left to right and then down, `columns` in a row and as many rows; the
    /// steps of each are told its number and draw at the origin.
    case sheet(columns: Int, (inout Canvas, Int) -> Void)
  }

  /// The name that its row begins with.
  let name: String
  /// Pixels in a row, and rows.
  let side: Int
  /// What a frame begins with.
  let backdrop: Pixel
  /// What it then draws.
  let content: Content
}
