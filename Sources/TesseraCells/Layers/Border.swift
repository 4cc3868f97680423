public import TesseraGraphics

/// A line along a layer's shape, above the children.
public struct Border: Hashable, Sendable {
  /// How the width becomes device pixels.
  public enum Snapping: Hashable, Sendable {
    /// Not at all: the width times the scale.
    case none
    /// To max(1, round(width · scale)) whole pixels: crisp at every scale.
    case hairline
  }

  /// Width in points.
  public var width: ThemeNumber
  /// The colour of the line.
  public var color: ThemeColor
  /// How the width becomes device pixels.
  public var snapping: Snapping
  /// On which side of the outline the line lies.
  public var alignment: StrokeAlignment
  /// Lengths of dashes and gaps in turn, in points; empty for a line without gaps.
  public var dashes: [Double]

  /// Creates a border, by default inside the shape, as Core Animation has it.
  public init(
    _ width: ThemeNumber, color: ThemeColor, snapping: Snapping = .none,
    alignment: StrokeAlignment = .inside, dashes: [Double] = []
  ) {
    self.width = width
    self.color = color
    self.snapping = snapping
    self.alignment = alignment
    self.dashes = dashes
  }
}
