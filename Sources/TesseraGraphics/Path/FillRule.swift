/// Which points count as inside a path whose contours overlap.
public enum FillRule: String, Hashable, Sendable {
  /// Inside where the winding number is not zero.
  case nonZero = "nonzero"
  /// Inside where a ray crosses the outline an odd number of times.
  case evenOdd = "evenodd"
}
