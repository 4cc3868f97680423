import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraTheme

@Suite("Sources of resolver documents")
struct ResolverReaderSourcesTests {
  /// A resolver document in one line with one set of the given sources.
  private func read(
    _ sources: String, _ files: [String: String] = [:], more: String = "",
    loading: ThemeLoading = ThemeLoading()
  ) -> Fixture {
    var files = files
    files["t.resolver.json"] =
      "{ version: '2025.10', \(more) resolutionOrder: [{ name: 'a', type: 'set', "
      + "sources: [\(sources)] }] }"
    return Fixture(files: files, loading: loading)
  }

  /// The numbers of the default mode.
  private func numbers(_ fixture: Fixture) -> [String] {
    fixture.theme.tokens.map {
      if case .number(let number) = $0.value { "\($0.path) \(number)" } else { $0.path }
    }
  }

  @Test("a reference may lead to a group of a file, or to a set of another resolver document")
  func fragments() {
    let fixture = read(
      """
      { $ref: 'a.json#/light/base' }, { $ref: 'sub/b.resolver.json#/sets/two%20words' },
      { $ref: 'sub/b.resolver.json#sets/one' }, { $ref: 'sub/b.resolver.json#/$defs/d' }
      """,
      [
        "a.json": "{ light: { base: { n: { $type: 'number', $value: 1 } } }, x: {} }",
        "sub/b.resolver.json": """
        { version: '2025.10', resolutionOrder: [{ $ref: '#/sets/one' }], sets: {
          one: { sources: [{ o: { $type: 'number', $value: 2 } }] },
          'two words': { sources: [{ $ref: '#/sets/one' }, { $ref: 'c.json' }] } },
          $defs: { d: { p: { $type: 'number', $value: 4 } } } }
        """,
        "sub/c.json": "{ q: { $type: 'number', $value: 3 } }",
      ])
    #expect(fixture.findings == [])
    #expect(numbers(fixture) == ["n 1.0", "o 2.0", "p 4.0", "q 3.0"])
    #expect(
      fixture.document?.files == [
        "t.resolver.json", "a.json", "sub/b.resolver.json", "sub/c.json",
      ])
  }

  @Test(
    "a part that is not there is reported with the nearest",
    arguments: [
      (
        "a.json#/lihgt", "`a.json#/lihgt` leads to no group or set", "did you mean `a.json#/light`?"
      ),
      ("a.json#/light/x/y", "`a.json#/light/x/y` leads to no group or set", nil),
      ("a.json#/~", "`a.json#/~` leads to no group or set", nil),
    ])
  func missingParts(reference: String, finding: String, help: String?) {
    let fixture = read("{ $ref: '\(reference)' }", ["a.json": "{ light: {}, n: 1 }"])
    #expect(fixture.findings == ["error T0413 1:86 " + finding])
    #expect(fixture.diagnostics.map(\.help) == [help])
  }

  @Test("a pointer may lead anywhere in the document but to modifiers, the order and itself")
  func anywhere() {
    let defs = """
      $defs: { tokens: { n: { $type: 'number', $value: 1 } }, set: { sources: [
        { $ref: '#/$defs/tokens' }, { $ref: 'a.json' } ] }, alias: { $ref: '#/$defs/set' },
        loop: { $ref: '#/$defs/loop' }, knot: { $ref: '#/$defs/tie' }, tie: { $ref: '#/$defs/knot' } },
      sets: { s: { sources: [{ o: { $type: 'number', $value: 2 } }] } },
      """
    let fixture = read(
      "{ $ref: '#/$defs/alias' }, { $ref: '#/sets/s/sources/0' }",
      ["a.json": "{ q: { $type: 'number', $value: 3 } }"], more: defs)
    #expect(numbers(fixture) == ["n 1.0", "o 2.0", "q 3.0"])
    #expect(fixture.findings == ["warning T0414 4:9 the set `s` is never used"])
    let loops = read("{ $ref: '#/$defs/loop' }, { $ref: '#/$defs/knot' }", more: defs)
    #expect(
      loops.diagnostics.filter { $0.severity == .error }.map(\.line) == [
        "error T0411 3:17 these sets refer to each other in a circle: #/$defs/loop → "
          + "#/$defs/loop",
        "error T0411 3:79 these sets refer to each other in a circle: #/$defs/knot → "
          + "#/$defs/tie → #/$defs/knot",
      ])
  }

  @Test("documents that need each other's sets in a circle are an error")
  func documentCircle() {
    let fixture = read(
      "{ $ref: 'b.resolver.json#/sets/x' }",
      [
        "b.resolver.json": """
        { resolutionOrder: [], sets: { x: { sources: [{ $ref: 'c.resolver.json#/sets/y' }] } } }
        """,
        "c.resolver.json": """
        { resolutionOrder: [], sets: { y: { sources: [{ $ref: 'b.resolver.json#/sets/x' }] } } }
        """,
      ])
    #expect(
      fixture.findings == [
        "error T0411 c.resolver.json:1:55 these sets refer to each other in a circle: "
          + "b.resolver.json#/sets/x → c.resolver.json#/sets/y → b.resolver.json#/sets/x"
      ])
  }

  @Test("members beside a `$ref` replace those of what it leads to, whole")
  func overrides() {
    let fixture = Fixture(
      files: [
        "t.resolver.json": """
        { version: "2025.10",
          sets: { s: { sources: [{ n: { $type: "number", $value: 1 } }] } },
          modifiers: { m: { default: "a", contexts: {
            a: [{ p: { $type: "number", $value: 1 } }], b: [{ p: { $type: "number", $value: 2 } }],
          } } },
          resolutionOrder: [
            { $ref: "#/sets/s", description: "mine" },
            { $ref: "#/modifiers/m", default: "b" },
            { name: "own", type: "set", sources: [{ $ref: "a.json", g: { y: {
              $type: "number", $value: 9 } } }] },
          ] }
        """,
        "a.json": """
        { g: { x: { $type: "number", $value: 1 } }, h: { z: { $type: "number", $value: 3 } } }
        """,
      ])
    #expect(fixture.findings == [])
    #expect(numbers(fixture) == ["g.y 9.0", "h.z 3.0", "n 1.0", "p 2.0"])
  }

  @Test(
    "a file outside the document's folder is read only if that is allowed",
    arguments: ["../shared/b.json", "/shared/b.json", "sub/../../shared/b.json"])
  func outside(reference: String) {
    func fixture(_ loading: ThemeLoading) -> Fixture {
      Fixture(
        files: [
          "/themes/x.resolver.json": """
          { version: "2025.10", resolutionOrder: [{ name: "a", type: "set",
            sources: [{ $ref: "\(reference)" }] }] }
          """, "/shared/b.json": "{ n: { $type: 'number', $value: 1 } }",
        ], path: "/themes/x.resolver.json", loading: loading)
    }
    let kept = fixture(ThemeLoading())
    #expect(
      kept.findings == [
        "error T0418 /themes/x.resolver.json:2:21 `/shared/b.json` lies outside the folder of this "
          + "document"
      ])
    #expect(
      kept.diagnostics.map(\.help) == [
        "move the file into it, or allow such files by `--allow-outside`"
      ])
    #expect(kept.document?.files == ["/themes/x.resolver.json"])
    let allowed = fixture(ThemeLoading(allowsOutside: true))
    #expect(allowed.findings == [])
    #expect(allowed.theme.value("n") == .number(1))
  }

  @Test("a symbolic link that leads out of the folder counts as outside, one inside does not")
  func links() throws {
    let folder = try TemporaryFolder()
    let tokens = "{ \"n\": { \"$type\": \"number\", \"$value\": 1 } }"
    try folder.write(tokens, to: "b.json")
    try folder.write(tokens, to: "in/a.json")
    try System.link(folder.file("in/link.json"), to: "../b.json")
    try System.link(folder.file("in/near.json"), to: "a.json")
    func codes(_ name: String, _ loading: ThemeLoading) throws -> [String?] {
      let text = """
        { version: "2025.10", resolutionOrder: [{ name: "a", type: "set",
          sources: [{ $ref: "\(name)" }] }] }
        """
      let path = try folder.write(text, to: "in/x.resolver.json")
      return ThemeDocument.load(path: path, loading: loading).diagnostics.map(\.code)
    }
    #expect(try codes("near.json", ThemeLoading()) == [])
    #expect(try codes("link.json", ThemeLoading()) == ["T0418"])
    #expect(try codes("link.json", ThemeLoading(allowsOutside: true)) == [])
  }

  @Test("an empty reference is told as such")
  func emptyReference() {
    let fixture = Fixture(
      files: [
        "t.resolver.json": """
        { version: "2025.10", resolutionOrder: [
          { name: "a", type: "set", sources: [{ $ref: "" }] }] }
        """
      ])
    #expect(fixture.findings == ["error T0415 2:47 this `$ref` is empty"])
  }
}
