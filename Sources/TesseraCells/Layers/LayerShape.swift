public import TesseraGraphics

/// The outline of a layer, fitted to its frame.
public enum LayerShape: Hashable, Sendable {
  /// The frame itself.
  case rectangle
  /// The frame with round corners; the radius is cut to half the shorter side.
  case rounded(ThemeNumber, style: RoundedRectangle.CornerStyle = .continuous)
  /// The frame with half circles at its short sides.
  case capsule
  /// The ellipse that touches the frame's sides.
  case ellipse
  /// An outline of its own, in points from the frame's top left corner.
  case path(Path)
}
