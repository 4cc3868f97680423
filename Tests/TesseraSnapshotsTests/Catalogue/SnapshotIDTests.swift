import TesseraCells
import TesseraGraphics
import TesseraSnapshots
import TesseraText
import TesseraTheme
import Testing

@Suite("Snapshot id")
struct SnapshotIDTests {
  /// The id of `badge`'s item `plain` in a mode of a theme.
  private static func id(
    document: ThemeDocument? = nil, contexts: [String: String] = [:], size: Size? = nil,
    environment: Environment = Environment(), state: CellState = .normal
  ) throws -> String {
    SnapshotID(
      cell: "badge", document: document, mode: try document?.mode(selecting: contexts),
      item: "plain", size: size, environment: environment, state: state
    ).text
  }

  @Test("Without a theme it is called default")
  func noTheme() throws {
    #expect(try Self.id() == "badge/default/plain/normal@2x")
  }

  @Test("States are joined by +, and scale 1 has no suffix", arguments: [1, 2, 3, 4])
  func scale(scale: Int) throws {
    let id = try Self.id(environment: Environment(scale: scale), state: .selectedHighlighted)
    let suffix = ["", "@2x", "@3x", "@4x"][scale - 1]
    #expect(id == "badge/default/plain/selected+highlighted\(suffix)")
  }

  @Test("Only contexts that are not their modifier's default appear, in the resolver's order")
  func contexts() throws {
    let document = try theme(modifiers: [
      ("appearance", ["light", "dark"]), ("contrast", ["normal", "high"]),
    ])
    for (contexts, expected) in [
      ([:], "acme"), (["appearance": "dark"], "acme.dark"), (["contrast": "high"], "acme.high"),
      (["contrast": "high", "appearance": "dark"], "acme.dark.high"),
      (["contrast": "normal", "appearance": "light"], "acme"),
    ] {
      let id = try Self.id(document: document, contexts: contexts)
      #expect(id == "badge/\(expected)/plain/normal@2x")
    }
  }

  @Test("A context that two modifiers have is told apart by its modifier, others are not")
  func sharedContexts() throws {
    let document = try theme(modifiers: [
      ("contrast", ["normal", "high", "low"]), ("density", ["normal", "high"]),
    ])
    for (contexts, expected) in [
      (["contrast": "high"], "acme.contrast-high"), (["density": "high"], "acme.density-high"),
      (["contrast": "low", "density": "high"], "acme.low.density-high"), ([:], "acme"),
    ] {
      let id = try Self.id(document: document, contexts: contexts)
      #expect(id == "badge/\(expected)/plain/normal@2x")
    }
  }

  @Test("What is no letter, digit, - or _ in a designer's names is written as in URLs")
  func unsafeNames() throws {
    let document = try theme(
      named: "My Theme!", modifiers: [("appearance", ["light", "very dark/é"])])
    let id = try Self.id(document: document, contexts: ["appearance": "very dark/é"])
    #expect(id == "badge/My%20Theme%21.very%20dark%2Fé/plain/normal@2x")
  }

  @Test("Names that differ in what a path cannot hold stay two, and so do a theme and a context")
  func distinctNames() throws {
    let names = ["a b", "a-b", "a.b", "a%20b", "a", "ab"]
    let plain = [(name: "contrast", contexts: ["normal"])]
    var ids = try names.map { try Self.id(document: try theme(named: $0, modifiers: plain)) }
    let dark = try theme(named: "a", modifiers: [("appearance", ["light", "b"])])
    ids.append(try Self.id(document: dark, contexts: ["appearance": "b"]))
    #expect(Set(ids).count == ids.count)
    #expect(ids.last == "badge/a.b/plain/normal@2x")
    #expect(SnapshotID(text: ids[2]).theme == "a%2Eb")
    #expect(SnapshotID(text: ids[6]).theme == "a")
    #expect(SnapshotID(text: "readme").theme == nil)
  }

  @Test("Size, direction and type size follow the item in this order, where they are special")
  func variants() throws {
    let rtl = Environment(direction: .rightToLeft)
    let large = Environment(direction: .rightToLeft, typeSize: .ax3, scale: 1)
    #expect(try Self.id(size: Size(320, 44)) == "badge/default/plain~320x44/normal@2x")
    #expect(try Self.id(size: Size(33.5, 44)) == "badge/default/plain~33.5x44/normal@2x")
    #expect(try Self.id(environment: rtl) == "badge/default/plain~rtl/normal@2x")
    #expect(
      try Self.id(environment: Environment(typeSize: .xSmall))
        == "badge/default/plain~xSmall/normal@2x")
    #expect(
      try Self.id(size: Size(8, 9), environment: large) == "badge/default/plain~8x9~rtl~AX3/normal")
  }

  @Test("Letters that look alike and are other bytes make two names, as they make two files")
  func bytes() {
    let names = ["a/\u{E9}/i/normal", "a/e\u{301}/i/normal"].map(SnapshotID.init(text:))
    #expect(names[0] != names[1] && Set(names).count == 2)
    #expect(names[0] == SnapshotID(text: "a/\u{E9}/i/normal"))
  }

  @Test("Ids are sorted by their bytes")
  func order() {
    let texts = ["a/b", "a/b~rtl", "a-b/c", "a/c", "A/z", "é"]
    let sorted = texts.map { SnapshotID(text: $0) }.sorted().map(\.description)
    #expect(sorted == ["A/z", "a-b/c", "a/b", "a/b~rtl", "a/c", "é"])
  }
}
