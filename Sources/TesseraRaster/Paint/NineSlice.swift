package import TesseraGraphics

/// A picture whose corners keep their size when it is drawn in a rectangle of any size.
///
/// The edges between the corners stretch one way and the middle both ways. All nine parts are drawn as
/// one picture with a bent scale, not as nine pictures: so there are no seams, wherever the parts meet.
package struct NineSlice: Hashable, Sendable {
  /// The picture.
  package var image: Pixmap
  /// The corners' extents, in pixels of the picture.
  package var insets: EdgeInsets
  /// The size of a corner's pixel on the canvas; none where it is not positive.
  package var scale: Double

  /// Creates a picture with corners; insets are cut to the picture.
  package init(_ image: Pixmap, insets: EdgeInsets, scale: Double = 1) {
    self.image = image
    self.insets = insets
    self.scale = scale
  }
}

extension ImageLayout {
  /// The picture in a rectangle.
  ///
  /// Corners that are larger together than the rectangle shrink, all by the same factor (CSS Backgrounds
  /// and Borders 3, section 5.3).
  init(_ slices: NineSlice, in rect: Rect, sampling: Sampling, opacity: UInt8) {
    self.init(image: slices.image, rect: rect, sampling: sampling, opacity: opacity)
    let horizontal = Self.cut(slices.insets.left, slices.insets.right, to: slices.image.width)
    let vertical = Self.cut(slices.insets.top, slices.insets.bottom, to: slices.image.height)
    // A finite one that no rectangle has room for does as well as one without end.
    let scale = slices.scale > 0 ? min(slices.scale, 0x1p64) : 0
    func share(_ room: Double, _ pair: (near: Double, far: Double)) -> Double {
      let length = (pair.near + pair.far) * scale
      return length > room ? room / length : 1
    }
    let factor = scale * min(share(rect.width, horizontal), share(rect.height, vertical))
    left = Slice(extent: horizontal.near * factor, count: horizontal.near)
    right = Slice(extent: horizontal.far * factor, count: horizontal.far)
    top = Slice(extent: vertical.near * factor, count: vertical.near)
    bottom = Slice(extent: vertical.far * factor, count: vertical.far)
  }

  /// Two insets, not negative and cut in proportion to a number of pixels.
  private static func cut(
    _ near: Double, _ far: Double, to count: Int
  ) -> (near: Double, far: Double) {
    let near = near > 0 && near.isFinite ? near : 0
    let far = far > 0 && far.isFinite ? far : 0
    let factor = near + far > Double(count) ? Double(count) / (near + far) : 1
    return (near * factor, far * factor)
  }
}
