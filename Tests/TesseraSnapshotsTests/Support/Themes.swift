import TesseraSource
import TesseraTestSupport
import TesseraTheme
import Testing

/// A theme whose files are in memory; errors fail the test.
func theme(_ files: [String: String], path: String) throws -> ThemeDocument {
  let (document, diagnostics) = ThemeDocument.load(path: path, files: .memory(files))
  #expect(diagnostics.filter { $0.severity == .error }.map(\.message) == [])
  return try #require(document)
}

/// A theme of modifiers without tokens: names, and contexts whose first is the default.
func theme(
  named name: String = "acme", modifiers: [(name: String, contexts: [String])]
) throws -> ThemeDocument {
  let text = ThemeFixture.resolver(named: "Acme", modifiers: modifiers)
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
