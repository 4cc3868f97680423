import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Table of tokens")
struct TokenTableTests {
  /// The table of a token file.
  private func table(_ tokens: String, limit: Int = 1_000, depthLimit: Int = 20) throws
    -> TokenTable
  {
    let source = SourceText(path: "t.tokens.json", bytes: Array(tokens.utf8))
    let root = try #require(JSONReader.read(source).root)
    guard case .object(let object) = root.value else { return TokenTable() }
    var reader = DeclarationReader(source: source, profile: .lenient)
    let file = reader.file(object, at: root.range)
    let merger = TokenMerger([file.root], at: SourceSpan(source: source, range: 0..<0))
    #expect(GroupInheritance(applyingAll: merger).findings.isEmpty)
    return TokenTable(merger.root, limit: limit, depthLimit: depthLimit)
  }

  @Test("tokens and groups are found by path, in the order of the text")
  func order() throws {
    let table = try table(
      "{ b: { $root: { $value: 1 }, c: { $value: 2 } }, a: { $value: 3 }, d: { e: {} } }")
    #expect(table.entries.map(\.path) == ["b.$root", "b.c", "a"])
    #expect(table.index(of: "a") == 2)
    #expect(table.index(of: "b") == nil)
    #expect(table.groups.keys.sorted() == ["", "b", "d", "d.e"])
    #expect(table.groups[""]?.names == ["b", "a", "d"])
  }

  @Test("extensions that double the theme again and again end in an error, not in memory")
  func doubling() throws {
    let groups = (1...40).map {
      #"g\#($0): { a: { $extends: "{g\#($0 - 1)}" }, b: { $extends: "{g\#($0 - 1)}" } }"#
    }
    let table = try table("{ g0: { x: { $value: 5 } },\n\(groups.joined(separator: ",\n")) }")
    #expect(
      table.findings.map(\.diagnostic.line) == [
        "error T0211 9:22 with this `$extends`, the theme has too many tokens"
      ])
    #expect(table.index(of: "g1.a.x") != nil)
    #expect(table.entries.count < 1_000)
  }

  @Test("extensions that lie ever deeper end in an error")
  func deepening() throws {
    let groups = (1...22).map { #"g\#($0): { d: { $extends: "{g\#($0 - 1)}" } }"# }
    let table = try table("{ g0: { x: { $value: 5 } },\n\(groups.joined(separator: ",\n")) }")
    let message = "with this `$extends`, groups lie too deep inside each other"
    #expect(
      table.findings.map(\.diagnostic.line) == [
        "error T0211 21:23 \(message)", "error T0211 22:23 \(message)",
        "error T0211 23:23 \(message)",
      ])
    #expect(table.entries.map(\.path.count).max() == "g19.".count + 19 * "d.".count + "x".count)
  }
}
