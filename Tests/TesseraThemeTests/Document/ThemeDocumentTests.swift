import TesseraGraphics
import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Loading a theme")
struct ThemeDocumentTests {
  @Test("a token file is a theme without modes, read as JSON5 whatever its name")
  func tokenFile() throws {
    let fixture = Fixture(
      files: ["themes/brand.tokens.json": "// ours\n{ a: { $type: 'number', $value: .5, }, }"],
      path: "themes/brand.tokens.json")
    #expect(fixture.findings == [])
    let document = try #require(fixture.document)
    #expect(document.name == "brand")
    #expect(document.path == "themes/brand.tokens.json")
    #expect(document.files == ["themes/brand.tokens.json"])
    #expect(document.modifiers == [])
    #expect(fixture.theme.value("a") == .number(0.5))
    #expect(fixture.theme.mode == document.defaultMode)
  }

  @Test(
    "a theme is named by its file, without what says that it is a theme",
    arguments: [
      ("a/brand.tokens.json", "brand"), ("brand.resolver.json", "brand"), ("brand.json", "brand"),
      ("brand.light.tokens.json", "brand.light"), ("brand.tokens.json5", "brand"),
      ("brand.json5", "brand"), ("brand", "brand"), (".tokens.json", ".tokens"), ("b.c", "b.c"),
    ])
  func name(path: String, name: String) {
    #expect(Fixture(files: [path: "{}"], path: path).document?.name == name)
  }

