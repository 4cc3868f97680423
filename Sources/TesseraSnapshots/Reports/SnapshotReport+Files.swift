import TesseraSource

/// The report's files.
extension SnapshotReport {
  /// The page to review on.
  package static let pageName = "report.html"
  /// The folder of pictures that the page does not hold.
  package static let pictureFolder = "pictures"
  /// The object of `verify --json`.
  private static let jsonName = "report.json"
  /// JUnit's XML, for CI servers.
  private static let junitName = "junit.xml"
  /// Markdown, for a comment on a pull request.
  private static let commentName = "report.md"

  /// The report as Markdown for a comment on GitHub, of less than 65,536 characters.
  package var comment: String { MarkdownReport(report: self).text }

  /// Writes all files of the report, and pictures that the page does not hold into a folder beside it.
  ///
  /// - Parameters:
  ///   - folder: The absolute path from where the results' paths are seen.
  ///   - threads: How many threads read pictures.
  ///   - write: Writes one file, whose name is relative to the report's folder.
  /// - Throws: What `write` throws.
  package func write<Failure>(
    picturesFrom folder: String, threads: Int,
    to write: (_ name: String, _ bytes: [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    try write(Self.jsonName, Array((JSONWriter.pretty(json) + "\n").utf8))
    try write(Self.junitName, Array(JUnitReport(report: self).text.utf8))
    try write(Self.commentName, Array(comment.utf8))
    try HTMLReport(report: self, folder: folder, threads: threads).write(to: write)
  }
}
