package import TesseraGraphics

/// A picture as a paint: laid out in tiles from an origin.
package struct ImagePattern: Hashable, Sendable {
  /// The directions in which the picture goes on.
  package enum Repetition: String, Hashable, Sendable, CaseIterable {
    /// In all directions.
    case both
    /// To the left and right; above and below is nothing.
    case horizontal
    /// Upwards and downwards; beside is nothing.
    case vertical
    /// In none: the picture lies there once.
    case none
  }

  /// The picture.
  package var image: Pixmap
  /// The top left corner of a tile.
  package var origin: Point
  /// The size of a tile, to which the picture is scaled.
  package var tile: Size
  /// The directions in which the picture goes on.
  package var repetition: Repetition
  /// Where the tiles go: a scale, a turn, a shear.
  package var transform: AffineTransform
  /// How the picture is read between its pixels.
  package var sampling: Sampling
  /// What its alpha is multiplied with, cut to 0…1 and quantised once.
  package var opacity: Double

  /// Creates a pattern; without a size, tiles are as large as the picture.
  package init(
    _ image: Pixmap, origin: Point = .zero, tile: Size? = nil, repetition: Repetition = .both,
    transform: AffineTransform = .identity, sampling: Sampling, opacity: Double = 1
  ) {
    self.image = image
    self.origin = origin
    self.tile = tile ?? Size(Double(image.width), Double(image.height))
    self.repetition = repetition
    self.transform = transform
    self.sampling = sampling
    self.opacity = opacity
  }
}

extension ImageLayout {
  /// The first tile of a pattern, without the pattern's own map.
  init(_ pattern: ImagePattern) {
    self.init(
      image: pattern.image,
      rect: Rect(pattern.origin.x, pattern.origin.y, pattern.tile.width, pattern.tile.height),
      sampling: pattern.sampling, opacity: Pixel.quantize(pattern.opacity))
    let repetition = pattern.repetition
    horizontalOutside = repetition == .both || repetition == .horizontal ? .again : .clear
    verticalOutside = repetition == .both || repetition == .vertical ? .again : .clear
  }
}

extension RowPaint.Source {
  /// What a pattern is for pixels of `columns` under a map of the plane; nil where it paints nothing
  /// there.
  init?(_ pattern: ImagePattern, transform: AffineTransform? = nil, columns: Range<Int>) {
    let total = transform.map(pattern.transform.concatenating) ?? pattern.transform
    guard !columns.isEmpty, let source = ImageLayout(pattern).source(under: total)
    else { return nil }
    self = source
  }
}
