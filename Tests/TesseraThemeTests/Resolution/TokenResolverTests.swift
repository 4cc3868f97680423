import TesseraGraphics
import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Resolving references")
struct TokenResolverTests {
  @Test("aliases reach their value through a chain, in any order of the text")
  func chain() throws {
    let fixture = Fixture(
      """
      {
        a: { $value: "{b}" },
        b: { $value: "{deep.c}" },
        deep: { c: { $value: "{d.$root}" } },
        d: { $root: { $type: "color", $value: "#ff0000" } },
      }
      """)
    #expect(fixture.findings == [])
    let theme = fixture.theme
    let red = TokenValue.color(Color(red: 1, green: 0, blue: 0))
    #expect(theme.tokens.map(\.value) == [red, red, red, red])
    let token = try #require(theme.token("a"))
    #expect(token.isAlias)
    #expect(token.alias?.path == "b")
    #expect(
      theme.aliasChain(of: token).map { "\($0.path) \($0.location)" } == [
        "b t.tokens.json:2:16", "deep.c t.tokens.json:3:16", "d.$root t.tokens.json:4:24",
      ])
    let root = try #require(theme.token("d.$root"))
    #expect(theme.aliasChain(of: root).isEmpty)
  }

  @Test("an unknown token is reported at the reference, with the nearest name")
  func unknown() {
    let fixture = Fixture(
      """
      {
        color: { $type: "color", surface: { $value: "#fff" }, text: { $root: { $value: "#000" } } },
        a: { $value: "{color.surfce}" },
        b: { $value: "{color/surface}" },
        c: { $value: "{color.txt}" },
        d: { $value: "{surface}" },
        e: { $value: "{palette.surface}" },
        f: { $value: "{color.surface.$root}" },
        g: { $value: "{nothing.like.it}" },
        h: { $value: "{a}" },
      }
      """)
    #expect(
      fixture.findings == [
        "error T0202 3:16 unknown token `{color.surfce}`",
        "error T0202 4:16 unknown token `{color/surface}`",
        "error T0202 5:16 unknown token `{color.txt}`",
        "error T0202 6:16 unknown token `{surface}`",
        "error T0202 7:16 unknown token `{palette.surface}`",
        "error T0204 8:16 `{color.surface.$root}` points into the token `color.surface`; "
          + "a reference takes a whole token",
        "error T0202 9:16 unknown token `{nothing.like.it}`",
      ])
    #expect(
      fixture.diagnostics.map(\.help) == [
        "did you mean `{color.surface}`?", "did you mean `{color.surface}`?",
        "did you mean `{color.text.$root}`?", "did you mean `{color.surface}`?",
        "did you mean `{color.surface}`?",
        "write `{color.surface}`: it is no group that could have a `$root`", nil,
      ])
    #expect(fixture.theme.unresolved == ["a", "b", "c", "d", "e", "f", "g", "h"])
  }

  @Test("a group is no token; the help offers its `$root` and the extension")
  func group() {
    let fixture = Fixture(
      """
      {
        $type: "color",
        text: { $root: { $value: "#000" } },
        line: { thin: { $value: "#000" } },
        a: { $value: "{text}" },
        b: { $value: "{line}" },
      }
      """)
    #expect(
      fixture.findings == [
        "error T0203 5:16 `{text}` is a group, not a token",
        "error T0203 6:16 `{line}` is a group, not a token",
      ])
    #expect(
      fixture.diagnostics.map(\.help) == [
        "`{text.$root}` is its own token; `\"$extends\": \"{text}\"` in place of `$value` takes "
          + "the whole group",
        "`\"$extends\": \"{line}\"` in place of `$value` takes the whole group",
      ])
    #expect(fixture.diagnostics.map { $0.notes.first?.location?.line } == [3, 4])
  }

  @Test("a reference takes a whole token, not a part of one")
  func insideToken() {
    let fixture = Fixture(
      """
      {
        space: { $type: "dimension", $value: { value: 4, unit: "px" } },
        a: { $type: "number", $value: "{space.value}" },
      }
      """)
    #expect(
      fixture.findings == [
        "error T0204 3:33 `{space.value}` points into the token `space`; "
          + "a reference takes a whole token"
      ])
    #expect(fixture.diagnostics.first?.notes.first?.location?.description == "t.tokens.json:2:3")
  }

  @Test("broken braces are reported whatever the type, once")
  func malformed() {
    let fixture = Fixture(
      """
      { a: { $value: "{a..b}" }, b: { $type: "dimension", $value: "1px {a}" } }
      """)
    #expect(
      fixture.findings == [
        "error T0201 1:16 this is no reference: a name between dots is missing",
        "error T0201 1:61 this is no reference: a reference is the whole string or nothing",
      ])
  }

  @Test("a cycle is reported once: the chain in the message, every place in the notes")
  func cycle() {
    let fixture = Fixture(
      """
      {
        $type: "color",
        start: { $value: "{b}" },
        a: { $value: "{b}" },
        b: { $value: "{c}" },
        c: { $value: "{a}" },
        self: { $value: "{self}" },
      }
      """)
    #expect(
      fixture.findings == [
        "error T0205 4:16 these tokens refer to each other in a circle: a → b → c → a",
        "error T0205 7:19 these tokens refer to each other in a circle: self → self",
      ])
    #expect(
      fixture.diagnostics.first?.notes.map { "\($0.location?.line ?? 0) \($0.message)" } == [
        "5 `b` refers to the next one here", "6 `c` refers to the next one here",
      ])
    #expect(fixture.theme.unresolved == ["a", "b", "c", "self", "start"])
  }

  @Test("a cycle through parts of composite values and alpha factors is found")
  func cycleThroughParts() {
    let fixture = Fixture(
      """
      {
        s: { $type: "shadow", $value: ["{t}"] },
        t: { $type: "shadow", $value: ["{s}"] },
        n: { $type: "color", $value: "#fff", $extensions: { tessera: { alpha: "{n}" } } },
        b: { $type: "border", $value: { color: "{b}", width: 1, style: "solid" } },
      }
      """)
    #expect(
      fixture.findings == [
        "error T0205 2:34 these tokens refer to each other in a circle: s → t → s",
        "error T0205 4:73 these tokens refer to each other in a circle: n → n",
        "error T0205 5:42 these tokens refer to each other in a circle: b → b",
      ])
  }

  @Test("a long cycle is shown by its first steps")
  func longCycle() {
    let count = 20_000
    let tokens = (0..<count).map { #"t\#($0): { $value: "{t\#(($0 + 1) % count)}" }"# }
    let fixture = Fixture("{ \(tokens.joined(separator: ",\n")) }")
    #expect(fixture.diagnostics.map(\.code) == ["T0205"])
    #expect(
      fixture.diagnostics.first?.message
        == "these tokens refer to each other in a circle: t0 → t1 → t2 → t3 → t4 → t5 → t6 → t7 "
        + "→ t8 → t9 → t10 → t11 → … (19988 more) → t0")
    #expect(fixture.diagnostics.first?.notes.count == 11)
    #expect(fixture.theme.unresolved.count == count)
  }

  @Test("a chain of 20,000 aliases resolves")
  func longChain() {
    let count = 20_000
    let tokens = (1...count).map { #"t\#($0): { $value: "{t\#($0 - 1)}" }"# }
    let fixture = Fixture(
      "{ \(tokens.reversed().joined(separator: ",\n")), t0: { $type: 'number', $value: 7 } }")
    #expect(fixture.findings == [])
    #expect(fixture.theme.value("t\(count)") == .number(7))
  }

  @Test("values with many references to values with many references take linear time")
  func wide() {
    let tokens = (1...200).map { index in
      let references = Array(repeating: #""{f\#(index - 1)}""#, count: 3).joined(separator: ",")
      return #"f\#(index): { $type: "gradient", $value: [\#(references)] }"#
    }
    let fixture = Fixture(
      """
      { f0: { $type: "gradient", $value: [{ color: "#fff", position: 0 }] },
      \(tokens.joined(separator: ",\n")) }
      """)
    // The first has one stop as wanted; the second refers to one of three.
    #expect(fixture.diagnostics.map(\.code) == ["T0303", "T0303", "T0303"])
    #expect(fixture.theme.tokens.map(\.path) == ["f0", "f1"])
  }

  @Test("a reference to a token of another type is an error with both places")
  func wrongType() {
    let fixture = Fixture(
      """
      {
        size: { $type: "dimension", $value: { value: 4, unit: "px" } },
        a: { $type: "color", $value: "{size}" },
        b: { $value: "{size}" },
        c: { $type: "color", $value: "{b}" },
      }
      """)
    #expect(
      fixture.findings == [
        "error T0206 3:32 `a` should be a color, but `{size}` is a dimension",
        "error T0206 5:32 `c` should be a color, but `{b}` is a dimension",
      ])
    #expect(fixture.diagnostics.map { $0.notes.first?.location?.line } == [2, 4])
  }

  @Test("a value whose type nothing tells is an error that guesses in its help only")
  func untyped() {
    let fixture = Fixture(
      """
      {
        a: { $value: "#fff" },
        b: { $value: 1 },
        c: { $value: { value: 1, unit: "px" } },
        d: { $value: { colorSpace: "srgb", components: [0, 0, 0] } },
        e: { $value: [{ color: "#fff", position: 0 }] },
        f: { $value: { blur: 1 } },
        g: { $value: { fontFamily: "x" } },
        h: { $value: "x" },
      }
      """)
    let tail = "has no type: neither it nor a group around it has a `$type`"
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"]
    #expect(
      fixture.findings
        == zip(names, 2...).map { "error T0301 \($1):3 `\($0)` \(tail)" })
    let types = [
      "color", "number", "dimension", "color", "gradient", "shadow", "typography", nil,
    ]
    #expect(
      fixture.diagnostics.map(\.help)
        == types.map { $0.map { #"add `"$type": "\#($0)"` to it or to its group"# } })
  }

  @Test("a fault that an extension brings to many places is reported once, where it is written")
  func inheritedFaults() {
    let fixture = Fixture(
      """
      {
        text: { $root: { $type: "color", $value: 1 }, selected: { $value: "#fff" } },
        a: { $extends: "{text}" },
        b: { $extends: "{a}" },
      }
      """)
    #expect(
      fixture.findings == [
        "error T0303 2:44 `text.$root` is a hex string or an object with `colorSpace`, "
          + "not a number",
        "error T0301 2:49 `text.selected` has no type: neither it nor a group around it has a "
          + "`$type`",
      ])
    #expect(fixture.theme.unresolved.count == 6)
  }
}
