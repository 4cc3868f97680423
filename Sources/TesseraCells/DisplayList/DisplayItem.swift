package import TesseraGraphics

/// One drawing of a display list, tagged with where it came from.
package struct DisplayItem: Hashable, Sendable {
  /// What is drawn; lengths in device pixels, colours in sRGB.
  package enum Drawing: Hashable, Sendable {
    /// A filled shape.
    case fill(Shape, rule: FillRule = .nonZero, Paint)
    /// A line along a path.
    case stroke(Path, StrokeStyle, Paint)
    /// A line along a shape's outline.
    case border(Shape, StrokeStyle, StrokeAlignment, Paint)
    /// The blurred silhouette of a shape, grown by a spread; σ is half the CSS blur.
    ///
    /// A shape with radii has grown already; only a free path leaves its spread to the rasterizer.
    case shadow(
      Shape, spread: Double = 0, offset: Point, sigma: Double, Color, clippedOutOf: Shape?)
    /// The blurred silhouette of a shape's surroundings, grown by a spread and cut to the shape.
    case innerShadow(Shape, spread: Double, offset: Point, sigma: Double, Color)
    /// A picture stretched to a rectangle.
    case image(StraightImage, in: Rect, Sampling, opacity: Double)
    /// A picture stretched to a rectangle, all but its corners; their insets are in pixels of the
    /// picture, of which each is `scale` device pixels wide.
    case nineSlice(
      StraightImage, insets: EdgeInsets, scale: Double, in: Rect, Sampling, opacity: Double)
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
  /// Whether it is the part of a picture that whoever shows the picture colours.
  package var isTemplate = false
  /// Where on the canvas the plane lies that the drawing is made in; nil where it is the canvas.
  ///
  /// It is for lines and gradients that are distorted.
  package var plane: AffineTransform?

  /// Creates a drawing.
  package init(
    slot: Slot, path: String, drawing: Drawing, tokens: [TokenUse], isTemplate: Bool = false,
    plane: AffineTransform? = nil
  ) {
    self.slot = slot
    self.path = path
    self.drawing = drawing
    self.tokens = tokens
    self.isTemplate = isTemplate
    self.plane = plane
  }
}
