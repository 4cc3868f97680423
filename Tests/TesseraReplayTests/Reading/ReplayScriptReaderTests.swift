import TesseraCells
import TesseraCollection
import TesseraReplay
import TesseraSource
import Testing

@Suite struct ReplayScriptReaderTests {
  /// A script whose only step is the one given.
  private static func script(step: String) -> String {
    "{ screen: { app: \"visual-states\" }, steps: [ \(step) ] }"
  }

  /// Findings as `line:column code message`, each with its help.
  private static func faults(_ text: String) -> [String] {
    let (script, diagnostics) = Replay.read(text)
    #expect(script == nil)
    return diagnostics.map { diagnostic in
      let place = diagnostic.location.map { "\($0.line):\($0.column)" } ?? "?"
      let help = diagnostic.help.map { " | \($0)" } ?? ""
      return "\(place) \(diagnostic.code ?? "") \(diagnostic.message)\(help)"
    }
  }

  @Test(
    "What is unknown or wrong in a screen is told at its place",
    arguments: [
      (
        "colour: 1",
        """
        2:3 T1001 `screen` has no member `colour` | known: `size`, `scale`, `theme`, `mode`, `cell`, \
        `app`, `variant`, `sections`, `layout`, `selection`, `profile`, `knobs`, `backdrop`, \
        `rightToLeft`
        """
      ),
      ("sise: [1, 2]", "2:3 T1001 `screen` has no member `sise` | did you mean `size`?"),
      ("size: [1]", "2:9 T1002 `size` is 2 numbers [width, height]"),
      ("size: [1, -2]", "2:13 T1002 height of `size` is a number, 0 or more"),
      ("size: [1, \"2\"]", "2:13 T1002 height of `size` is a number, 0 or more"),
      ("scale: 5", "2:10 T1002 `scale` is a whole number in 1…4"),
      ("mode: { appearance: 1 }", "2:23 T1002 a context of `mode` is a string"),
      ("cell: \"card2\"", "2:9 T1003 `cell` cannot be `card2` | did you mean `card`?"),
      (
        "selection: \"singel\"",
        "2:14 T1003 `selection` cannot be `singel` | did you mean `single`?"
      ),
      ("profile: \"iOS17\"", "2:12 T1003 `profile` cannot be `iOS17` | did you mean `iOS12`?"),
      (
        "knobs: { prefetsch: 1 }",
        "2:12 T1001 `knobs` has no member `prefetsch` | did you mean `prefetch`?"
      ),
      ("knobs: { prefetch: -1 }", "2:22 T1002 `prefetch` is a whole number, 0 or more"),
      ("knobs: { primaryAction: 1 }", "2:27 T1002 `primaryAction` is true or false"),
      (
        "layout: { direction: \"horizontol\" }",
        "2:24 T1003 `direction` cannot be `horizontol` | did you mean `horizontal`?"
      ),
      (
        "layout: { insets: [0, 0, 0] }",
        "2:21 T1002 `insets` is 4 numbers [top, left, bottom, right]"
      ),
      (
        "backdrop: \"red\"",
        "2:13 T1002 `backdrop` is a colour such as \"#f2f2f7\", \"theme\" or \"none\""
      ),
      ("rightToLeft: 1", "2:16 T1002 `rightToLeft` is true or false"),
      ("sections: [{ items: 3 }]", "2:14 T1005 a section needs an `id`"),
      (
        "sections: [{ id: \"a\", items: -3 }]",
        "2:32 T1002 `items` is a whole number in 0…100000000"
      ),
      (
        "sections: [{ id: \"a\" }, { id: \"a\" }]",
        "2:27 T1006 two sections have the `id` `a`"
      ),
      (
        "sections: [{ id: \"a\", items: [{ id: \"b\" }, { id: \"b\" }] }]",
        "2:46 T1006 two items have the `id` `b`"
      ),
      (
        "sections: [{ id: \"a\", items: [{ title: \"b\" }] }]",
        "2:35 T1001 an item has no member `title` | known: `id`, `text`, `image`, `kind`"
      ),
      ("theme: 1", "2:10 T1002 `theme` is a string"),
    ])
  func screen(members: String, fault: String) {
    let faults = Self.faults("{ screen: { app: \"visual-states\",\n  \(members) }, steps: [] }")
    #expect(faults == [fault])
  }

