import TesseraSource
import TesseraTheme
import Testing

/// A theme whose files are in memory; errors fail the test.
func theme(_ files: [String: String], path: String) throws -> ThemeDocument {
  let files = ThemeFiles { (path: String) throws(SourceError) -> SourceText in
    guard let text = files[path] else { throw .notFound(path: path) }
    return SourceText(path: path, bytes: Array(text.utf8))
  }
  let (document, diagnostics) = ThemeDocument.load(path: path, files: files)
  #expect(diagnostics.filter { $0.severity == .error }.map(\.message) == [])
  return try #require(document)
}

/// A theme of modifiers without tokens: names, and contexts whose first is the default.
func theme(
  named name: String = "acme", modifiers: [(name: String, contexts: [String])]
) throws -> ThemeDocument {
  let declarations = modifiers.map { modifier in
    let contexts = modifier.contexts.map { "\"\($0)\": []" }.joined(separator: ", ")
    return
      "\"\(modifier.name)\": { default: \"\(modifier.contexts[0])\", contexts: { \(contexts) } }"
  }
  let order = modifiers.map { "{ $ref: \"#/modifiers/\($0.name)\" }" }
  let text = """
    { name: "Acme", version: "2025.10",
      modifiers: { \(declarations.joined(separator: ", ")) },
      resolutionOrder: [\(order.joined(separator: ", "))] }
    """
  return try theme(["\(name).resolver.json": text], path: "\(name).resolver.json")
}

/// A theme in which the badge's background goes through two aliases to a colour.
func badgeTheme(_ color: String, title: String = "#ffffff") throws -> ThemeDocument {
  let text = """
    { color: { $type: "color", base: { $value: "\(color)" }, surface: { $value: "{color.base}" } },
      cell: { badge: { $type: "color", background: { $value: "{color.surface}" },
        title: { $value: "\(title)" } } } }
    """
  return try theme(["acme.tokens.json": text], path: "acme.tokens.json")
}
