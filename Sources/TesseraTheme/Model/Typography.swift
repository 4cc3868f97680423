/// A font with its size and spacing (DTCG Format module, section 9.8).
public struct Typography: Hashable, Sendable {
  /// Font families, at least one, the most preferred first.
  public var families: [String]
  /// The font size in points, ≥ 0.
  public var size: Double
  /// The font weight, 1…1000.
  public var weight: Double
  /// What is added between two characters, in points; may be negative.
  public var letterSpacing: Double
  /// The height of a line as a multiple of the size, ≥ 0.
  public var lineHeight: Double

  /// The line height of a typography token without one.
  public static let defaultLineHeight = 1.2

  /// Creates a typography.
  public init(
    families: [String], size: Double, weight: Double = 400, letterSpacing: Double = 0,
    lineHeight: Double = Typography.defaultLineHeight
  ) {
    self.families = families
    self.size = size
    self.weight = weight
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
  }
}
