/// Which goldens a run writes.
public enum RecordMode: String, CaseIterable, Hashable, Sendable {
  /// None: what tests do in CI. `tessera record` always writes and does not know it.
  case never
  /// Those that are missing.
  case missing
  /// Those that are missing and those whose pixels differ.
  case changed
  /// Those that the last verify found missing or different.
  case failed
  /// Those with any difference, of pixels or of text chunks.
  case all
}
