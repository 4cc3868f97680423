internal import TesseraSource

/// The findings of an import while it runs.
struct ImportReport {
  /// All findings in the order in which they were made.
  private(set) var diagnostics: [Diagnostic] = []

  /// Whether something keeps the import from having a result.
  var hasErrors: Bool { errorCount > 0 }
  /// How many of the findings are errors.
  private(set) var errorCount = 0
  /// How many things are left out.
  private(set) var droppedCount = 0

  mutating func add(_ error: ImportError) { add([error.diagnostic]) }

  mutating func add(_ found: [Diagnostic]) {
    diagnostics += found
    errorCount += found.count { $0.severity == .error }
  }

  /// Reports what the format does not allow.
  mutating func fault(_ reason: String, _ span: SourceSpan, help: String? = nil) {
    add(.malformed(reason: reason, help: help, span.location))
  }

  /// Reports a part of the wrong kind.
  mutating func wrong(_ part: String, wanted: String, _ node: JSONNode, in text: SourceText) {
    fault(
      "\(part) is \(wanted), not \(node.value.kindDescription)",
      SourceSpan(source: text, range: node.range))
  }

  /// Reports what is left out, one thing or several.
  mutating func drop(
    _ reason: String, at location: SourceLocation, count: Int = 1, notes: [Diagnostic.Note] = [],
    help: String? = nil
  ) {
    droppedCount += count
    add(.notCarried(reason: reason, help: help, notes: notes, location))
  }

  /// Reports what is left out.
  mutating func drop(_ reason: String, _ span: SourceSpan, help: String? = nil) {
    drop(reason, at: span.location, help: help)
  }

  /// Reports a folder that is not looked into because it lies too deep.
  mutating func dropDeepFolder(at path: String) {
    drop(
      "folders lie more than \(ImportFiles.depth) deep inside each other",
      at: SourceLocation(path: path))
  }

  /// Reports a value that is not the one of the file.
  mutating func change(_ reason: String, _ span: SourceSpan, help: String? = nil) {
    add(.changed(reason: reason, help: help, span.location))
  }

  /// Reads the object that a file holds, as JSON5; nil, and a fault, where there is none.
  mutating func object(of text: SourceText, what: String) -> JSONObject? {
    let (root, found) = JSONReader.read(text)
    add(found)
    guard let root else { return nil }
    if case .object(let object) = root.value { return object }
    wrong(what, wanted: "an object", root, in: text)
    return nil
  }
}
