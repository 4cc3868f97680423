import TesseraGraphics
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite struct CellRegistryTests {
  @Test("Cells keep the order in which they came, and where they came from")
  func order() throws {
    var registry = CellRegistry()
    try registry.register(SampleCell(reuseIdentifier: "b"), source: .builtIn)
    try registry.register(SampleCell(reuseIdentifier: "a"), source: .executable)
    #expect(registry.names == ["b", "a"])
    #expect(registry.cells.map(\.reuseIdentifier) == ["b", "a"])
    #expect(registry.entries.map(\.source.name) == ["built-in", "executable"])
    #expect(try registry.cell(named: "a").reuseIdentifier == "a")
  }

  @Test("An unknown cell is named, with the nearest that is known")
  func unknown() throws {
    var registry = CellRegistry()
    for name in ["inbox-row", "card"] {
      try registry.register(SampleCell(reuseIdentifier: name), source: .builtIn)
    }
    expect(.unknownCell(name: "inboxrow", known: ["inbox-row", "card"])) {
      _ = try registry.cell(named: "inboxrow")
    }
  }

  @Test("A second cell of one name is refused and changes nothing")
  func duplicate() throws {
    var registry = CellRegistry()
    try registry.register(SampleCell(), source: .builtIn)
    expect(.duplicateCell(name: "sample")) {
      try registry.register(SampleCell(roles: [Role("a", .color)]), source: .executable)
    }
    #expect(registry.entries.map(\.source) == [.builtIn])
    #expect(registry.cells[0].roles == [])
  }

  @Test("A refused cell is not registered")
  func refused() {
    var registry = CellRegistry()
    expect(.unsafeIdentifier(name: "../x")) {
      try registry.register(SampleCell(reuseIdentifier: "../x"), source: .builtIn)
    }
    #expect(registry.names == [])
  }

  @Test(
    "Only words of small letters and digits, joined by -, are names",
    arguments: ["", "Card", "2x", "a_b", "a--b", "-a", "a-", "a.b", "a/b", "é", "a b"])
  func identifiers(name: String) {
    expect(.unsafeIdentifier(name: name)) {
      try SampleCell(reuseIdentifier: name).validate()
    }
    expect(.invalidRoleName(cell: "sample", name: name)) {
      try SampleCell(roles: [Role(name, .color)]).validate()
    }
  }

  @Test("Names may hold digits", arguments: ["a", "a1", "inbox-row", "row-2", "a-b-c"])
  func goodIdentifiers(name: String) throws {
    try SampleCell(reuseIdentifier: name, roles: [Role(name, .color)]).validate()
  }

  @Test("A cell shows at least one item; ids are unique file names")
  func items() throws {
    expect(.noItems(cell: "sample")) { try SampleCell(previewItems: []).validate() }
    for id in ["", "A", "a b", "a.b", "a/b", "第"] {
      expect(.unsafeItemName(cell: "sample", name: id)) {
        try SampleCell(previewItems: [Item("a"), Item(id)]).validate()
      }
    }
    expect(.duplicateItem(cell: "sample", name: "a")) {
      try SampleCell(previewItems: [Item("a"), Item("b"), Item("a")]).validate()
    }
    try SampleCell(previewItems: [Item("0"), Item("-"), Item("cell-19")]).validate()
  }

  @Test("Names of states and the backdrop's are no role names")
  func roleNames() {
    for name in ["normal", "selected", "pinned", "backdrop", "unread"] {
      expect(.invalidRoleName(cell: "sample", name: name)) {
        try SampleCell(
          roles: [Role(name, .color)], additionalStates: [CellState(names: ["unread"])]
        ).validate()
      }
    }
    expect(.duplicateRole(cell: "sample", name: "a")) {
      try SampleCell(roles: [Role("a", .color), Role("a", .number)]).validate()
    }
  }

  @Test("A default is a reference, a colour, or a value of the role's type")
  func defaults() throws {
    expect(.unreadableDefault(cell: "sample", role: "a", text: "red", type: .color)) {
      try SampleCell(roles: [Role("a", .color, default: "red")]).validate()
    }
    expect(.defaultType(cell: "sample", role: "a", expected: .number)) {
      try SampleCell(roles: [Role("a", .number, default: "#ff0000")]).validate()
    }
    expect(.defaultType(cell: "sample", role: "a", expected: .duration)) {
      try SampleCell(roles: [Role("a", .duration, default: .number(1))]).validate()
    }
    try SampleCell(
      roles: [
        Role("a", .color, default: "#f00"), Role("b", .shadow, default: "{shadow.card}"),
        Role("c", .dimension, default: .dimension(1)), Role("d", .number, default: .number(1)),
        Role("e", .typography, default: .typography(size: 12)), Role("f", .color),
        Role("g", .gradient, default: .gradient([.init(.black, at: 0)])),
      ]
    ).validate()
  }

  @Test("Custom states are names, too", arguments: ["Unread", "a+b", "", "normal"])
  func stateNames(name: String) {
    expect(.unsafeStateName(cell: "sample", name: name)) {
      try SampleCell(additionalStates: [CellState(names: [name])]).validate()
    }
  }

  @Test(
    "Outsets are whole points from 0",
    arguments: [
      EdgeInsets(top: -1), EdgeInsets(left: 0.5), EdgeInsets(bottom: .infinity),
      EdgeInsets(right: .nan),
    ])
  func outsets(outsets: EdgeInsets) {
    expect(.invalidOutsets(cell: "sample")) { try SampleCell(outsets: outsets).validate() }
  }

  /// Expects one error.
  private func expect(
    _ expected: CellError, _ body: () throws -> Void,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: expected, sourceLocation: location) { try body() }
  }
}
