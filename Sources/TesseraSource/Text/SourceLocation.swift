/// A place in a file, complete in itself: it can be shown without the file.
///
/// Lines count from 1 and end at LF, CR or CR LF. Columns count grapheme clusters from 1; a tab is
/// one. The end is exclusive: the column behind the last cluster.
public struct SourceLocation: Hashable, Sendable {
  /// The file's path as the user gave it.
  public let path: String
  /// The line of the first cluster, from 1; 0 where the place is the whole file.
  public let line: Int
  /// The column of the first cluster, from 1; 0 where the place is the whole file.
  public let column: Int
  /// The line of the end, from 1; 0 where the place is the whole file.
  public let endLine: Int
  /// The column behind the last cluster, from 1; 0 where the place is the whole file.
  public let endColumn: Int
  /// The text of ``line`` without its end; nil when there is no text (a picture, a folder).
  ///
  /// Of a line longer than ``SourceLimits/excerpt`` it is the part around the place.
  package let sourceLine: String?
  /// The column of the first cluster of ``sourceLine``: 1 unless the line is a long one.
  let sourceLineColumn: Int
  /// ``column`` in UTF-16 code units, where a cluster can be several.
  let utf16Column: Int
  /// ``endColumn`` in UTF-16 code units.
  let utf16EndColumn: Int

  /// Creates the place of a whole file, which has no line.
  package init(path: String) {
    let none = TextColumn(clusters: 0, utf16: 0)
    self.init(
      path: path, line: 0, start: none, endLine: 0, end: none, sourceLine: nil,
      sourceLineColumn: 1)
  }

  /// Creates a place that was found before and is known by its numbers alone, each from 1.
  package init(path: String, line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.init(
      path: path, line: line, start: TextColumn(clusters: column, utf16: column),
      endLine: endLine, end: TextColumn(clusters: endColumn, utf16: endColumn), sourceLine: nil,
      sourceLineColumn: 1)
  }

  /// The same place in a file that is called otherwise.
  package func renamed(_ path: String) -> SourceLocation {
    SourceLocation(
      path: path, line: line, start: TextColumn(clusters: column, utf16: utf16Column),
      endLine: endLine, end: TextColumn(clusters: endColumn, utf16: utf16EndColumn),
      sourceLine: sourceLine, sourceLineColumn: sourceLineColumn)
  }

  /// Creates a place with a line; ``SourceText/location(of:)`` is the one that knows how.
  init(
    path: String, line: Int, start: TextColumn, endLine: Int, end: TextColumn,
    sourceLine: String?, sourceLineColumn: Int
  ) {
    self.path = path
    self.line = line
    self.column = start.clusters
    self.endLine = endLine
    self.endColumn = end.clusters
    self.sourceLine = sourceLine
    self.sourceLineColumn = sourceLineColumn
    self.utf16Column = start.utf16
    self.utf16EndColumn = end.utf16
  }
}

extension SourceLocation: CustomStringConvertible {
  /// The place as `path:line:column`, or the path alone for a whole file.
  public var description: String { line == 0 ? path : "\(path):\(line):\(column)" }
}
