/// A line along a layer's shape, inside it and above the children.
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

  /// Creates a border.
  public init(_ width: ThemeNumber, color: ThemeColor, snapping: Snapping = .none) {
    self.width = width
    self.color = color
    self.snapping = snapping
  }
}
