import TesseraGraphics
import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("JSON pointers in values")
struct PointerExpansionTests {
  private static let blue = """
    colors: { blue: { $type: "color",
      $value: { colorSpace: "srgb", components: [0.2, 0.4, 1], alpha: 0.5, hex: "#3366ff" } } },
    """

  @Test("the specification's examples: a whole token, a component, a part of a dimension")
  func examples() throws {
    let fixture = Fixture(
      """
      { \(Self.blue)
        whole: { $ref: "#/colors/blue" },
        value: { $ref: "#/colors/blue/$value" },
        component: { $value: { $ref: "#/colors/blue/$value/components/2" }, $type: "number" },
        mixed: { $type: "color", $value: { colorSpace: { $ref: "#/colors/blue/$value/colorSpace" },
          components: [{ $ref: "#/colors/blue/$value/components/0" }, 0.7, 0],
          alpha: { $ref: "#/colors/blue/$value/alpha" } } },
        list: { $type: "color", $value: { colorSpace: "srgb",
          components: { $ref: "#/mixed/$value/components" } } },
        base: { $type: "dimension", $value: { value: 16, unit: "px" } },
        small: { $type: "dimension",
          $value: { value: { $ref: "#/base/$value/value" }, unit: "rem" } },
        large: { $type: "dimension",
          $value: { value: 32, unit: { $ref: "#/base/$value/unit" } } },
      }
      """)
    #expect(fixture.findings == [])
    let theme = fixture.theme
    let blue = TokenValue.color(Color(red: 0.2, green: 0.4, blue: 1, alpha: 0.5))
    #expect(theme.value("whole") == blue)
    #expect(theme.value("value") == blue)
    #expect(theme.value("component") == .number(1))
    #expect(theme.value("mixed") == .color(Color(red: 0.2, green: 0.7, blue: 0, alpha: 0.5)))
    #expect(theme.value("list") == .color(Color(red: 0.2, green: 0.7, blue: 0)))
    #expect(theme.value("small") == .dimension(256))
    #expect(theme.value("large") == .dimension(32))
    let whole = try #require(theme.token("whole"))
    #expect(whole.type == .color)
    #expect(whole.alias?.path == "colors.blue")
    #expect(whole.alias?.location.description == "t.tokens.json:3:18")
    let mixed = try #require(theme.token("mixed"))
    #expect(!mixed.isAlias)
    #expect(mixed.references.map(\.path) == ["colors.blue", "colors.blue", "colors.blue"])
  }

  @Test("composite parts and elements of arrays come from tokens or from parts of others")
  func composites() {
    let fixture = Fixture(
      """
      {
        ink: { $type: "color", $value: "#000" },
        one: { $type: "dimension", $value: { value: 1, unit: "px" } },
        low: { $type: "shadow", $value: { color: { $ref: "#/ink" }, offsetX: { $ref: "#/one/$value" },
          offsetY: "{one}", blur: "{one}", spread: "{one}", inset: true } },
        two: { $type: "shadow", $value: [{ $ref: "#/low" }, { color: { $ref: "#/low/$value/color" },
          offsetX: { $ref: "#/low/$value/offsetX" }, offsetY: "{one}", blur: "{one}",
          spread: "{one}", inset: { $ref: "#/low/$value/inset" } }] },
        stops: { $type: "gradient", $value: [{ color: { $ref: "#/two/$value/1/color" },
          position: { $ref: "#/half" } }] },
        half: { $type: "number", $value: 0.5 },
        family: { $type: "fontFamily", $value: ["A", { $ref: "#/other/$value/0" }] },
        other: { $type: "fontFamily", $value: ["B", "C"] },
        dashes: { $type: "strokeStyle", $value: { dashArray: [{ $ref: "#/one" }],
          lineCap: "butt" } },
        again: { $type: "strokeStyle", $value: { dashArray: { $ref: "#/dashes/$value/dashArray" },
          lineCap: { $ref: "#/dashes/$value/lineCap" } } },
        curve: { $type: "cubicBezier", $value: [0, { $ref: "#/half" }, 1, 1] },
      }
      """)
    #expect(fixture.findings == [])
    let theme = fixture.theme
    let shadow = ShadowValue(
      color: .black, offsetX: 1, offsetY: 1, blur: 1, spread: 1, isInset: true)
    #expect(theme.value("two") == .shadow([shadow, shadow]))
    #expect(theme.value("stops") == .gradient(Gradient([.init(.black, at: 0.5)])))
    #expect(theme.value("family") == .fontFamily(["A", "B"]))
    #expect(theme.value("again") == .strokeStyle(.dashes([1], cap: .butt)))
    #expect(theme.value("curve") == .cubicBezier(CubicBezier(0, 0.5, 1, 1)))
  }

