import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Declarations of tokens and groups")
struct DeclarationReaderTests {
  @Test("groups, tokens and `$root` tokens are found by path, in the order of the text")
  func structure() {
    let fixture = Fixture(
      """
      {
        $schema: "https://example.org/schema.json", // the root may have it
        $description: "All",
        color: {
          $type: "color",
          $description: "Colours",
          text: { $root: { $value: "#111" }, muted: { $value: "#222", $description: "Less" } },
          line: { $value: "#333" },
        },
      }
      """)
    #expect(fixture.findings == [])
    #expect(
      fixture.theme.tokens.map(\.path) == ["color.line", "color.text.$root", "color.text.muted"])
    #expect(fixture.theme.children(of: "") == ["color"])
    #expect(fixture.theme.children(of: "color") == ["text", "line"])
    #expect(fixture.theme.children(of: "color.text") == ["$root", "muted"])
    #expect(fixture.theme.token("color.text.muted")?.description == "Less")
    #expect(fixture.theme.token("color.text.$root")?.description == nil)
  }

  @Test("names that references could not spell are errors, and the rest is read")
  func invalidNames() {
    let fixture = Fixture(
      """
      {
        "a.b": { $value: 1, $type: "number" },
        "": { $value: 1, $type: "number" },
        "x}": { y: { $value: 1, $type: "number" } },
        sound: { $value: 1, $type: "number" },
      }
      """)
    #expect(
      fixture.findings == [
        "error T0101 2:3 the name `a.b` contains a dot, which separates names in references",
        "error T0101 3:3 a name cannot be empty",
        "error T0101 4:3 the name `x}` contains a brace, which marks references",
      ])
    #expect(fixture.theme.tokens.map(\.path) == ["sound"])
  }

  @Test("a token cannot hold tokens, groups or a `$root`")
  func tokenWithChildren() {
    let fixture = Fixture(
      """
      {
        a: {
          $type: "number",
          $value: 1,
          b: { $value: 2 },
          $root: { $value: 3 },
        },
      }
      """)
    let message = "`a` has a `$value`, so that it cannot hold tokens or groups"
    #expect(
      fixture.findings == ["error T0102 5:5 \(message)", "error T0102 6:5 \(message)"])
    #expect(fixture.diagnostics.first?.notes.first?.location?.description == "t.tokens.json:4:13")
    #expect(
      fixture.diagnostics.first?.help == "move the `$value` into a token `$root` inside `a`")
  }

  @Test("members without a meaning are reported with what was likely meant")
  func unknownMembers() {
    let fixture = Fixture(
      """
      {
        $typ: "color",
        a: { $type: "number", $value: 1, $descripton: "x", alpha: 0, type: "number" },
        g: { $root: { $type: "number", $value: 1 }, $vlaue: 3 },
      }
      """)
    #expect(
      fixture.findings == [
        "warning T0103 2:3 the root of a token file has no `$typ`; it is ignored",
        "warning T0103 3:36 a token has no `$descripton`; it is ignored",
        "warning T0103 3:54 a token has no `alpha`; it is ignored",
        "warning T0103 3:64 a token has no `type`; it is ignored",
        "warning T0103 4:47 a group has no `$vlaue`; it is ignored",
      ])
    #expect(
      fixture.diagnostics.map(\.help) == [
        "did you mean `$type`?", "did you mean `$description`?",
        #"write it as `"$extensions": { "tessera": { "alpha": … } }`"#, "did you mean `$type`?",
        "did you mean `$value`?",
      ])
    #expect(fixture.theme.value("a") == .number(1))
  }

  @Test("what is no object cannot stand in a group")
  func notAnObject() {
    let fixture = Fixture(
      """
      {
        a: { value: "#fff", type: "color" },
        b: null,
      }
      """)
    #expect(
      fixture.findings == [
        "error T0103 2:8 `value` is a string, but a group holds groups and tokens only, which are "
          + "objects",
        "error T0103 2:23 `type` is a string, but a group holds groups and tokens only, which are "
          + "objects",
        "error T0103 3:3 `b` is null, but a group holds groups and tokens only, which are objects",
      ])
    #expect(
      fixture.diagnostics.map(\.help) == [
        "did you mean `$value`?", "did you mean `$type`?", nil,
      ])
  }

  @Test("a group with nothing but a `$type` looks like a token without its value")
  func incompleteToken() {
    let fixture = Fixture(#"{ a: { b: { "$type": "color" }, c: { $type: "color", $vale: 1 } } }"#)
    #expect(
      fixture.findings == [
        "warning T0104 1:8 `a.b` has a `$type` but neither a `$value` nor anything inside",
        "warning T0103 1:54 a group has no `$vale`; it is ignored",
      ])
  }

  @Test("a `$root` is a token")
  func root() {
    let fixture = Fixture(#"{ a: { $root: { b: { $value: 1, $type: "number" } } } }"#)
    #expect(
      fixture.findings == [
        "error T0105 1:8 `$root` is a token with a `$value`, not an object"
      ])
  }

  @Test("a token has a value or a pointer; a group extends by one of two words")
  func twice() {
    let fixture = Fixture(
      """
      {
        a: { $type: "number", $value: 1 },
        b: { $value: "{a}", $ref: "#/a" },
        c: { $extends: "{d}", $ref: "#/d", e: { $ref: "#/a" } },
        d: { f: { $value: "{a}" } },
        g: { $extends: "#/d/f.x", h: { $value: "{a}" } },
        i: { $ref: 7, j: { $value: "{a}" } },
      }
      """)
    #expect(
      fixture.findings == [
        "error T0105 3:23 `b` has a `$value` and a `$ref`; a token has one of them",
        "error T0211 4:25 a group has an `$extends` or a `$ref`, which means the same, not both",
        "error T0211 6:18 this is no reference to a group",
        "error T0211 7:14 this is no reference to a group",
      ])
    #expect(fixture.theme.value("b") == .number(1))
    #expect(fixture.theme.children(of: "c") == ["e", "f"])
  }

  @Test("`$extensions` of tokens and groups are kept as written, whoever they belong to")
  func extensions() throws {
    let fixture = Fixture(
      """
      {
        $extensions: { "org.example": { a: [1] } },
        g: { $extensions: { "org.other": 1 }, x: { $type: "number", $value: 1,
          $extensions: { "org.example": { deep: { er: true } } } } },
      }
      """)
    #expect(fixture.findings == [])
    let theme = fixture.theme
    func text(_ node: JSONNode?) throws -> String {
      JSONWriter.compact(JSONOutput(try #require(node).value))
    }
    #expect(try text(theme.extensions(ofGroup: "")) == #"{"org.example":{"a":[1]}}"#)
    #expect(try text(theme.extensions(ofGroup: "g")) == #"{"org.other":1}"#)
    #expect(
      try text(theme.token("g.x")?.extensions) == #"{"org.example":{"deep":{"er":true}}}"#)
    #expect(theme.extensions(ofGroup: "g.x") == nil)
  }
}
