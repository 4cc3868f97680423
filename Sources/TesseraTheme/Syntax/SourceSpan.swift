internal import TesseraSource

/// A stretch of a text file, before anyone needs its line and column.
///
/// Lines are counted only for what is shown, so that a large theme costs nothing here. Two spans
/// are equal when path and bytes agree, whichever reading of the file they come from.
struct SourceSpan: Hashable, Sendable {
  /// The file.
  let source: SourceText
  /// The byte offsets.
  let range: Range<Int>

  /// The line and column.
  var location: SourceLocation { source.location(of: range) }

  static func == (left: SourceSpan, right: SourceSpan) -> Bool {
    left.range == right.range && left.source.path == right.source.path
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(source.path)
    hasher.combine(range)
  }
}