  @Test("a resolver document is known by its name or by its order")
  func resolverDocument() {
    let text =
      "{ version: '2025.10', resolutionOrder: [{ name: 'a', type: 'set', sources: [{ x: { $type: 'number', $value: 1 } }] }] }"
    for path in ["t.resolver.json", "t.json"] {
      let fixture = Fixture(files: [path: text], path: path)
      #expect(fixture.findings == [])
      #expect(fixture.theme.value("x") == .number(1))
    }
    #expect(
      Fixture(files: ["t.resolver.json": "{ version: '2025.10' }"]).findings == [
        "error T0412 1:1 a resolver document is an object with a `resolutionOrder`, "
          + "not one without"
      ])
  }

  @Test("a file that cannot be read is no theme")
  func unreadable() {
    let missing = Fixture(files: [:], path: "t.tokens.json")
    #expect(missing.document == nil)
    #expect(missing.findings == ["error 0:0 there is no such file or folder"])
    let empty = Fixture("")
    #expect(empty.document == nil)
    #expect(empty.diagnostics.map(\.code) == ["T0001"])
    let list = Fixture("[]")
    #expect(list.document == nil)
    #expect(list.findings == ["error T0412 1:1 a theme is an object, not an array"])
  }

  @Test("a theme with faults has all other tokens, and every fault is listed by place")
  func faults() {
    let fixture = Fixture(
      """
      {
        c: { $type: "color", $value: "{nothing}" },
        b: { $type: "color", $value: "#ggg" },
        b: { $type: "color", $value: "#fff" },
        a: { $typ: "color", $value: "#fff" },
        z: { $type: "color", $value: "#000" },
      }
      """)
    #expect(
      fixture.diagnostics.map { "\($0.code ?? "") \($0.location?.line ?? 0)" } == [
        "T0202 2", "T0305 3", "T0002 4", "T0301 5", "T0103 5",
      ])
    #expect(fixture.theme.tokens.map(\.path) == ["z"])
    #expect(fixture.theme.unresolved == ["a", "b", "c"])
    #expect(fixture.theme.hasToken("a"))
    #expect(fixture.theme.location(ofToken: "a")?.line == 5)
  }

  @Test("what a broken or missing file would have had is not missed")
  func incomplete() {
    let document = """
      { version: "2025.10", resolutionOrder: [{ name: "a", type: "set", sources: [
        { $ref: "t.a.json" }, { $ref: "t.b.json" },
      ] }] }
      """
    let tokens = """
      { a: { $value: "{b}" }, c: { $extends: "{d}" }, e: { $type: "number", $value: "x" } }
      """
    let broken = Fixture(
      files: ["t.resolver.json": document, "t.a.json": tokens, "t.b.json": "{ b"])
    // `d` stands nowhere, so that no group is called so.
    #expect(
      broken.findings == [
        "error T0211 1:40 there is no group `{d}` to extend",
        "error T0303 1:79 `e` is a number, not a string",
        "note T0202 0:0 some references were not checked: what they name may stand where this file"
          + " is broken",
        "error T0001 1:4 the text ends inside an object",
      ])
    let missing = Fixture(files: ["t.resolver.json": document, "t.a.json": tokens])
    #expect(missing.diagnostics.map(\.code) == ["T0417", "T0303"])
    #expect(missing.document != nil)
  }

  @Test("the content hash changes with any file, and only with them")
  func contentHash() {
    func hash(_ tokens: String) -> String? {
      Fixture(
        files: [
          "t.resolver.json": """
          { version: "2025.10", resolutionOrder: [
            { name: "a", type: "set", sources: [{ $ref: "t.a.json" }] }] }
          """, "t.a.json": tokens,
        ]
      ).document?.contentHash
    }
    #expect(hash("{}")?.utf8.count == 8)
    #expect(hash("{}") == hash("{}"))
    #expect(hash("{}") != hash("{ }"))
  }

  @Test("a mode of another theme counts as far as this one has it")
  func foreignMode() throws {
    let fixture = Fixture(
      files: [
        "t.resolver.json": """
        { version: "2025.10", resolutionOrder: [
          { name: "m", type: "modifier", default: "b", contexts: {
            a: [{ n: { $type: "number", $value: 1 } }], b: [{ n: { $type: "number", $value: 2 } }],
          } }] }
        """
      ])
    let document = try #require(fixture.document)
    func value(_ selections: [ThemeMode.Selection]) -> TokenValue? {
      document.theme(in: ThemeMode(selections: selections)).value("n")
    }
    #expect(value([]) == .number(2))
    #expect(value([.init(modifier: "m", context: "zzz")]) == .number(2))
    #expect(
      value([.init(modifier: "x", context: "y"), .init(modifier: "m", context: "a")]) == .number(1))
  }

  @Test("beyond 256 resolutions each context is still checked beside the defaults")
  func manyResolutions() {
    let modifiers = (0..<9).map { index in
      #"{ name: "m\#(index)", type: "modifier", default: "a", contexts: { a: [], "#
        + #"b: [{ t\#(index): { $value: "{x\#(index)}" } }] } }"#
    }
    let fixture = Fixture(
      files: [
        "t.resolver.json":
          "{ version: '2025.10', resolutionOrder: [\n\(modifiers.joined(separator: ",\n"))] }"
      ])
    #expect(fixture.document?.allModes.count == 512)
    #expect(
      fixture.diagnostics.map { "\($0.code ?? "") \($0.mode ?? "")" }
        == (0..<9).map { "T0202 m\($0)=b" })
  }

  @Test("tokens of two readings of the same text are equal")
  func equality() {
    let text = "{ a: { $type: 'number', $value: 1 }, b: { $value: '{a}' } }"
    #expect(Fixture(text).theme.tokens == Fixture(text).theme.tokens)
    #expect(Fixture(text).theme.tokens != Fixture(" " + text).theme.tokens)
  }

  @Test("asking for a mode from many threads gives the same theme")
  func threads() async throws {
    let document = try #require(Fixture("{ a: { $type: 'number', $value: 1 } }").document)
    let values = await withTaskGroup(of: TokenValue?.self) { group in
      for _ in 0..<50 {
        group.addTask { document.theme(in: document.defaultMode).value("a") }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(values == Array(repeating: .number(1), count: 50))
  }

  @Test("beside a syntax error, what no file mentions is missing all the same")
  func brokenValue() {
    let fixture = Fixture(
      """
      {
        a: { $type: "color", $value: "#fff" },
        n: { $type: "number", $value: 1e999 },
        b: { $type: "color", $value: "{nope}" },
        c: { $type: "number", $value: "{n}" },
      }
      """)
    #expect(
      fixture.findings == [
        "note T0202 0:0 some references were not checked: what they name may stand where this file"
          + " is broken",
        "error T0001 3:33 the number is too large",
        "error T0202 4:32 unknown token `{nope}`",
      ])
    // An escape may spell any name.
    let escaped = Fixture(#"{ "n\u006fpe": 1e999, "b": { "$type": "color", "$value": "{nope}" } }"#)
    #expect(escaped.diagnostics.filter { $0.severity == .error }.map(\.code) == ["T0001"])
  }

  @Test("a token tried with another value gives it to all that refer to it, and to nothing else")
  func replacing() throws {
    let text = """
      { n: { $type: 'number', $value: 1 }, alias: { $type: 'number', $value: '{n}' },
        other: { $type: 'number', $value: 3 },
        c: { $type: 'color', $value: '#000000' },
        line: { $type: 'shadow', $value: { color: '{c}', offsetX: { value: 0, unit: 'px' },
          offsetY: { value: 1, unit: 'px' }, blur: { value: 2, unit: 'px' },
          spread: { value: 0, unit: 'px' } } } }
      """
    let fixture = Fixture(files: ["t.tokens.json": text], path: "t.tokens.json")
    #expect(fixture.findings == [])
    let document = try #require(fixture.document)
    let mode = document.defaultMode
    let changed = document.theme(in: mode, replacing: "n", by: .number(2))
    #expect(
      ["n", "alias", "other"].map { changed.value($0) } == [.number(2), .number(2), .number(3)])
    #expect(changed.token("alias")?.alias?.path == "n")
    #expect(document.theme(in: mode).value("n") == .number(1))
    let white = document.theme(in: mode, replacing: "c", by: .color(.white))
    guard case .shadow(let shadows)? = white.value("line") else {
      Issue.record("no shadow")
      return
    }
    #expect(shadows.map(\.color) == [.white])
    #expect(document.theme(in: mode, replacing: "gone", by: .number(2)).value("n") == .number(1))
  }
}