  @Test("a way through aliases, pointers and `$extends` goes on behind them")
  func behind() {
    let fixture = Fixture(
      """
      { \(Self.blue)
        alias: { $value: "{colors.blue}" },
        second: { $ref: "#/alias" },
        first: { $type: "number", $value: { $ref: "#/second/$value/components/1" } },
        copy: { $extends: "#/colors" },
        third: { $type: "number", $value: { $ref: "#/copy/blue/$value/components/0" } },
        list: { $type: "color", $value: { colorSpace: "srgb",
          components: { $ref: "#/alias/$value/components" } } },
        deep: { $type: "number", $value: { $ref: "#/list/$value/components/2" } },
      }
      """)
    #expect(fixture.findings == [])
    #expect(fixture.theme.value("first") == .number(0.4))
    #expect(fixture.theme.value("third") == .number(0.2))
    #expect(fixture.theme.value("deep") == .number(1))
  }

  @Test("names are decoded: percent signs, `~0`, `~1`, raw spaces, `$root` and `$extensions`")
  func names() {
    let fixture = Fixture(
      """
      {
        $type: "number",
        "my/group": { "a~b": { $value: 1 }, "c d": { $value: 2 }, "表": { $value: 3 } },
        g: { $root: { $value: 4, $extensions: { "org.x": { list: [5, 6] } } } },
        a: { $ref: "#/my~1group/a~0b" }, b: { $ref: "#/my~1group/c d" },
        c: { $ref: "#/my~1group/c%20d/$value" }, d: { $ref: "#/my~1group/%E8%A1%A8" },
        e: { $ref: "#/g/$root" }, f: { $ref: "#/g/$root/$extensions/org.x/list/1" },
      }
      """)
    #expect(fixture.findings == [])
    #expect(
      ["a", "b", "c", "d", "e", "f"].map { fixture.theme.value($0) }
        == [1, 2, 2, 3, 4, 6].map { .number($0) })
  }

  @Test("a part may need another part of its own token; only real circles are circles")
  func circles() {
    let sound = Fixture(
      """
      { a: { $type: "color", $value: { colorSpace: "srgb",
          components: [0.5, { $ref: "#/a/$value/components/0" }, { $ref: "#/b/$value/components/0" }] } },
        b: { $type: "color", $value: { colorSpace: "srgb",
          components: [0.25, 0, { $ref: "#/a/$value/components/1" }] } } }
      """)
    #expect(sound.findings == [])
    #expect(sound.theme.value("a") == .color(Color(red: 0.5, green: 0.5, blue: 0.25)))
    #expect(sound.theme.value("b") == .color(Color(red: 0.25, green: 0, blue: 0.5)))
    let broken = Fixture(
      """
      { $type: "number",
        a: { $value: { $ref: "#/b" } },
        b: { $ref: "#/a/$value" },
        c: { $value: { x: { $ref: "#/d/$value/y" } } },
        d: { $value: { y: { $ref: "#/c/$value/x" } } },
        e: { $value: { $ref: "#/e/$value/x" } },
        f: { $value: "{e}" },
      }
      """)
    #expect(
      broken.findings == [
        "error T0205 2:24 these tokens refer to each other in a circle: a → b → a",
        "error T0303 4:16 `c` is a number, not an object",
        "error T0303 5:16 `d` is a number, not an object",
        "error T0205 5:29 these tokens refer to each other in a circle: "
          + "#/d/$value/y → #/c/$value/x → #/d/$value/y",
        "error T0207 6:24 `#/e/$value/x` leads to nothing",
      ])
    #expect(broken.theme.unresolved == ["a", "b", "c", "d", "e", "f"])
  }

  @Test(
    "what leads nowhere, or to a group, is reported at the pointer with what was likely meant",
    arguments: [
      (
        "'#/colors/bleu'", "T0207 3:44 `#/colors/bleu` leads to nothing",
        "did you mean `#/colors/blue`?"
      ),
      (
        "'#/colors/blue/$value/components/3'",
        "T0207 3:44 `#/colors/blue/$value/components/3` leads to nothing", nil
      ),
      (
        "'#/colors/blue/$value/components/00'",
        "T0207 3:44 `#/colors/blue/$value/components/00` leads to nothing", nil
      ),
      (
        "'#/colors/blue/components/0'",
        "T0207 3:44 `#/colors/blue/components/0` leads to nothing",
        "did you mean `#/colors/blue/$value/components/0`?"
      ),
      (
        "'#/colors/blue/$value/component/0'",
        "T0207 3:44 `#/colors/blue/$value/component/0` leads to nothing",
        "did you mean `#/colors/blue/$value/components/0`?"
      ),
      (
        "'#/colors.blue'", "T0207 3:44 `#/colors.blue` leads to nothing",
        "did you mean `#/colors/blue`?"
      ),
      (
        "'#/colors'", "T0203 3:44 `#/colors` is a group, not a token or a part of one",
        "`\"$extends\": \"#/colors\"` takes a whole group"
      ),
      ("'#/'", "T0203 3:44 `#/` is the whole theme, not a token or a part of one", nil),
      (
        "'{colors.blue}'", "T0201 3:44 this is no JSON pointer",
        "write `\"{colors.blue}\"` without `$ref`, or `#/colors/blue`"
      ),
      ("'/colors/blue'", "T0201 3:44 this is no JSON pointer", "write `#/colors/blue`"),
      (
        "'other.json#/a'", "T0201 3:44 this names a file, not a token of this theme",
        "a token refers to its own theme only; add the file as a source of a resolver document"
      ),
      (
        "'../../etc/passwd'", "T0201 3:44 this names a file, not a token of this theme",
        "a token refers to its own theme only; add the file as a source of a resolver document"
      ),
      (
        "'#/a~2b'", "T0201 3:44 behind `~` a JSON pointer has `0` or `1` only",
        "write `~0` for `~` and `~1` for `/`"
      ),
      (
        "'#'", "T0201 3:44 `#` is the whole theme, not a token or a part of one",
        "name a token as `#/group/token`, or its value as `#/group/token/$value`"
      ),
      (
        "''", "T0201 3:44 this `$ref` is empty",
        "name a token as `#/group/token`, or its value as `#/group/token/$value`"
      ),
      (
        "7", "T0201 3:44 this is no JSON pointer",
        "write a `$ref` as a string such as `#/group/token/$value`"
      ),
    ])
  func faults(pointer: String, finding: String, help: String?) {
    let fixture = Fixture(
      "{ \(Self.blue)\nx: { $type: 'number', $value: {      $ref: \(pointer) } } }")
    #expect(fixture.findings == ["error " + finding])
    #expect(fixture.diagnostics.map(\.help) == [help])
    #expect(fixture.theme.unresolved == ["x"])
  }

  @Test("a part of the wrong kind is reported where it was asked for, with its own place")
  func wrongKind() throws {
    let fixture = Fixture(
      """
      { \(Self.blue)
        n: { $type: "number", $value: { $ref: "#/colors/blue/$value/hex" } },
        m: { $type: "number", $value: { $ref: "#/colors/blue" } } }
      """)
    #expect(
      fixture.findings == [
        "error T0303 3:41 `n` is a number, not a string",
        "error T0206 4:41 `m` should be a number, but `{colors.blue}` is a color",
      ])
    let note = try #require(fixture.diagnostics.first?.notes.first)
    #expect(note.message == "the `$ref` leads here")
    #expect(note.location?.description == "t.tokens.json:2:77")
  }

  @Test("a part behind an alias has its place in the file where it is written")
  func placeBehind() throws {
    let fixture = Fixture(
      files: [
        "t.resolver.json": """
        { version: "2025.10", resolutionOrder: [
          { name: "a", type: "set", sources: [{ $ref: "t.long.json" }, { $ref: "t.b.json" }] }] }
        """,
        "t.long.json": "{ \(String(repeating: " ", count: 500)) \(Self.blue) }",
        "t.b.json": """
        { a: { $value: "{colors.blue}" }, n: { $type: "number",
          $value: { $ref: "#/a/$value/hex" } } }
        """,
      ])
    #expect(fixture.findings == ["error T0303 2:19 `n` is a number, not a string"])
    let note = try #require(fixture.diagnostics.first?.notes.first)
    #expect(note.location?.description == "t.long.json:2:77")
    #expect(fixture.theme.unresolved == ["n"])
    let sound = Fixture(
      """
      { \(Self.blue)
        a: { $value: "{colors.blue}" },
        n: { $type: "number", $value: { $ref: "#/a/$value/alpha" } } }
      """)
    #expect(sound.theme.token("n")?.references.map(\.path) == ["a"])
  }

  @Test("members beside a pointer replace those that it leads to, with a warning")
  func overrides() {
    let fixture = Fixture(
      """
      { \(Self.blue)
        solid: { $type: "color", $value: { $ref: "#/colors/blue/$value", alpha: 1 } },
        n: { $type: "number", $value: { $ref: "#/colors/blue/$value/alpha", x: 1 } } }
      """)
    #expect(
      fixture.findings == [
        "warning T0207 3:44 `alpha` beside a `$ref` replace what it leads to; DTCG 2025.10 has a "
          + "`$ref` alone",
        "error T0207 4:41 `x` beside a `$ref` can replace members of an object only",
      ])
    #expect(fixture.theme.value("solid") == .color(Color(red: 0.2, green: 0.4, blue: 1)))
  }

  @Test("a pointer to a group extends it, with or without members of its own")
  func groups() {
    let fixture = Fixture(
      """
      {
        button: { $type: "number", a: { $value: 1 }, b: { $value: 2 } },
        plain: { $ref: "#/button" },
        more: { $ref: "#/button", b: { $value: 3 }, c: { $value: 4 } },
        lost: { $ref: "#/buton", d: { $type: "number", $value: 5 } },
      }
      """)
    #expect(fixture.findings == ["error T0211 5:17 there is no group `{buton}` to extend"])
    #expect(fixture.diagnostics.map(\.help) == ["did you mean `button`?"])
    #expect(
      fixture.theme.tokens.map { "\($0.path)=\($0.value)" } == [
        "button.a=number(1.0)", "button.b=number(2.0)", "lost.d=number(5.0)",
        "more.a=number(1.0)", "more.b=number(3.0)", "more.c=number(4.0)", "plain.a=number(1.0)",
        "plain.b=number(2.0)",
      ])
  }

  @Test("pointers that put in one another without end are stopped")
  func limits() {
    let doubling = (1...40).map {
      "t\($0): { $value: [{ $ref: '#/t\($0 - 1)/$value/0' }, { $ref: '#/t\($0 - 1)/$value' }] }"
    }
    let fixture = Fixture(
      "{ $type: 'shadow', t0: { $value: [0, [1, [2, [3]]]] }, \(doubling.joined(separator: ", ")) }"
    )
    #expect(fixture.theme.unresolved.count == 41)
    let growing = Fixture("{ $type: 'number', a: { $value: { x: { $ref: '#/a/$value/x/x' } } } }")
    #expect(
      growing.findings == [
        "error T0303 1:33 `a` is a number, not an object",
        "error T0207 1:46 `#/a/$value/x/x` leads to nothing",
      ])
  }

  @Test("a token that is only in another mode is named with it")
  func otherMode() {
    let fixture = Fixture(
      files: [
        "t.resolver.json": """
        { version: "2025.10", resolutionOrder: [
          { name: "base", type: "set", sources: [{ a: { $ref: "#/g/b" } }] },
          { name: "m", type: "modifier", default: "x", contexts: {
            x: [], y: [{ g: { b: { $type: "number", $value: 1 } } }] } } ] }
        """
      ])
    #expect(fixture.findings == ["error T0207 2:55 [m=x] `#/g/b` leads to nothing"])
    #expect(fixture.diagnostics.map(\.help) == ["`{g.b}` exists only in m=y"])
  }
}
