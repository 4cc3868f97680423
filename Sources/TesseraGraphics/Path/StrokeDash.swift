/// A pattern of dashes and gaps along a line.
///
/// The rules are those of SVG 2, sections 13.5.6 and 13.5.7. Each contour begins the pattern anew; on a
/// closed one a dash that ends where the first begins is joined to it.
public struct StrokeDash: Hashable, Sendable {
  /// Lengths in turn of a dash and of a gap, in the units of the path.
  ///
  /// An odd number of them is gone through twice. Where one is negative or not finite, and where all
  /// are zero, the line is solid. A dash of no length shows its caps only.
  public var lengths: [Double]
  /// How far into the pattern a contour begins; may be negative.
  public var phase: Double

  /// Creates a pattern.
  public init(_ lengths: [Double], phase: Double = 0) {
    self.lengths = lengths
    self.phase = phase
  }

  /// The sum of all dashes and gaps after which the pattern repeats; nil for a solid line.
  package var period: Double? {
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), phase.isFinite else { return nil }
    let sum = lengths.reduce(0, +) * (lengths.count % 2 == 0 ? 1 : 2)
    return sum > 0 && sum.isFinite ? sum : nil
  }
}