  @Test("An unknown app or variant is told; of an unknown app no variant is looked up")
  func app() {
    #expect(
      Self.faults("{ screen: { app: \"visual-state\", variant: \"x\" }, steps: [] }") == [
        "1:18 T1003 `app` cannot be `visual-state` | did you mean `visual-states`?"
      ])
    #expect(
      Self.faults("{ screen: { app: \"visual-states\", variant: \"corect\" }, steps: [] }") == [
        "1:44 T1003 `variant` of app `visual-states` cannot be `corect` | did you mean `correct`?"
      ])
  }

  @Test("A script has a screen with a cell, and steps")
  func missing() {
    #expect(
      Self.faults("{ stepps: [] }") == [
        "1:1 T1005 a script needs a `screen`", "1:1 T1005 a script needs `steps`",
        "1:3 T1001 a script has no member `stepps` | did you mean `steps`?",
      ])
    let faults = Self.faults("{ screen: {}, steps: [] }")
    #expect(faults.count == 1)
    #expect(faults[0].hasPrefix("1:11 T1005 the screen has no `cell` | known: `visual-states`, "))
    #expect(Self.faults("[]") == ["1:1 T1002 a script is an object"])
  }

  @Test(
    "What is wrong in a step is told at its place",
    arguments: [
      ("{ tab: \"0,1\" }", "1:48 T1004 there is no step `tab` | did you mean `tap`?"),
      ("3", "1:46 T1002 a step is an object such as { tap: \"0,3\" }"),
      (
        "{ layout: true, tick: 1 }",
        "1:46 T1004 a step does one thing, not several: `layout`, `tick` | write a step for each"
      ),
      ("{ layout: false }", "1:56 T1002 `layout` is true"),
      (
        "{ tap: \"0.1\" }",
        "1:53 T1002 `0.1` is no path | write section and item from 0, joined by a comma: \"0,3\""
      ),
      ("{ tap: 1 }", "1:53 T1002 a touch is a path such as \"0,3\" or a point [x, y]"),
      ("{ tick: -1 }", "1:54 T1002 `tick` is a number, 0 or more"),
      ("{ scroll: [0, Infinity] }", "1:60 T1002 y of `scroll` is a number"),
      (
        "{ scrollTo: [\"0,1\", \"topp\"] }",
        "1:66 T1003 a position cannot be `topp` | did you mean `top`?"
      ),
      (
        "{ accessory: \"0,1\" }",
        "1:59 T1002 `accessory` is a name and a path: [\"delete\", \"0,2\"]"
      ),
      (
        "{ update: [{ insert: \"0,1\" }] }",
        "1:57 T1005 the update `insert` needs an `item` | write item: { text: \"…\" }"
      ),
      (
        "{ update: [{ remove: \"0,1\" }] }",
        "1:59 T1004 there is no update `remove` | did you mean `move`?"
      ),
      (
        "{ update: [{ delete: \"0,1\", item: {} }] }",
        "1:74 T1001 the update `delete` has no member `item` | known: `delete`"
      ),
      ("{ update: [{ move: [\"0,1\"] }] }", "1:65 T1002 `move` is two paths: [from, to]"),
      ("{ apply: [{ id: \"a\" }] }", "1:56 T1005 a section of `apply` needs an `id` and `items`"),
      (
        "{ apply: [{ id: \"a\", items: [] }, { id: \"a\", items: [] }] }",
        "1:86 T1006 two sections have the `id` `a`"
      ),
      (
        "{ apply: [{ id: \"a\", items: [\"b\"] }, { id: \"c\", items: [\"b\"] }] }",
        "1:102 T1006 two items have the `id` `b`"
      ),
      (
        "{ expect: { select: [] } }",
        "1:58 T1001 `expect` has no member `select` | did you mean `selected`?"
      ),
      (
        "{ expect: { frames: { \"0\": [0, 0, 1, 1] } } }",
        "1:68 T1002 `0` is no path | write section and item from 0, joined by a comma: \"0,3\""
      ),
    ])
  func step(step: String, fault: String) {
    #expect(Self.faults(Self.script(step: step)) == [fault])
  }

  @Test(
    "An expectation that expects nothing would always hold", arguments: ["{}", "{ frames: {} }"])
  func noExpectation(members: String) {
    let faults = Self.faults(Self.script(step: "{ expect: \(members) }"))
    #expect(faults.count == 1)
    #expect(faults[0].hasPrefix("1:56 T1005 `expect` expects nothing | known: `selected`, "))
  }

  @Test("Answers name questions and paths")
  func answers() throws {
    let start = "{ screen: { app: \"visual-states\" }, steps: [], answers: "
    #expect(
      Self.faults(start + "{ shouldSelekt: {} } }") == [
        "1:59 T1001 `answers` has no member `shouldSelekt` | did you mean `shouldSelect`?"
      ])
    #expect(
      Self.faults(start + "{ shouldSelect: { \"0,3\": 1 } } }") == [
        "1:82 T1002 an answer is true or false"
      ])
    let read = Replay.read(start + "{ shouldSelect: { \"0,3\": false } } }")
    let script = try #require(read.script)
    #expect(script.answers[.shouldSelect, ItemPath(0, 3)] == false)
    #expect(script.answers[.shouldSelect, ItemPath(0, 4)] == nil)
    #expect(script.answers[.canEdit, ItemPath(0, 3)] == nil)
  }

  @Test("All faults of a script are told at once, in its order")
  func several() {
    let text = """
      {
        screen: { variant: "corect", app: "visual-states", size: 3, cell: 1 },
        steps: [ { tap: "0,1" }, { tab: "0,1" }, { expect: { instances: 1.5 } } ],
      }
      """
    #expect(
      Self.faults(text) == [
        "2:22 T1003 `variant` of app `visual-states` cannot be `corect` | did you mean `correct`?",
        "2:60 T1002 `size` is 2 numbers [width, height]",
        "2:69 T1002 `cell` is a string",
        "3:30 T1004 there is no step `tab` | did you mean `tap`?",
        "3:67 T1002 `instances` is a whole number, 0 or more",
      ])
  }

  @Test("The identity that an item gets is none that the script gives, even further down")
  func madeIdentities() throws {
    let text = """
      { screen: { cell: "card", sections: [{ id: "a", items: [{}, { id: "item-1" }, {}] }] },
        steps: [{ update: [{ insert: "0,0", item: { id: "item-3" } }] }] }
      """
    let script = try #require(Replay.read(text).script)
    #expect(script.screen.sections?[0].items.map(\.id) == ["item-2", "item-1", "item-4"])
  }

  @Test("Text that is no JSON5 is told as such")
  func syntax() {
    let (script, diagnostics) = Replay.read("{ screen: ")
    #expect(script == nil)
    #expect(diagnostics.map(\.code).contains("T0001"))
  }

  @Test("Steps know their places, and a count makes items whose identities hold the section's")
  func places() throws {
    let text = """
      {
        screen: { cell: "card", sections: [{ id: "a", items: 2 }, { id: "b", items: [{ text: "x" }] }] },
        steps: [
          { layout: true },
          { tap: "0,1" },
        ],
      }
      """
    let script = try #require(Replay.read(text).script)
    #expect(script.steps.map { $0.location?.description } == ["a.json5:4:5", "a.json5:5:5"])
    let sections = try #require(script.screen.sections)
    #expect(sections[0].items.map(\.id) == ["a-0", "a-1"])
    #expect(sections[0].items.map(\.text) == ["Cell 0", "Cell 1"])
    #expect(sections[1].items.map(\.id) == ["item-1"])
  }
}
