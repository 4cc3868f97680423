internal import TesseraSource

/// The JSON reader under any bytes.
///
/// Whatever the bytes, there is a value or a finding, and every finding lies inside the text and can be
/// shown. Both profiles read the same value, and JSON's texts are JSON5's too. What was read without an
/// error survives being written and read again. A broken promise traps.
enum JSONTarget {
  static func read(_ bytes: [UInt8]) {
    let text = SourceText(path: "a.json", bytes: bytes)
    let (strict, strictFindings) = JSONReader.read(text, profile: .json)
    let (root, findings) = JSONReader.read(text, profile: .json5)
    precondition(root != nil || hasErrors(findings), "there is a value or an error")
    FindingCheck.check(findings + strictFindings, in: [text])
    // With enough findings the reader goes on without noting where it stumbled.
    if max(findings.count, strictFindings.count) < SourceLimits.findings {
      precondition(root?.value.plain == strict?.value.plain, "both profiles read the same value")
    }
    guard let root, !hasErrors(findings) else { return }
    for written in [JSONWriter.compact(root.value.plain), JSONWriter.pretty(root.value.plain)] {
      let again = JSONReader.read(
        SourceText(path: "again.json", bytes: Array(written.utf8)), profile: .json)
      precondition(again.diagnostics.isEmpty, "what is written is JSON")
      precondition(again.root?.value.plain == root.value.plain, "a value survives")
    }
  }

  private static func hasErrors(_ findings: [Diagnostic]) -> Bool {
    findings.contains { $0.severity == .error }
  }
}

extension JSONValue {
  /// The value without its places.
  fileprivate var plain: JSONOutput { JSONOutput(self) }
}
