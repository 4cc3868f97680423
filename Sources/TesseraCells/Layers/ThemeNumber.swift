/// A length or a plain number as a layer names it: of the theme, or its own.
public enum ThemeNumber: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  /// A role of the cell of type `dimension` or `number`.
  case role(String)
  /// A fixed number; points where it is a length.
  case literal(Double)

  /// Creates a fixed number.
  public init(floatLiteral value: Double) { self = .literal(value) }
  /// Creates a fixed number.
  public init(integerLiteral value: Int) { self = .literal(Double(value)) }
}
