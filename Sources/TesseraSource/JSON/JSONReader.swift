// Text → tree with the place of every name and value.
//
// The reader is a stack machine over lexical elements, so that no file can exhaust the call stack,
// and it goes on behind a mistake: all findings of a file come in one run. Foundation's readers
// were rejected: they give no places, accept texts that RFC 8259 forbids, and drop duplicates.

/// Reads JSON and JSON5 texts.
package enum JSONReader {
  /// Reads the one value of a text.
  ///
  /// Syntax errors have the code T0001, names given twice T0002 (the first stays in the tree); of
  /// each, at most ``SourceLimits/findings`` are listed, and the last says where there are more. What
  /// is broken is left out of the tree.
  ///
  /// - Parameters:
  ///   - text: The text: UTF-8, with or without a byte order mark.
  ///   - profile: The grammar. The tree is the same for both: what JSON lacks is an error in the
  ///     profile `.json`, but still read.
  /// - Returns: The value, nil only when there is none, and the findings by place.
  package static func read(
    _ text: SourceText, profile: JSONProfile = .json5
  ) -> (root: JSONNode?, diagnostics: [Diagnostic]) {
    if let encoding = foreignEncoding(of: text.bytes) {
      let error = JSONSyntaxError(cause: .wrongEncoding(encoding), range: 0..<0)
      return (nil, [error.diagnostic(in: text)])
    }
    var parser = JSONParser(text: text, profile: profile)
    let (root, errors) = parser.parse()
    return (root, errors.map { $0.diagnostic(in: text) })
  }

  /// The encoding that the first bytes betray, where it is not UTF-8.
  ///
  /// A JSON text begins with ASCII characters, so that zero bytes among the first four tell.
  private static func foreignEncoding(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return "UTF-32"
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let zeros = bytes.prefix(4).map { $0 == 0 }
    switch zeros {
    case [true, true, true, false], [false, true, true, true]: return "UTF-32"
    case [true, false, true, false], [false, true, false, true], [true, false], [false, true]:
      return "UTF-16"
    default: return nil
    }
  }
}
