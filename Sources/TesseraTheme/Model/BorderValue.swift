public import TesseraGraphics

/// A line around a shape (DTCG Format module, section 9.3).
public struct BorderValue: Hashable, Sendable {
  /// The colour of the line.
  public var color: Color
  /// The width of the line in points, ≥ 0.
  public var width: Double
  /// How the line is drawn along itself.
  public var style: StrokeStyleValue

  /// Creates a border.
  public init(color: Color, width: Double, style: StrokeStyleValue) {
    self.color = color
    self.width = width
    self.style = style
  }
}
