/// On which side of a closed outline a line lies.
public enum StrokeAlignment: String, Hashable, Sendable {
  /// The whole width inside.
  case inside
  /// Half of the width on either side.
  case center
  /// The whole width outside.
  case outside
}
