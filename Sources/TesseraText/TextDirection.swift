/// Reading direction of a line or of a whole interface.
public enum TextDirection: String, Hashable, Sendable, CaseIterable {
  /// From the left edge to the right one, as in Latin and Chinese.
  case leftToRight = "ltr"
  /// From the right edge to the left one, as in Arabic and Hebrew.
  case rightToLeft = "rtl"
}
