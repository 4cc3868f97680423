/// Where a text that does not fit loses a part, whose place an ellipsis takes.
public enum TextTruncation: String, Hashable, Sendable, CaseIterable {
  /// At the beginning of the last line.
  case head
  /// In the middle of the last line.
  case middle
  /// At the end of the last line.
  case tail
}
