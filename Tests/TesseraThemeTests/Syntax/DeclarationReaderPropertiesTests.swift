import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Properties of tokens and groups")
struct DeclarationReaderPropertiesTests {
  @Test("a type is one of DTCG's, in its case")
  func types() {
    let fixture = Fixture(
      """
      {
        a: { $type: "Color", $value: "#fff" },
        b: { $type: "string", $value: "x" },
        c: { $type: 7, $value: "x" },
        d: { $type: "colour", e: { $value: "#fff" }, f: { $value: "{x}" }, g: { $value: 1 } },
      }
      """)
    #expect(
      fixture.findings == [
        "error T0302 2:15 `Color` is no token type",
        "warning T0302 3:15 `string` is no type of DTCG 2025.10; its tokens are kept as written "
          + "and cannot be drawn",
        "error T0302 4:15 a number is no token type", "error T0302 5:15 `colour` is no token type",
        "error T0202 5:61 unknown token `{x}`",
      ])
    #expect(fixture.diagnostics.first?.help == "did you mean `color`?")
    #expect(fixture.diagnostics[1].help?.hasPrefix("the types are `color`, ") == true)
    #expect(fixture.theme.unresolved == ["a", "c", "d.e", "d.f", "d.g"])
  }

  @Test("the token's own type goes before the one it refers to, and that before its group's")
  func typeOrder() {
    let fixture = Fixture(
      """
      {
        color: {
          $type: "color",
          ink: { $value: "#000" },
          deep: { ink: { $value: "#111" }, size: { $type: "number", $value: 3 } },
          length: { $value: "{size.m}" },
        },
        size: { $type: "dimension", m: { $value: { value: 4, unit: "px" } } },
        alias: { $value: "{color.ink}" },
      }
      """)
    #expect(fixture.findings == [])
    #expect(
      fixture.theme.tokens.map { "\($0.path) \($0.type)" } == [
        "alias color", "color.deep.ink color", "color.deep.size number", "color.ink color",
        "color.length dimension", "size.m dimension",
      ])
  }

  @Test("deprecation comes from the nearest group that speaks of it")
  func deprecation() {
    let fixture = Fixture(
      """
      {
        $type: "number",
        old: {
          $deprecated: "use `new`",
          a: { $value: 1 },
          b: { $value: 1, $deprecated: false },
          c: { $deprecated: true, d: { $value: 1 } },
        },
        plain: { $value: 1 },
      }
      """)
    #expect(fixture.findings == [])
    #expect(fixture.theme.token("old.a")?.deprecated == "use `new`")
    #expect(fixture.theme.token("old.b")?.deprecated == nil)
    #expect(fixture.theme.token("old.c.d")?.deprecated == "")
    #expect(fixture.theme.token("plain")?.deprecated == nil)
  }

  @Test("properties of the wrong kind are errors")
  func wrongKinds() {
    let fixture = Fixture(
      """
      {
        $type: "number",
        a: { $value: 1, $description: 1, $deprecated: 1, $extensions: 1 },
        b: { $value: 1, $extensions: { tessera: [] } },
      }
      """)
    #expect(
      fixture.findings == [
        "error T0105 3:33 `$description` is a string, not a number",
        "error T0105 3:49 `$deprecated` is a boolean or a reason, not a number",
        "error T0105 3:65 `$extensions` is an object, not a number",
        "error T0105 4:43 `$extensions.tessera` is an object, not an array",
      ])
  }
}
