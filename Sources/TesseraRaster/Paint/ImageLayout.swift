internal import TesseraGraphics

/// A picture in a rectangle, and what lies around it → a source of colours under a map of the plane.
///
/// Where rows and columns stay upright, also mirrored, they are averaged one after the other
/// (`ImageSampler`); under any other map each pixel is looked up by itself (`TurnedImage`).
struct ImageLayout {
  /// A part at an end of the picture that has a scale of its own: its length in the rectangle's units
  /// and in pixels of the picture.
  typealias Slice = ImageAxis.Slice

  /// The picture.
  let image: Pixmap
  /// Where it lies before the map.
  let rect: Rect
  /// How it is read between its pixels.
  let sampling: Sampling
  /// What its alpha is multiplied with.
  let opacity: UInt8
  /// What lies beside it.
  var horizontalOutside = ImageAxis.Outside.edge
  /// What lies above and below.
  var verticalOutside = ImageAxis.Outside.edge
  /// What keeps its own scale at the ends.
  var left = Slice()
  var right = Slice()
  var top = Slice()
  var bottom = Slice()

  /// Lays a picture out in a rectangle.
  init(image: Pixmap, rect: Rect, sampling: Sampling, opacity: UInt8) {
    self.image = image
    self.rect = rect
    self.sampling = sampling
    self.opacity = opacity
  }

  /// The source of colours, clear ones where the opacity is 0; nil where nothing is painted: the
  /// rectangle has no area, a number is not finite, or the map flattens the plane.
  func source(under transform: AffineTransform?) -> RowPaint.Source? {
    let transform = transform ?? .identity
    guard !rect.isEmpty, rect.isFinite, let inverse = transform.inverse else { return nil }
    guard opacity > 0 else { return .color(.clear) }
    guard transform.b == 0, transform.c == 0 else {
      return TurnedImage(self, under: transform, inverse: inverse).map(RowPaint.Source.turnedImage)
    }
    guard
      let horizontal = horizontal(scale: transform.a, shift: transform.tx),
      let vertical = vertical(scale: transform.d, shift: transform.ty)
    else { return nil }
    return .image(
      ImageSource(
        image: image, horizontal: horizontal, vertical: vertical, sampling: sampling,
        opacity: opacity))
  }

  /// The axis of the columns.
  func horizontal(scale: Double, shift: Double) -> ImageAxis? {
    ImageAxis(
      from: rect.minX * scale + shift, to: rect.maxX * scale + shift,
      length: rect.width * scale, count: image.width, outside: horizontalOutside,
      near: left.scaled(by: scale), far: right.scaled(by: scale))
  }

  /// The axis of the rows.
  func vertical(scale: Double, shift: Double) -> ImageAxis? {
    ImageAxis(
      from: rect.minY * scale + shift, to: rect.maxY * scale + shift,
      length: rect.height * scale, count: image.height, outside: verticalOutside,
      near: top.scaled(by: scale), far: bottom.scaled(by: scale))
  }
}

extension ImageAxis.Slice {
  /// The slice in grid steps, behind a scale of the plane.
  fileprivate func scaled(by scale: Double) -> ImageAxis.Slice {
    ImageAxis.Slice(extent: extent * abs(scale) * SubpixelPoint.scale, count: count)
  }
}

extension ImageAxis {
  /// Creates the axis of a picture between two edges in pixels, mirrored where the second comes before
  /// the first; nil where nothing lies between them or one is not finite.
  ///
  /// Edges are moved to the grid, as those of shapes are. What repeats keeps its `length` to 2⁻²⁰ px
  /// instead, so that the last tile lies as well as the first.
  fileprivate init?(
    from start: Double, to end: Double, length: Double, count: Int, outside: Outside, near: Slice,
    far: Slice
  ) {
    let origin = SubpixelPoint.snap(min(start, end)) * SubpixelPoint.scale
    let extent =
      outside == .edge
      ? SubpixelPoint.snap(max(start, end)) * SubpixelPoint.scale - origin
      : (abs(length) * GradientPoint.scale).rounded() / GradientPoint.scale * SubpixelPoint.scale
    guard extent > 0, extent.isFinite, origin.isFinite else { return nil }
    self.init(origin: origin, extent: extent, count: count)
    self.outside = outside
    isMirrored = end < start
    // Rounding may have left the ends a little more than the whole.
    let factor = near.extent + far.extent > extent ? extent / (near.extent + far.extent) : 1
    self.near = Slice(extent: near.extent * factor, count: near.count)
    self.far = Slice(extent: far.extent * factor, count: far.count)
  }
}
