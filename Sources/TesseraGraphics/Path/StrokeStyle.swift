/// How a line follows a path.
public struct StrokeStyle: Hashable, Sendable {
  /// How an open contour, or a dash, ends.
  public enum Cap: String, Hashable, Sendable {
    /// Straight across, at the end point itself.
    case butt
    /// A half circle about the end point.
    case round
    /// Straight across, half a line width beyond the end point.
    case square
  }

  /// How two segments meet.
  public enum Join: String, Hashable, Sendable {
    /// The outer edges prolonged to their meeting point; a bevel beyond the miter limit.
    case miter
    /// A circle about the meeting point.
    case round
    /// The outer corners joined by a straight line.
    case bevel
  }

  /// Full width of the line; half lies on either side of the path.
  public var width: Double
  /// The ends of open contours.
  public var cap: Cap
  /// The corners.
  public var join: Join
  /// Longest miter, in line widths (SVG's `stroke-miterlimit`, default 10 as in Core Graphics).
  public var miterLimit: Double
  /// The dashes; nil for a solid line.
  public var dash: StrokeDash?

  /// Creates a style; a width ≤ 0 draws nothing.
  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: StrokeDash? = nil
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
  }
}
