public import TesseraGraphics

/// One shadow (DTCG Format module, section 9.6); lengths in points, y down.
public struct ShadowValue: Hashable, Sendable {
  /// The colour of the shadow.
  public var color: Color
  /// How far the shadow lies to the right of its shape.
  public var offsetX: Double
  /// How far the shadow lies below its shape.
  public var offsetY: Double
  /// The blur as CSS counts it, twice the standard deviation; ≥ 0.
  public var blur: Double
  /// How far the silhouette grows before it is blurred; may be negative.
  public var spread: Double
  /// Whether the shadow falls inside the shape.
  public var isInset: Bool

  /// Creates a shadow.
  public init(
    color: Color, offsetX: Double, offsetY: Double, blur: Double, spread: Double = 0,
    isInset: Bool = false
  ) {
    self.color = color
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.blur = blur
    self.spread = spread
    self.isInset = isInset
  }
}
