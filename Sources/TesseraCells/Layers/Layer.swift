public import TesseraGraphics

/// A rectangle with a shape, and what is drawn in it.
///
/// Within a layer, from the bottom: shadows, fill, image, text, children (cut to the shape if
/// ``clips``), border; the result is then made translucent as one by ``opacity`` (design section 4).
public struct Layer: Hashable, Sendable {
  /// Names the layer in display lists and reports; siblings without one are numbered.
  public var name: String
  /// Position and size in points within the parent; nil fills the parent.
  public var frame: Rect?
  /// The outline of fill, border, shadow and clip.
  public var shape: LayerShape
  /// What fills the shape.
  public var fill: Fill?
  /// A picture above the fill.
  public var image: ImageContent?
  /// A line of text above the picture.
  public var text: TextContent?
  /// Layers above that, in drawing order; their frames are relative to this layer's.
  public var children: [Layer]
  /// A line along the shape, on top.
  public var border: Border?
  /// Shadows below the fill, the first on top, as in CSS and in a theme's `shadow` token.
  public var shadows: [LayerShadow]
  /// Opacity of the whole, 0…1.
  public var opacity: ThemeNumber
  /// Whether image, text and children are cut to the shape.
  public var clips: Bool

  /// Creates a layer; everything may be left out.
  public init(
    _ name: String = "",
    frame: Rect? = nil,
    shape: LayerShape = .rectangle,
    fill: Fill? = nil,
    image: ImageContent? = nil,
    text: TextContent? = nil,
    border: Border? = nil,
    shadows: [LayerShadow] = [],
    opacity: ThemeNumber = 1,
    clips: Bool = false,
    children: [Layer] = []
  ) {
    self.name = name
    self.frame = frame
    self.shape = shape
    self.fill = fill
    self.image = image
    self.text = text
    self.border = border
    self.shadows = shadows
    self.opacity = opacity
    self.clips = clips
    self.children = children
  }
}
