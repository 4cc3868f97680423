import TesseraGraphics
import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Resolver documents")
struct ResolverReaderTests {
  /// A resolver document without version, in one line, that has the given members.
  private func read(_ members: String, _ files: [String: String] = [:]) -> Fixture {
    var files = files
    files["t.resolver.json"] = "{ version: '2025.10', \(members) }"
    return Fixture(files: files)
  }

  @Test("sets, modifiers, files, inline tokens and inline items are laid over each other in order")
  func order() throws {
    let fixture = read(
      """
      $schema: "x", name: "Demo", description: "d", $defs: { any: 1 },
      sets: {
        base: { description: "b", $extensions: { x: {} }, sources: [
          { $ref: "a.tokens.json" }, { $ref: "#/sets/more" },
        ] },
        more: { sources: [{ n: { $type: "number", b: { $value: 2 } } }] },
      },
      modifiers: {
        size: { description: "s", default: "small", contexts: {
          large: [{ $ref: "#/sets/more" }, { n: { c: { $value: 30 } } }], small: [],
        } },
      },
      resolutionOrder: [
        { $ref: "#/sets/base" }, { $ref: "#/modifiers/size" },
        { name: "last", type: "set", sources: [{ n: { d: { $value: 4 } } }] },
        { name: "tint", type: "modifier", contexts: { cool: [], warm: [{ $ref: "./w.json" }] },
          default: "warm" },
      ]
      """,
      [
        "a.tokens.json":
          "{ n: { $type: 'number', a: { $value: 1 }, b: { $value: 1 }, c: { $value: 1 } } }",
        "w.json": "{ n: { d: { $value: 40 }, e: { $value: 5 } } }",
      ])
    #expect(fixture.findings == [])
    let document = try #require(fixture.document)
    #expect(
      document.modifiers == [
        ThemeModifier(
          name: "size", contexts: ["large", "small"], default: "small", declaresDefault: true),
        ThemeModifier(
          name: "tint", contexts: ["cool", "warm"], default: "warm", declaresDefault: true),
      ])
    #expect(document.files == ["t.resolver.json", "a.tokens.json", "w.json"])
    func values(_ contexts: [String: String]) throws -> [Double] {
      try fixture.theme(contexts).tokens.map {
        if case .number(let number) = $0.value { number } else { .nan }
      }
    }
    #expect(try values([:]) == [1, 2, 1, 40, 5])
    #expect(try values(["size": "large"]) == [1, 2, 30, 40, 5])
    #expect(try values(["size": "large", "tint": "cool"]) == [1, 2, 30, 4])
  }

  @Test("aliases are resolved after all merging, so that a mode moves what they lead to")
  func lateAliases() throws {
    let fixture = read(
      ##"""
      sets: { base: { sources: [{
        raw: { $type: "color", light: { $value: "#fff" }, dark: { $value: "#000" } },
        surface: { $value: "{raw.light}" }, row: { $value: "{surface}" },
      }] } },
      modifiers: { appearance: { default: "light", contexts: {
        light: [], dark: [{ surface: { $value: "{raw.dark}" } }],
      } } },
      resolutionOrder: [{ $ref: "#/sets/base" }, { $ref: "#/modifiers/appearance" }]
      """##)
    #expect(fixture.findings == [])
    #expect(try fixture.theme(["appearance": "light"]).value("row") == .color(.white))
    #expect(try fixture.theme(["appearance": "dark"]).value("row") == .color(.black))
  }

  @Test(
    "what the specification forbids, and what cannot be read, is reported at its place",
    arguments: [
      (
        "resolutionOrder: []",
        ["error T0412 1:40 `resolutionOrder` is a list of sets and modifiers, not empty"]
      ),
      (
        "sets: {}",
        [
          "error T0412 1:1 a resolver document is an object with a `resolutionOrder`, "
            + "not one without"
        ]
      ),
      ("resolutionOrder: {}", ["error T0412 1:40 `resolutionOrder` is an array, not an object"]),
      (
        "resolutionOrder: [1]",
        ["error T0412 1:41 an item of `resolutionOrder` is an object, not a number"]
      ),
      (
        "resolutionOrder: [{}]",
        ["error T0407 1:41 a set or modifier written here needs a `name`"]
      ),
      (
        "resolutionOrder: [{ name: 'a' }]",
        ["error T0407 1:41 a set or modifier written here needs a `type`"]
      ),
      (
        "resolutionOrder: [{ name: 'a', type: 'group' }]",
        ["error T0407 1:41 a set or modifier written here needs a `type`"]
      ),
      (
        "resolutionOrder: [{ name: 'a', type: 'set' }]",
        ["error T0412 1:49 a set is an object with `sources`, not one without"]
      ),
      (
        "resolutionOrder: [{ name: 'a', type: 'modifier' }]",
        ["error T0401 1:49 the modifier `a` has no contexts"]
      ),
      (
        "resolutionOrder: [{ name: 'a', type: 'modifier', contexts: {} }]",
        ["error T0401 1:49 the modifier `a` has no contexts"]
      ),
      (
        "resolutionOrder: [{ name: 'a', type: 'modifier', contexts: [] }]",
        ["error T0412 1:82 `contexts` is an object, not an array"]
      ),
      (
        "resolutionOrder: [{ name: 'a', type: 'modifier', contexts: { b: [] } }]",
        ["warning T0401 1:49 the modifier `a` has only one context"]
      ),
      (
        "resolutionOrder: [{ name: 'a', type: 'modifier', contexts: { b: [], c: [] }, default: 'd' }]",
        ["error T0402 1:109 the default `d` is no context of the modifier `a`"]
      ),
      (
        "resolutionOrder: [{ name: 'a', type: 'modifier', contexts: { b: [], c: [] }, default: 1 }]",
        ["error T0412 1:109 `default` is the name of a context, not a number"]
      ),
      (
        "sets: { a: { sources: [] } }, resolutionOrder: [{ $ref: '#/sets/a' }, { $ref: '#/sets/a' }]",
        ["error T0408 1:101 the resolution order has `a` twice"]
      ),
      (
        "sets: { a: { sources: [] } }, resolutionOrder: [{ $ref: '#/sets/b' }, { $ref: '#/sets/a' }]",
        ["error T0413 1:79 `#/sets/b` leads to no set or modifier"]
      ),
      (
        "resolutionOrder: [{ $ref: 'a.json' }]",
        ["error T0413 1:49 `a.json` leads to no set or modifier"]
      ),
      ("resolutionOrder: [{ $ref: 7 }]", ["error T0412 1:49 `$ref` is a string, not a number"]),
      (
        "resolutionOrder: [{ $ref: '#/resolutionOrder/0' }]",
        ["error T0409 1:49 nothing can refer to an item of the resolution order"]
      ),
      (
        "resolutionOrder: [{ name: 'a', type: 'set', sources: [{ $ref: '#/resolutionOrder/0' }] }]",
        ["error T0409 1:85 nothing can refer to an item of the resolution order"]
      ),
      (
        "resolutionOrder: [{ name: 'a', type: 'set', sources: [{ $ref: '#/modifiers/m' }] }]",
        ["error T0410 1:85 a modifier cannot be a source of tokens"]
      ),
      (
        "resolutionOrder: [{ name: 'a', type: 'set', sources: [{ $ref: '#/sets/a' }] }]",
        ["error T0413 1:85 `#/sets/a` leads to no set or modifier"]
      ),
      (
        "resolutionOrder: [{ name: 'a', type: 'set', sources: [{ $ref: '#/defs/a' }] }]",
        ["error T0413 1:85 `#/defs/a` leads to no set or modifier"]
      ),
      (
        "resolutionOrder: [{ name: 'a', type: 'set', sources: [{ $ref: 'https://x.org/a.json' }] }]",
        ["error T0415 1:85 only files are read, no addresses"]
      ),
      (
        "resolutionOrder: [{ name: 'a', type: 'set', sources: [{ $ref: 'none.json' }] }]",
        ["error T0417 1:85 `none.json`: there is no such file or folder"]
      ),
      (
        "resolutionOrder: [{ name: 'a', type: 'set', sources: 1 }]",
        ["error T0412 1:76 `sources` is an array of sources, not a number"]
      ),
      (
        "resolutionOrder: [{ name: 'a', type: 'set', sources: ['a.json'] }]",
        ["error T0412 1:77 a source is an object, not a string"]
      ),
      (
        "sets: [], resolutionOrder: [{ name: 'a', type: 'set', sources: [] }]",
        ["error T0412 1:29 `sets` is an object, not an array"]
      ),
      (
        "modifiers: { a: 1 }, resolutionOrder: [{ name: 'a', type: 'set', sources: [] }]",
        ["error T0412 1:39 `a` is an object, not a number"]
      ),
      (
        "sets: { a: {} }, resolutionOrder: [{ name: 'a', type: 'set', sources: [] }]",
        ["error T0412 1:31 a set is an object with `sources`, not one without"]
      ),
      (
        "order: [], resolutionOrder: [{ name: 'a', type: 'set', source: [], sources: [] }]",
        [
          "warning T0103 1:23 a resolver document has no `order`; it is ignored",
          "warning T0103 1:78 a set has no `source`; it is ignored",
        ]
      ),
    ])
  func faults(members: String, findings: [String]) {
    #expect(read(members).findings == findings)
  }

  @Test("sets that refer to each other in a circle are an error, and keep their own tokens")
  func circle() {
    let fixture = read(
      """
      sets: {
        a: { sources: [{ $ref: "#/sets/b" }, { x: { $type: "number", $value: 1 } }] },
        b: { sources: [{ $ref: "#/sets/c" }, { y: { $type: "number", $value: 2 } }] },
        c: { sources: [{ $ref: "#/sets/a" }] },
      },
      resolutionOrder: [{ $ref: "#/sets/a" }]
      """)
    #expect(
      fixture.findings == [
        "error T0411 2:3 these sets refer to each other in a circle: a → b → c → a"
      ])
    #expect(fixture.theme.tokens.map(\.path) == ["x", "y"])
  }

  @Test("a set or modifier that is never used is a warning; its files are not read")
  func unused() {
    let fixture = read(
      """
      sets: { a: { sources: [{ $ref: "none.json" }] }, b: { sources: [] } },
      modifiers: { m: { contexts: { x: [], y: [] } } },
      resolutionOrder: [{ $ref: "#/sets/b" }]
      """)
    #expect(
      fixture.findings == [
        "warning T0414 1:31 the set `a` is never used",
        "warning T0414 2:14 the modifier `m` is never used",
      ])
    #expect(
      fixture.diagnostics.first?.help == ##"add `{ "$ref": "#/sets/a" }` to `resolutionOrder`"##)
  }

  @Test(
    "the version is 2025.10",
    arguments: [
      ("", "warning T0412 1:1 the resolver document has no `version`; 2025.10 is taken"),
      ("version: '1.0',", "error T0412 1:12 `version` is `1.0`, but only 2025.10 is read"),
      ("version: 2025.10,", "error T0412 1:12 `version` is a number, but only 2025.10 is read"),
    ])
  func version(member: String, finding: String) {
    let fixture = Fixture(
      files: [
        "t.resolver.json":
          "{ \(member) resolutionOrder: [{ name: 'a', type: 'set', sources: [] }] }"
      ])
    #expect(fixture.findings == [finding])
  }

  @Test("a file that cannot be read is reported at its reference, with the file's own trouble")
  func unreadableFiles() {
    let fixture = read(
      "resolutionOrder: [{ name: 'a', type: 'set', sources: [{ $ref: 'none.json' }, "
        + "{ $ref: 'none.json' }, { $ref: 'list.json' }] }]",
      ["list.json": "[]"])
    #expect(
      fixture.findings == [
        "error T0417 1:85 `none.json`: there is no such file or folder",
        "error T0412 list.json:1:1 a token file is an object, not an array",
      ])
    #expect(
      fixture.diagnostics.first?.help == "the path starts from the folder of this document")
    let place = SourceText(path: "bad.json", bytes: [0x61, 0xFF]).location(of: 1..<2)
    let source = SourceText(path: "t.resolver.json", bytes: [0x61])
    let error = ResolverError.unreadableFile(
      .invalidUTF8(place), SourceSpan(source: source, range: 0..<1))
    #expect(error.diagnostic.line == "error T0417 1:1 `bad.json`: these bytes are no UTF-8")
    #expect(error.diagnostic.notes.map(\.location) == [place])
  }

  @Test("a resolver document is no source")
  func nested() {
    let fixture = read(
      "resolutionOrder: [{ name: 'a', type: 'set', sources: [{ $ref: 'b.resolver.json' }] }]",
      ["b.resolver.json": "{ resolutionOrder: [] }"])
    #expect(
      fixture.findings == [
        "error T0412 1:85 `b.resolver.json` is a resolver document; a source is a token file"
      ])
  }

  @Test("file references are relative to the document, percent-decoded, and read once")
  func files() {
    let fixture = Fixture(
      files: [
        "themes/x.resolver.json": """
        { version: "2025.10", resolutionOrder: [{ name: "a", type: "set", sources: [
          { $ref: "./two%20words.json" }, { $ref: "sub/../sub/b.json" }, { $ref: "two words.json" },
        ] }] }
        """,
        "themes/two words.json": "{ a: { $type: 'number', $value: 1 } }",
        "themes/sub/b.json": "{ a: { $type: 'number', $value: 2 } }",
      ], path: "themes/x.resolver.json")
    #expect(fixture.findings == [])
    #expect(
      fixture.document?.files == [
        "themes/x.resolver.json", "themes/two words.json", "themes/sub/b.json",
      ])
    #expect(fixture.theme.value("a") == .number(1))
  }

  @Test("sets that refer to each other many times over stay small")
  func manyReferences() {
    let sets = (1...60).map {
      ##"s\##($0): { sources: [{ $ref: "#/sets/s\##($0 - 1)" }, { $ref: "#/sets/s\##($0 - 1)" }] }"##
    }
    let fixture = read(
      """
      sets: { s0: { sources: [{ n: { $type: "number", $value: 1 } }] },
      \(sets.joined(separator: ",\n")) },
      resolutionOrder: [{ $ref: "#/sets/s60" }]
      """)
    #expect(fixture.findings == [])
    #expect(fixture.theme.value("n") == .number(1))
  }

  @Test("more resolutions or sources than can be looked at are an error")
  func limits() {
    let modifiers = (0..<13).map { #"m\#($0): { contexts: { a: [], b: [] }, default: "a" }"# }
    let order = (0..<13).map { ##"{ $ref: "#/modifiers/m\##($0)" }"## }
    let many = read(
      """
      modifiers: { \(modifiers.joined(separator: ", ")) },
      resolutionOrder: [\(order.joined(separator: ", "))]
      """)
    #expect(many.findings == ["error T0416 1:34 the modifiers make more than 4096 resolutions"])
    #expect(many.document?.allModes.count == 1)
    let sources = Array(repeating: "{}", count: 4_096).joined(separator: ",")
    let wide = read("resolutionOrder: [{ name: 'a', type: 'set', sources: [\(sources)] }]")
    #expect(
      wide.findings == [
        "error T0416 1:1 the document has more than 4096 sets and sources of tokens"
      ])
  }
}
