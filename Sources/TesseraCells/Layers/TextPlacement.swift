/// Where the lines of a text lie vertically in their frame.
///
/// Every line has a box as high as the font's line height, in which ascent and descent are centred.
/// Baselines lie on whole device pixels.
public enum TextPlacement: Hashable, Sendable {
  /// In the middle.
  case center
  /// The first line's box at the top.
  case top
  /// The last line's box at the bottom.
  case bottom
  /// The first baseline this many points below the frame's top, so that texts of different sizes can
  /// stand on one line: see ``TextMeasure/firstBaseline``.
  case firstBaseline(Double)
}
