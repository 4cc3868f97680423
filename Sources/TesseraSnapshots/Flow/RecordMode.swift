/// Which goldens recording writes.
package enum RecordMode: String, CaseIterable, Hashable, Sendable {
  /// Those that are missing and those whose pixels differ.
  case changed
  /// Those that are missing.
  case missing
  /// Those that the last verify found missing or different.
  case failed
  /// Those with any difference, of pixels or of text chunks.
  case all
}
