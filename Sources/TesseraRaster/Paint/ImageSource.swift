internal import TesseraGraphics

/// A picture laid out along the rows and columns of the canvas: what a sampler is begun with.
struct ImageSource {
  /// The picture.
  let image: Pixmap
  /// Where its columns lie.
  let horizontal: ImageAxis
  /// Where its rows lie.
  let vertical: ImageAxis
  /// How it is read between its pixels.
  let sampling: Sampling
  /// What its alpha is multiplied with.
  let opacity: UInt8
}
