public import TesseraGraphics

/// A rectangle with a shape, and what is drawn in it.
///
/// Within a layer, from the bottom: outer shadows, fill, image, inner shadows, text, children (cut to
/// the shape if ``clips``), border; the result is then blurred by ``blur``, made translucent as one by
/// ``opacity``, and meets what is below it by ``blendMode`` (design section 4).
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
  /// Text above the picture.
  public var text: TextContent?
  /// Layers above that, in drawing order; their frames are relative to this layer's.
  public var children: [Layer]
  /// A line along the shape, on top.
  public var border: Border?
  /// Shadows, the first on top, as in CSS and in a theme's `shadow` token: outer ones below the fill,
  /// inner ones above fill and image.
  public var shadows: [LayerShadow]
  /// Opacity of the whole, 0…1.
  public var opacity: ThemeNumber
  /// How the whole meets what is below it.
  public var blendMode: BlendMode
  /// How much the whole is blurred, in points: twice the standard deviation, as a shadow's blur.
  public var blur: ThemeNumber
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
    blendMode: BlendMode = .sourceOver,
    blur: ThemeNumber = 0,
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
    self.blendMode = blendMode
    self.blur = blur
    self.clips = clips
    self.children = children
  }
}
