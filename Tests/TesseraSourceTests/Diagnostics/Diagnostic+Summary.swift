import TesseraSource

extension Diagnostic {
  /// The place, the message and the help in one line, to be compared.
  var summary: String {
    "\(location?.span ?? "") \(message)" + (help.map { "; \($0)" } ?? "")
  }
}

extension TesseraSource.SourceLocation {
  /// The place as `line:column-line:column`.
  var span: String { "\(line):\(column)-\(endLine):\(endColumn)" }
}
