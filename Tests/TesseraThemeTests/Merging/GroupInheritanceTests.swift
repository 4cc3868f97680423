import TesseraGraphics
import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Groups that extend groups")
struct GroupInheritanceTests {
  @Test("inherited tokens live under the new path; local ones win whole, new ones are added")
  func deepMerge() {
    let fixture = Fixture(
      """
      {
        a: {
          $type: "number",
          x: { $value: 1 },
          y: { $value: 2, $description: "inherited" },
          deep: { p: { $value: 3 }, q: { $value: 4 } },
        },
        b: {
          z: { $value: 7 },
          $extends: "{a}",
          y: { $value: 5 },
          deep: { q: { $value: 6 } },
        },
        c: { $type: "number", e: { $extends: "{b.deep}" } },
      }
      """)
    #expect(fixture.findings == [])
    #expect(
      fixture.theme.tokens.map { "\($0.path)=\($0.value)" } == [
        "a.deep.p=number(3.0)", "a.deep.q=number(4.0)", "a.x=number(1.0)", "a.y=number(2.0)",
        "b.deep.p=number(3.0)", "b.deep.q=number(6.0)", "b.x=number(1.0)", "b.y=number(5.0)",
        "b.z=number(7.0)", "c.e.p=number(3.0)", "c.e.q=number(6.0)",
      ])
    #expect(fixture.theme.children(of: "b") == ["z", "y", "deep", "x"])
    #expect(fixture.theme.token("b.y")?.description == nil)
    #expect(fixture.theme.token("b.x")?.location.line == 4)
  }

  @Test("chains of extensions work in any order of the text, through groups that are inherited")
  func chains() {
    let fixture = Fixture(
      """
      {
        $type: "number",
        d: { $extends: "{c.inner}" },
        c: { $extends: "{b}" },
        b: { $extends: "{a}", own: { $value: 2 } },
        a: { inner: { x: { $value: 1 } } },
      }
      """)
    #expect(fixture.findings == [])
    #expect(
      fixture.theme.tokens.map(\.path) == [
        "a.inner.x", "b.inner.x", "b.own", "c.inner.x", "c.own", "d.x",
      ])
  }

  @Test("a pointer in place of a value takes a group that another group inherits")
  func inheritedPointer() {
    let fixture = Fixture(
      """
      {
        first: { $ref: "#/second/inner" },
        second: { $ref: "#/heir" },
        alias: { $ref: "#/heir/inner/x" },
        part: { $ref: "#/heir/inner/x/$value" },
        heir: { $extends: "{base}" },
        base: { $type: "number", inner: { x: { $value: 1 } } },
      }
      """)
    #expect(fixture.findings == [])
    #expect(
      fixture.theme.tokens.map { "\($0.path)=\($0.value)" } == [
        "alias=number(1.0)", "base.inner.x=number(1.0)", "first.x=number(1.0)",
        "heir.inner.x=number(1.0)", "part=number(1.0)", "second.inner.x=number(1.0)",
      ])
    #expect(fixture.theme.children(of: "") == ["first", "second", "alias", "part", "heir", "base"])
  }

  @Test("a pointer that leads to no group, inherited or not, stays a token with its own finding")
  func pointerToNoGroup() {
    let fixture = Fixture(
      """
      {
        base: { $type: "number", inner: { x: { $value: 1 } } },
        heir: { $extends: "{base}" },
        missing: { $ref: "#/heir/outer" }, dotted: { $ref: "#/heir.inner" },
        root: { $ref: "#/" }, part: { $ref: "#/heir/inner/$type" },
        p: { $ref: "#/q" },
        q: { $ref: "#/p" },
        r: { $ref: "#/s" },
        s: { $extends: "{r}" },
      }
      """)
    #expect(
      fixture.findings == [
        "error T0207 4:20 `#/heir/outer` leads to nothing",
        "error T0207 4:54 `#/heir.inner` leads to nothing",
        "error T0203 5:17 `#/` is the whole theme, not a token or a part of one",
        "error T0207 5:39 `#/heir/inner/$type` leads to nothing",
        "error T0205 6:14 these tokens refer to each other in a circle: p → q → p",
        "error T0211 8:14 these groups extend each other in a circle: r → s → r",
      ])
  }

  @Test("an inherited token keeps the type that it has where it was written")
  func typeOfOrigin() {
    let fixture = Fixture(
      """
      {
        lengths: { $type: "dimension", m: { $value: { value: 4, unit: "px" } } },
        colors: { $type: "color", $extends: "{lengths}", ink: { $value: "#000" } },
        bare: { $extends: "{lengths}", l: { $value: { value: 8, unit: "px" } } },
        outer: { $type: "number", inner: { one: { $value: 1 } } },
        late: { $extends: "{outer.inner}" },
      }
      """)
    #expect(fixture.findings == [])
    #expect(fixture.theme.value("colors.m") == .dimension(4))
    #expect(fixture.theme.value("colors.ink") == .color(.black))
    #expect(fixture.theme.value("bare.l") == .dimension(8))
    #expect(fixture.theme.value("late.one") == .number(1))
  }

  @Test("a state group is shared by extension, and the copy's own token counts")
  func stateGroup() {
    let fixture = Fixture(
      """
      {
        $type: "color",
        text: { $root: { $value: "#000" }, selected: { $value: "#fff" } },
        cell: { row: { title: { $extends: "{text}", disabled: { $value: "{text.$root}" } } } },
      }
      """)
    #expect(fixture.findings == [])
    #expect(
      fixture.theme.children(of: "cell.row.title") == ["disabled", "$root", "selected"])
    #expect(fixture.theme.value("cell.row.title.$root") == .color(.black))
    #expect(fixture.theme.value("cell.row.title.selected") == .color(.white))
  }

  @Test("what two groups share is not changed by what one of them adds")
  func sharing() {
    let fixture = Fixture(
      """
      {
        $type: "number",
        base: { g: { x: { $value: 1 } } },
        other: { g: { y: { $value: 2 } } },
        one: { $extends: "{base}" },
        two: { $extends: "{one}", g: { $extends: "{other.g}" } },
        three: { $extends: "{two}", g: { z: { $value: 3 } } },
      }
      """)
    #expect(fixture.findings == [])
    #expect(
      fixture.theme.tokens.map(\.path) == [
        "base.g.x", "one.g.x", "other.g.y", "three.g.x", "three.g.y", "three.g.z", "two.g.x",
        "two.g.y",
      ])
  }

  @Test("an extension takes part in the merging of sources, the last one counts")
  func merging() throws {
    let fixture = Fixture(
      files: [
        "t.resolver.json": """
        {
          version: "2025.10",
          sets: { base: { sources: [{
            $type: "number", a: { x: { $value: 1 } }, b: { x: { $value: 2 } },
            c: { $extends: "{a}" },
          }] } },
          modifiers: { m: { default: "p", contexts: {
            p: [], q: [{ c: { $extends: "{b}" } }], r: [{ a: { x: { $value: 3 } } }],
          } } },
          resolutionOrder: [{ $ref: "#/sets/base" }, { $ref: "#/modifiers/m" }],
        }
        """
      ])
    #expect(fixture.findings == [])
    #expect(try fixture.theme(["m": "p"]).value("c.x") == .number(1))
    #expect(try fixture.theme(["m": "q"]).value("c.x") == .number(2))
    #expect(try fixture.theme(["m": "r"]).value("c.x") == .number(3))
  }

  @Test("targets that are missing, tokens or no references, and extensions of tokens, are errors")
  func wrongTargets() {
    let fixture = Fixture(
      """
      {
        $type: "number",
        a: { x: { $value: 1 }, $extends: "{colour}" },
        color: { x: { $value: 1 } },
        c: { $extends: "{color.x}" },
        d: { $extends: "color" },
        e: { $extends: "{color.y.z}" },
        f: { $value: 1, $extends: "{color}" },
        g: { $extends: ["{color}"] },
      }
      """)
    #expect(
      fixture.findings == [
        "error T0211 3:36 there is no group `{colour}` to extend",
        "error T0211 5:18 `{color.x}` is a token; only groups can be extended",
        "error T0211 6:18 this is no reference to a group",
        "error T0211 7:18 there is no group `{color.y.z}` to extend",
        "error T0211 8:19 `f` is a token; only groups can have an `$extends`",
        "error T0211 9:18 this is no reference to a group",
      ])
    #expect(fixture.diagnostics[0].help == "did you mean `color`?")
    #expect(fixture.diagnostics[1].help == #"take its value by `"$value": "{color.x}"`"#)
    #expect(fixture.theme.tokens.map(\.path) == ["a.x", "color.x", "f"])
  }

  @Test(
    "groups cannot extend themselves, what is around them or what is inside them",
    arguments: [
      (#"{ a: { $extends: "{a}" } }"#, "1:18", "a"),
      (#"{ a: { b: { $extends: "{a}" } } }"#, "1:23", "a.b"),
      (#"{ a: { $extends: "{a.b}", b: {} } }"#, "1:18", "a"),
      (#"{ a: { b: { c: { d: { $extends: "{a.b}" } } } } }"#, "1:33", "a.b.c.d"),
    ])
  func selfExtension(tokens: String, place: String, path: String) {
    #expect(
      Fixture(tokens).findings == [
        "error T0211 \(place) `\(path)` extends itself, a group around it or a group inside it"
      ])
  }

  @Test("a circle is reported once, with every step, and what is written in it stays")
  func circle() {
    let fixture = Fixture(
      """
      {
        $type: "number",
        a: { $extends: "{b}", x: { $value: 1 } },
        b: { $extends: "{c}", y: { $value: 2 } },
        c: { z: { $value: 3 }, $extends: "{a}" },
        d: { $extends: "{a}" },
      }
      """)
    #expect(
      fixture.findings == [
        "error T0211 3:18 these groups extend each other in a circle: a → b → c → a"
      ])
    #expect(
      fixture.diagnostics.first?.notes.map { "\($0.location?.line ?? 0) \($0.message)" } == [
        "4 `b` extends the next one here", "5 `c` extends the next one here",
      ])
    #expect(fixture.theme.tokens.map(\.path) == ["a.x", "b.y", "c.z", "d.x"])
  }

  @Test("a circle through a group inside a target is found")
  func circleThroughChild() {
    let fixture = Fixture(
      """
      {
        $type: "number",
        a: { $extends: "{b.inner}" },
        b: { inner: { deep: { $extends: "{a}" } }, x: { $value: 1 } },
      }
      """)
    #expect(
      fixture.findings == [
        "error T0211 3:18 these groups extend each other in a circle: a → b.inner.deep → a"
      ])
    #expect(fixture.theme.tokens.map(\.path) == ["b.x"])
  }

  @Test("a chain of 20,000 extensions neither overflows nor takes long")
  func longChain() {
    let count = 20_000
    let groups = (1...count).reversed().map { #"g\#($0): { $extends: "{g\#($0 - 1)}" }"# }
    let fixture = Fixture(
      "{ g0: { x: { $type: 'number', $value: 5 } }, \(groups.joined(separator: ",")) }")
    #expect(fixture.findings == [])
    #expect(fixture.theme.value("g\(count).x") == .number(5))
  }
}
