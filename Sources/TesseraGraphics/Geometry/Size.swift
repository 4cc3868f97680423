/// A width and a height.
///
/// Units are those of the surrounding geometry (see ``Point``).
public struct Size: Hashable, Sendable {
  /// Extent along x.
  public var width: Double
  /// Extent along y.
  public var height: Double

  /// Creates a size of `width` × `height`.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// The size 0 × 0.
  public static let zero = Size(0, 0)

  /// Whether there is nothing inside: a side is zero, negative or not a number.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The size with both sides multiplied by `factor`.
  public static func * (a: Size, factor: Double) -> Size {
    Size(a.width * factor, a.height * factor)
  }
}
