package import TesseraGraphics

/// One drawing of a display list, tagged with where it came from.
package struct DisplayItem: Hashable, Sendable {
  /// What is drawn; lengths in device pixels, colours in sRGB.
  package enum Drawing: Hashable, Sendable {
    /// A filled shape.
    case fill(Shape, Paint)
    /// A line along a path.
    case stroke(Path, StrokeStyle, Paint)
    /// A line of a width inside a shape's outline.
    case border(Shape, width: Double, Paint)
    /// The blurred silhouette of a shape; σ is half the CSS blur.
    case shadow(Shape, offset: Point, sigma: Double, Color, clippedOutOf: Shape?)
    /// A picture stretched to a rectangle.
    case image(StraightImage, in: Rect, Sampling, opacity: Double)
    /// Glyphs.
    case text(DisplayText, Paint)
  }

  /// The slot of the layer.
  package let slot: Slot
  /// The layer's path, beginning with its slot.
  package let path: String
  /// What is drawn.
  package var drawing: Drawing
  /// The theme values that took part.
  package var tokens: [TokenUse]
}
