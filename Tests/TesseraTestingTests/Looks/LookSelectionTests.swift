import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraTesting

@Suite("LookSelection")
struct LookSelectionTests {
  private let package: TestPackage

  init() throws { package = try TestPackage() }

  private func ids(_ looks: LookSelection) throws -> [String] {
    try looks.groups(in: package.place).flatMap(\.cases).map(\.id.text)
  }

  @Test("by default it is every preview item in every state, named as the command line names them")
  func standard() throws {
    let states = ["normal", "highlighted", "selected", "selected+highlighted"]
    let expected = ["one", "two"].flatMap { item in
      states.map { "pill/default/\(item)/\($0)@2x" }
    }
    #expect(try ids(LookSelection(cell: PillCell(), states: nil)) == expected)
  }

  @Test("names come from the arguments")
  func arguments() throws {
    var looks = LookSelection(cell: PillCell(), states: [CellState(.disabled, names: ["lit"])])
    looks.items = [Item("mine")]
    looks.size = Size(64, 20)
    looks.scale = 1
    looks.direction = .rightToLeft
    looks.typeSize = .ax3
    #expect(try ids(looks) == ["pill/default/mine~64x20~rtl~AX3/disabled+lit"])
  }

  @Test("a theme is found from the test's file upwards, or named from the package's folder")
  func themes() throws {
    let theme = """
      { cell: { pill: { $type: "color", surface: { $value: "#eeeeee" } } } }
      """
    try package.folder.write(theme, to: "Themes/brand.tokens.json")
    try package.folder.write(
      """
      { version: "2025.10", sets: { b: { sources: [{ $ref: "brand.tokens.json" }] } },
        modifiers: { appearance: { default: "light", contexts: { light: [], dark: [] } } },
        resolutionOrder: [{ $ref: "#/sets/b" }, { $ref: "#/modifiers/appearance" }] }
      """, to: "Themes/acme.resolver.json")
    var looks = LookSelection(cell: PillCell(), states: [.normal])
    looks.items = [Item("one")]
    looks.themes = [.found, .none, .file("Themes/brand.tokens.json")]
    #expect(
      try ids(looks) == [
        "pill/acme/one/normal@2x", "pill/acme.dark/one/normal@2x", "pill/default/one/normal@2x",
        "pill/brand/one/normal@2x",
      ])
    looks.themes = [.found]
    looks.modes = [["appearance": "dark"]]
    #expect(try ids(looks) == ["pill/acme.dark/one/normal@2x"])
    looks.modes = [["appearence": "dark"]]
    let refusal = try package.refusal(modes: looks.modes)
    #expect(refusal.contains("did you mean `appearance`?"))
    try package.folder.write("{}", to: "Themes/second.resolver.json")
    #expect(
      try package.refusal() == """
        tessera: \(package.folder.file("Themes")): error: the folder holds several themes
          note: acme.resolver.json
          note: second.resolver.json
          help: name those that are meant with themes: [.file("…")]
        """)
  }

  @Test("what names nothing, or cannot be drawn, is refused instead of holding")
  func refusals() throws {
    for (text, argument) in [
      (try package.refusal(states: []), "states"), (try package.refusal(items: []), "items"),
      (try package.refusal(themes: []), "themes"), (try package.refusal(modes: []), "modes"),
    ] {
      #expect(
        text.hasPrefix("tessera: error: `\(argument)` is empty, so that nothing is looked at"))
    }
    #expect(try package.refusal(scale: 5).contains("a scale of 5 cannot be drawn"))
    #expect(try package.refusal(items: [Item("a/b")]).contains("`a/b` cannot be an item's id"))
    #expect(
      try package.refusal(items: [Item("a"), Item("a")]).contains(
        "two preview items with the id `a`"))
    let odd = CellState(names: ["No Name"])
    #expect(try package.refusal(states: [odd]).contains("`No Name` cannot be a state's name"))
    #expect(
      try package.refusal(modes: [["appearance": "dark"]])
        .contains("the mode `appearance` is asked for, and there is no theme"))
    #expect(
      try package.refusal(themes: [.file("Themes/gone.json")])
        .contains("\(package.folder.file("Themes/gone.json")): error"))
  }
}
