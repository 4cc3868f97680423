import TesseraSource
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite("Cells that a theme speaks to")
struct CellRegistryThemeTests {
  @Test("A group for no registered cell is a warning with the name that was likely meant")
  func unknown() throws {
    var registry = CellRegistry()
    try registry.register(SampleCell(reuseIdentifier: "inbox-row"), source: .executable)
    try registry.register(SampleCell(reuseIdentifier: "card"), source: .executable)
    let theme = try Theme.sample(
      """
      { cell: {
        "inbox-row": { title: { $type: "number", $value: 1 } },
        "inbox-rwo": { title: { $type: "number", $value: 1 } },
        weather: { $type: "number", $value: 1 },
      } }
      """)
    #expect(
      registry.unknownCells(in: [theme, theme]) == [
        Diagnostic(
          .warning, code: "T0501", at: theme.location(ofGroup: "cell.inbox-rwo"),
          "`cell.inbox-rwo` has the name of no cell, so that nothing uses it",
          help: "did you mean `cell.inbox-row`?"),
        Diagnostic(
          .warning, code: "T0501", at: theme.location(ofToken: "cell.weather"),
          "`cell.weather` has the name of no cell, so that nothing uses it",
          help: "the cells: inbox-row, card"),
      ])
    #expect(registry.unknownCells(in: [.empty]) == [])
    let mistyped = registry.mistypedCells(in: [theme, theme])
    #expect(mistyped.map(\.help) == ["did you mean `cell.inbox-row`?"])
  }

  @Test("A backdrop among the cells is told where it belongs")
  func backdrop() throws {
    var registry = CellRegistry()
    try registry.register(SampleCell(reuseIdentifier: "card"), source: .executable)
    let theme = try Theme.sample(
      ##"{ cell: { backdrop: { $type: "color", $value: "#000000" } } }"##)
    #expect(
      registry.unknownCells(in: [theme, theme]).map(\.help) == [
        "below all cells it is a token `backdrop` at the top of the theme, below one of them"
          + " `cell.….backdrop`"
      ])
    #expect(registry.mistypedCells(in: [theme, theme]) == [])
  }

  @Test("A theme that reaches none of the cells is one warning")
  func unreached() throws {
    let cell = SampleCell(roles: [Role("fill", .color, default: "#ff0000")])
    let ink = ##"ink: { $type: "color", $value: "#000000" }"##
    let useless = try Theme.sample("{ \(ink) }")
    let found = CellRegistry.unreached([cell], by: [useless, useless], of: "t.json")
    #expect(found?.message == "no token of the theme reaches a cell; the cells' defaults are drawn")
    #expect(
      found?.help
        == "write tokens or aliases under `cell.sample`; theme scaffold lists their names")
    let useful = try Theme.sample("{ \(ink), cell: { sample: { fill: { $value: '{ink}' } } } }")
    #expect(CellRegistry.unreached([cell], by: [useless, useful], of: "t.json") == nil)
    #expect(CellRegistry.unreached([], by: [useless], of: "t.json") == nil)
  }

  @Test("The cells that use a token are known, whatever the way to it")
  func users() throws {
    var registry = CellRegistry()
    let roles = [Role("title", .color), Role("line", .color, default: "{ink}")]
    try registry.register(
      SampleCell(reuseIdentifier: "sample", roles: roles), source: .executable)
    try registry.register(
      SampleCell(reuseIdentifier: "other", roles: [Role("tint", .color, default: "{ink}")]),
      source: .executable)
    let theme = try Theme.sample(
      ##"""
      { ink: { $type: "color", $value: "#000000" }, paper: { $type: "color", $value: "#ffffff" },
        text: { $value: "{paper}" }, idle: { $value: "{paper}" }, backdrop: { $value: "{ink}" },
        cell: { sample: { title: {
          $root: { $value: "{ink}" }, selected: { $value: "{text}" } } } } }
      """##)
    #expect(
      registry.cells(
        using: ["ink", "paper", "text", "idle", "cell.sample.title.selected"], in: theme)
        == [
          "ink": ["sample", "other"], "paper": ["sample"], "text": ["sample"],
          "cell.sample.title.selected": ["sample"],
        ])
  }
}
