import TesseraCells
import TesseraGraphics
import TesseraSheets
import TesseraSnapshots
import TesseraSource
import TesseraTheme
import Testing

@Suite("Snapshot catalogue")
struct SnapshotCatalogueTests {
  /// A cell with two items and a state of its own.
  private static let cell = SampleCell(
    previewItems: [Item("one"), Item("two", text: "Two")],
    additionalStates: [CellState(.disabled), .selected])

  private static let basic = ["normal", "highlighted", "selected", "selected+highlighted"]
  private static let all = basic + ["disabled"]

  /// Ids from their parts.
  private static func ids(_ theme: String, _ item: String, _ states: [String], _ suffix: String)
    -> [String]
  {
    states.map { "badge/\(theme)/\(item)/\($0)\(suffix)" }
  }

  /// What every theme has beside its modes: the first item right to left, at scale 1 and at 3.
  private static func extras(_ theme: String) -> [String] {
    ids(theme, "one~rtl", basic, "@2x") + ids(theme, "one", basic, "")
      + ids(theme, "one", basic, "@3x")
  }

  /// All ids of the cell under a theme.
  private static func catalogue(_ document: ThemeDocument?) throws -> [String] {
    try SnapshotCatalogue(of: [cell], document: document).cases.map(\.id.text)
  }

  @Test("Without a theme: every item in every state, and the first one's variants")
  func noTheme() throws {
    let expected =
      Self.ids("default", "one", Self.all, "@2x") + Self.ids("default", "two", Self.all, "@2x")
      + Self.extras("default")
    #expect(try Self.catalogue(nil) == expected)
  }

  @Test("Right to left it is the first item with such a text")
  func rightToLeftText() throws {
    let cell = SampleCell(
      previewItems: [Item("one", text: "One"), Item("two", text: "واحد"), Item("three", text: "א")])
    let ids = try SnapshotCatalogue(of: [cell], document: nil).cases.map(\.id.text)
    #expect(
      ids.filter { $0.contains("~rtl") } == Self.ids("default", "two~rtl", Self.basic, "@2x"))
  }

  @Test("A theme without an appearance modifier has one resolution, whatever else it has")
  func otherModifiers() throws {
    let document = try theme(modifiers: [("density", ["regular", "compact"])])
    let expected =
      Self.ids("acme", "one", Self.all, "@2x") + Self.ids("acme", "two", Self.all, "@2x")
      + Self.extras("acme")
    #expect(try Self.catalogue(document) == expected)
  }

  @Test("Each appearance has every item, the default one first")
  func appearance() throws {
    let document = try theme(modifiers: [("appearance", ["light", "dark", "sepia"])])
    let modes = ["acme", "acme.dark", "acme.sepia"]
    let expected = ["one", "two"].flatMap { item in
      modes.flatMap { Self.ids($0, item, Self.all, "@2x") }
    }
    #expect(try Self.catalogue(document) == expected + Self.extras("acme"))
  }

  @Test("A default that is not the first context comes first and has no name")
  func defaultAppearance() throws {
    let text = """
      { name: "Acme", version: "2025.10",
        modifiers: { appearance: { default: "dark", contexts: { light: [], dark: [] } } },
        resolutionOrder: [{ $ref: "#/modifiers/appearance" }] }
      """
    let document = try theme(["acme.resolver.json": text], path: "acme.resolver.json")
    let ids = try Self.catalogue(document)
    #expect(
      ids.prefix(10)
        == (Self.ids("acme", "one", Self.all, "@2x")
        + Self.ids("acme.light", "one", Self.all, "@2x"))[...])
  }

  @Test("High contrast is shown for the first item in each appearance, others stay at default")
  func contrast() throws {
    let document = try theme(modifiers: [
      ("density", ["regular", "compact"]), ("appearance", ["light", "dark"]),
      ("contrast", ["normal", "high"]),
    ])
    let items = ["one", "two"].flatMap { item in
      ["acme", "acme.dark"].flatMap { Self.ids($0, item, Self.all, "@2x") }
    }
    let contrasts = ["acme.high", "acme.dark.high"].flatMap {
      Self.ids($0, "one", Self.basic, "@2x")
    }
    #expect(try Self.catalogue(document) == items + contrasts + Self.extras("acme"))
  }

  @Test("Each id is drawn as it says")
  func requests() throws {
    let document = try theme(modifiers: [
      ("appearance", ["light", "dark"]), ("contrast", ["normal", "high"]),
    ])
    let catalogue = try SnapshotCatalogue(of: [Self.cell], document: document)
    for test in catalogue.cases {
      let request = test.request
      let id = SnapshotID(
        cell: request.cell.reuseIdentifier, document: document, mode: request.resolution.mode,
        item: request.item.id, size: nil, environment: request.options.environment,
        state: request.state)
      #expect(id == test.id)
      #expect(request.options.room == .open && !request.options.cropsToBounds)
    }
    #expect(Set(catalogue.cases.map(\.id)).count == catalogue.cases.count)
  }

  @Test("Findings between theme and cells are passed on")
  func diagnostics() throws {
    let text = "{ cell: { badge: { $type: \"color\", backgruond: { $value: \"#ffffff\" } } } }"
    let document = try theme(["acme.tokens.json": text], path: "acme.tokens.json")
    let catalogue = try SnapshotCatalogue(of: [Self.cell], document: document)
    #expect(catalogue.diagnostics.contains { $0.message.contains("backgruond") })
  }
}
