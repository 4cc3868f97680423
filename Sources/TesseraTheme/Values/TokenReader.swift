package import TesseraSource

/// Reads single values that stand outside a theme: what a cell declares as default of a role.
package enum TokenReader {
  /// What a reading gives.
  package struct Reading: Sendable {
    /// The value; nil with a diagnostic where there is none, or where a token that is referred to
    /// has none, which the theme's own diagnostics explain.
    package let value: TokenValue?
    /// The tokens that the value refers to directly, in the order of the text.
    package let references: [TokenReference]
    /// What was found wrong.
    package let diagnostics: [Diagnostic]
  }

  /// Reads a value that stands in a file.
  ///
  /// - Parameters:
  ///   - node: The value: a literal of the type's form, or a reference such as `"{color.text}"`.
  ///   - source: The file that the node was read from.
  ///   - type: The type that the value must have.
  ///   - theme: Where references lead; nil where there is no theme.
  /// - Returns: The value and what was found wrong.
  package static func value(
    _ node: JSONNode, in source: SourceText, type: TokenType, theme: Theme?
  ) -> Reading {
    let lookup: any TokenLookup = theme ?? EmptyLookup()
    var scan = ReferenceScan()
    scan.add(node)
    guard !scan.hasPointers else {
      let error = PointerError.homeless(SourceSpan(source: source, range: node.range))
      return Reading(value: nil, references: [], diagnostics: [error.diagnostic])
    }
    var reader = ValueReader(source: source, lookup: lookup)
    let value = reader.value(node, as: type, for: "the value")
    return Reading(
      value: value, references: reader.references,
      diagnostics: reader.findings.map(\.diagnostic))
  }

  /// Reads a value that is written in Swift.
  ///
  /// The text is JSON5 where it can be read as such (`12`, `{ value: 4, unit: "px" }`), and else
  /// the string itself (`#ff8000`, `{color.text}`, `bold`).
  /// - Parameters:
  ///   - literal: The value.
  ///   - label: What diagnostics name as the file, such as `inbox-row.title`.
  ///   - type: The type that the value must have.
  ///   - theme: Where references lead; nil where there is no theme.
  /// - Returns: The value and what was found wrong.
  package static func value(
    _ literal: String, label: String, type: TokenType, theme: Theme?
  ) -> Reading {
    let source = SourceText(path: label, bytes: Array(literal.utf8))
    let (root, diagnostics) = JSONReader.read(source)
    if let root, diagnostics.isEmpty {
      return value(root, in: source, type: type, theme: theme)
    }
    let node = JSONNode(value: .string(literal), range: 0..<source.bytes.count)
    return value(node, in: source, type: type, theme: theme)
  }
}
