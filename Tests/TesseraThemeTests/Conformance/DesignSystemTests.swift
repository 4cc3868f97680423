import TesseraGraphics
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraTheme

@Suite("Real design systems", .enabled(if: ConformanceData.isPresent, ConformanceData.absence))
struct DesignSystemTests {
  @Test(
    "every context resolves to the known tokens",
    arguments: ["figma-sds", "github-primer", "ibm-carbon", "microsoft-fluent"])
  func tokens(system: String) throws {
    let loaded = ThemeDocument.load(
      path: try ConformanceData.path("themes/dtcg-examples/\(system).resolver.json"))
    let document = try #require(loaded.document)
    let folder = "themes/dtcg-examples-expected"
    let files = try SourceFile.list(ConformanceData.path(folder)).map(\.name)
      .filter { $0.hasPrefix(system + ".") }
    #expect(files.count == document.allModes.count)
    for file in files {
      let (text, root) = try ConformanceData.json("\(folder)/\(file)")
      let input = try #require(root["input"]).members.map { ($0.name, $0.node.string ?? "") }
      let mode = try document.mode(
        selecting: Dictionary(input, uniquingKeysWith: { first, _ in first }))
      compare(try #require(root["tokens"]), in: text, with: document, mode)
    }
  }

  /// Compares the known tokens of a context with those of a theme, read and written again.
  private func compare(
    _ known: JSONNode, in text: SourceText, with document: ThemeDocument, _ mode: ThemeMode
  ) {
    let theme = document.theme(in: mode)
    let export = TokenExport(document, in: mode)
    #expect(export.unresolved == [])
    #expect(export.entries.map(\.path) == known.members.map(\.name).sorted())
    let entries = Dictionary(export.entries.map { ($0.path, $0) }) { first, _ in first }
    for member in known.members {
      guard let typeName = member.node["type"]?.string, let node = member.node["value"] else {
        Issue.record("\(member.name) has a type and a value")
        continue
      }
      let entry = entries[member.name]
      #expect(entry?.type == typeName, "\(member.name) in \(mode)")
      #expect(entry?.value == JSONOutput(node.value), "\(member.name) in \(mode)")
      guard let type = TokenType(rawValue: typeName) else { continue }
      let value = TokenReader.value(node, in: text, type: type, theme: nil).value
      #expect(theme.token(member.name)?.value == value, "\(member.name) in \(mode)")
    }
  }

  @Test("what is wrong with the systems is found, code by code")
  func findings() throws {
    func codes(_ system: String) throws -> [String: Int] {
      let path = try ConformanceData.path("themes/dtcg-examples/\(system).resolver.json")
      return Dictionary(
        grouping: ThemeDocument.load(path: path).diagnostics,
        by: { "\($0.severity) \($0.code ?? "")" }
      ).mapValues(\.count)
    }
    #expect(try codes("figma-sds") == ["warning T0104": 1, "warning T0304": 19])
    #expect(
      try codes("ibm-carbon") == [
        "warning T0303": 136, "warning T0304": 4, "warning T0305": 6,
      ])
    #expect(
      try codes("microsoft-fluent") == [
        "warning T0303": 26, "warning T0304": 16, "warning T0305": 49, "warning T0306": 26,
      ])
  }

  @Test("the sample theme loads without a finding, and its values are those that it means")
  func sample() throws {
    let loaded = ThemeDocument.load(
      path: try ConformanceData.path("themes/sample/inbox.resolver.json"))
    #expect(loaded.diagnostics == [])
    let document = try #require(loaded.document)
    #expect(document.name == "inbox")
    let dim = Color(.oklch, 0.25, 0.02, 260, alpha: 0.72)
    #expect(document.theme(in: document.defaultMode).value("cell.inbox.detail") == .color(dim))
    let dark = try document.mode(selecting: ["appearance": "dark", "contrast": "high"])
    let ink = Color(red8: 0xEE, green8: 0xF1, blue8: 0xF6)
    #expect(document.theme(in: dark).value("cell.inbox.detail") == .color(ink))
    #expect(
      document.theme(in: dark).children(of: "cell.inbox.title") == [
        "$root", "selected", "disabled",
      ])
  }
}
