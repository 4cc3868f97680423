import TesseraSource

/// A finding as it was kept, and back; the text around its place is not kept.
extension Diagnostic {
  /// Reads what ``json`` wrote; nil for anything else.
  init?(kept value: JSONValue) {
    guard case .object(let object) = value, let message = object.string("message"),
      let severity = object.string("severity").flatMap(Severity.init(rawValue:)),
      let notes = object.list("notes", Note.init(kept:))
    else { return nil }
    self.init(
      severity, code: object.string("code"), at: SourceLocation(kept: object), message,
      notes: notes, help: object.string("help"))
  }

  /// The same about files that are called otherwise.
  func renamingFiles(_ rename: (String) -> String) -> Diagnostic {
    var diagnostic = self
    diagnostic.location = location.map { $0.renamed(rename($0.path)) }
    for index in notes.indices {
      diagnostic.notes[index].location = notes[index].location.map { $0.renamed(rename($0.path)) }
    }
    return diagnostic
  }
}

extension Diagnostic.Note {
  fileprivate init?(kept value: JSONValue) {
    guard case .object(let object) = value, let message = object.string("message") else {
      return nil
    }
    self.init(message, at: SourceLocation(kept: object))
  }
}

extension SourceLocation {
  /// The place of a finding; nil where it has none.
  fileprivate init?(kept object: JSONObject) {
    guard let path = object.string("file") else { return nil }
    guard let line = object.integer("line"), let column = object.integer("column"),
      let endLine = object.integer("endLine"), let endColumn = object.integer("endColumn")
    else {
      self.init(path: path)
      return
    }
    self.init(path: path, line: line, column: column, endLine: endLine, endColumn: endColumn)
  }
}
