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
      registry.unknownCells(in: theme) == [
        Diagnostic(
          .warning, code: "T0501", at: theme.location(ofGroup: "cell.inbox-rwo"),
          "`cell.inbox-rwo` has the name of no cell, so that nothing uses it",
          help: "did you mean `cell.inbox-row`?"),
        Diagnostic(
          .warning, code: "T0501", at: theme.location(ofToken: "cell.weather"),
          "`cell.weather` has the name of no cell, so that nothing uses it",
          help: "the cells: inbox-row, card"),
      ])
    #expect(registry.unknownCells(in: .empty) == [])
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
