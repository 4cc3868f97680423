internal import TesseraSource

/// What holds for every finding about files, whatever is in them.
enum FindingCheck {
  /// Traps where a finding has an unknown code, a place outside the texts, or cannot be shown.
  static func check(_ findings: [Diagnostic], in texts: [SourceText]) {
    let renderer = DiagnosticRenderer(color: true)
    for finding in findings {
      if let code = finding.code {
        precondition(DiagnosticCode.named(code) != nil, "\(code) has a row in the table")
      }
      for place in ([finding.location] + finding.notes.map(\.location)).compactMap(\.self) {
        check(place, in: texts)
      }
      precondition(!renderer.text(for: finding).isEmpty, "it can be shown")
      _ = JSONWriter.compact(finding.json)
    }
    _ = JSONWriter.compact(DiagnosticSARIF(version: "1").log(of: findings))
  }

  private static func check(_ place: SourceLocation, in texts: [SourceText]) {
    guard let text = texts.first(where: { $0.path == place.path }) else {
      preconditionFailure("\(place.path) is no file of these")
    }
    guard place.line > 0 else { return }
    let end = text.location(of: text.bytes.count..<text.bytes.count)
    precondition(place.column > 0, "columns count from 1")
    precondition((place.line, place.column) <= (place.endLine, place.endColumn), "it ends behind")
    precondition(
      (place.endLine, place.endColumn) <= (end.line, end.column), "it lies inside the text")
  }
}
