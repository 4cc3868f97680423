import TesseraGraphics
import TesseraSource
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite struct CellRolesTests {
  /// A cell with one colour role, `title`, and the custom states `archived` and `unread`.
  private static let cell = SampleCell(
    roles: [Role("title", .color)], additionalStates: [CellState(names: ["unread", "archived"])])

  /// The value of a role as text.
  private func value(
    _ roles: CellRoles, _ role: String = "title", in state: CellState = .normal
  ) -> String? {
    roles.value(of: role, in: state)?.use.value
  }

  // MARK: - Which token wins

  @Test("A token counts in all states", arguments: CellState.basic)
  func token(state: CellState) throws {
    let theme = try Theme.sample(cell: ##"title: { $type: "color", $value: "#010101" }"##)
    let roles = CellRoles(of: Self.cell, in: theme)
    #expect(value(roles, in: state) == "#010101")
    #expect(roles.diagnostics == [])
  }

  @Test(
    "Exactly one token wins: most conditions, then the highest rank, else $root",
    arguments: [
      (CellState.normal, "#000000"), (CellState(.hovered), "#000000"),
      (.selected, "#000001"), (.highlighted, "#000002"),
      (.selectedHighlighted, "#000003"),
      (CellState(.selected, .highlighted, .pinned), "#000003"),
      // selected and disabled are one condition each: disabled ranks higher.
      (CellState(.selected, .disabled), "#000004"),
      // Two conditions beat one, whatever its rank.
      (CellState(.selected, .highlighted, .disabled), "#000003"),
      (CellState(.selected, .focused), "#000005"),
      // selected+highlighted before selected+focused: highlighted ranks higher.
      (CellState(.selected, .highlighted, .focused), "#000003"),
      (CellState(names: ["unread"]), "#000006"),
      (CellState(.pinned, names: ["unread"]), "#000006"),
      // Custom names rank below the flags, among themselves alphabetically.
      (CellState(.selected, names: ["unread"]), "#000001"),
      (CellState(names: ["archived", "unread"]), "#000007"),
    ])
  func candidates(state: CellState, expected: String) throws {
    let theme = try Theme.sample(
      cell: ##"""
        title: {
          $type: "color",
          unread: { $value: "#000006" },
          archived: { $value: "#000007" },
          disabled: { $value: "#000004" },
          "focused+selected": { $value: "#000005" },
          $root: { $value: "#000000" },
          selected: { $value: "#000001" },
          highlighted: { $value: "#000002" },
          "selected+highlighted": { $value: "#000003" },
        }
        """##)
    let roles = CellRoles(of: Self.cell, in: theme)
    #expect(roles.diagnostics.map(\.line) == [])
    #expect(value(roles, in: state) == expected)
  }

  @Test("A child named normal is the same as $root")
  func normalChild() throws {
    let theme = try Theme.sample(
      cell: ##"title: { $type: "color", normal: { $value: "#010101" } }"##)
    let roles = CellRoles(of: Self.cell, in: theme)
    #expect(value(roles, in: .selected) == "#010101")
    #expect(roles.diagnostics == [])
  }

  @Test("Tokens are found after aliases and shared groups, and all that took part are named")
  func aliases() throws {
    let theme = try Theme.sample(
      cell: #"title: { $extends: "{shared.title}" }"#,
      root: ##"""
        tone: { $type: "color", ink: { $value: "#123456" } },
        color: { $type: "color", text: { $value: "{tone.ink}" }, weak: { $value: "#999999" } },
        shared: {
          title: { $type: "color", $root: { $value: "{color.text}" },
                   disabled: { $value: "{color.weak}" } },
        },
        """##)
    let roles = CellRoles(of: Self.cell, in: theme)
    #expect(roles.diagnostics.map(\.line) == [])
    #expect(
      roles.value(of: "title", in: .normal)?.use.text
        == "cell.sample.title.$root>color.text>tone.ink=#123456")
    #expect(
      roles.value(of: "title", in: CellState(.disabled))?.use.text
        == "cell.sample.title.disabled>color.weak=#999999")
  }

  @Test("Tokens inside a composite value are named, each once, in the order of the text")
  func composite() throws {
    let theme = try Theme.sample(
      cell: "sky: { $type: \"gradient\", $value: [ { color: \"{color.a}\", position: 0 },"
        + " { color: \"{color.b}\", position: 0.5 }, { color: \"{color.a}\", position: 1 } ] }",
      root: ##"""
        color: { $type: "color", a: { $value: "{tone.x}" }, b: { $value: "#00ff00" } },
        tone: { $type: "color", x: { $value: "#ff0000" } },
        """##)
    let roles = CellRoles(of: SampleCell(roles: [Role("sky", .gradient)]), in: theme)
    #expect(
      roles.value(of: "sky", in: .normal)?.use.text
        == "cell.sample.sky>color.a>tone.x>color.b=#ff0000 0, #00ff00 0.5, #ff0000 1")
  }

  @Test("Values of every type have a text")
  func values() throws {
    let roles = [
      Role("a", .dimension, default: .dimension(1.5)), Role("b", .number, default: .number(0.25)),
      Role("c", .typography, default: .typography(size: 12, families: ["A", "B"])),
      Role(
        "d", .shadow,
        default: .shadow(
          ShadowValue(color: .black, offsetX: 1, offsetY: 2, blur: 3, spread: 4),
          ShadowValue(color: .white, offsetX: 0, offsetY: 0, blur: 0, isInset: true))),
      Role("e", .fontFamily, default: .literal(.fontFamily(["A", "B"]))),
      Role("f", .fontWeight, default: .literal(.fontWeight(700))),
      Role("g", .color, default: "#ff000080"),
    ]
    let resolved = CellRoles(of: SampleCell(roles: roles), in: nil)
    #expect(
      roles.map { value(resolved, $0.name) } == [
        "1.5", "0.25", "12/1.2 400 A, B spacing 0",
        "1 2 3 4 #000000, 0 0 0 0 #ffffff inset", "A, B", "700", "#ff000080",
      ])
  }

  // MARK: - Defaults

  @Test("Without a theme a literal default counts and is named by the role")
  func literalDefault() {
    let roles = CellRoles(
      of: SampleCell(roles: [Role("title", .color, default: "#010203")]), in: nil)
    #expect(
      roles.value(of: "title", in: .selected)?.use.text == "cell.sample.title=#010203")
    #expect(roles.diagnostics == [])
  }

  @Test("A default may refer to a token of the theme")
  func referenceDefault() throws {
    let theme = try Theme.sample(
      ##"{ color: { $type: "color", text: { $value: "{tone}" } }, tone: { $type: "color", $value: "#010203" } }"##
    )
    let roles = CellRoles(
      of: SampleCell(roles: [Role("title", .color, default: "{color.text}")]), in: theme)
    #expect(
      roles.value(of: "title", in: .normal)?.use.text
        == "cell.sample.title>color.text>tone=#010203")
    #expect(roles.diagnostics == [])
  }

  @Test("T0501: only a theme that knows the cell hears of roles that it leaves out")
  func defaulted() throws {
    let cell = SampleCell(
      roles: [
        Role("title", .color, default: "#010203"), Role("detail", .color, default: "#010203"),
        Role("icon", .color),
      ])
    let other = try Theme.sample(
      ##"{ cell: { other: { icon: { $type: "color", $value: "#fff" } } } }"##)
    #expect(
      CellRoles(of: SampleCell(roles: Array(cell.roles.prefix(2))), in: other).diagnostics == [])
    let own = try Theme.sample(
      "{\n  cell: {\n    sample: { icon: { $type: \"color\", $value: \"#fff\" } } } }")
    #expect(
      CellRoles(of: cell, in: own).diagnostics.map(\.line) == [
        "3:5 | warning | T0501 | the theme has no token for cell.sample.title,"
          + " cell.sample.detail; the cell's defaults are used"
      ])
  }

  @Test("T0502: roles without any value are one error, with the default that leads nowhere")
  func missing() throws {
    let cell = SampleCell(
      roles: [
        Role("title", .color), Role("detail", .color, default: "{color.nowhere}"),
        Role("icon", .color, default: "#000"),
      ])
    let theme = try Theme.sample(##"{ color: { $type: "color", text: { $value: "#000" } } }"##)
    #expect(
      CellRoles(of: cell, in: theme).diagnostics.map(\.line) == [
        "error | T0502 | cell sample needs values that the theme lacks: cell.sample.title,"
          + " cell.sample.detail (by default {color.nowhere})"
          + " | add tokens of these names to the theme"
      ])
    #expect(
      CellRoles(of: cell, in: nil).diagnostics.map(\.line) == [
        "error | T0502 | cell sample cannot be drawn without a theme: it has no defaults for"
          + " cell.sample.title, cell.sample.detail (by default {color.nowhere})"
          + " | name a theme that has tokens of these names"
      ])
    #expect(CellRoles(of: cell, in: nil).value(of: "title", in: .normal) == nil)
  }

  @Test("A token whose value the theme has reported is not missing once more")
  func unresolved() throws {
    let theme = try Theme.sample(
      ##"""
      { color: { text: { $type: "color", $value: "{nowhere}" } },
        cell: { sample: { title: { $type: "color", $value: "{color.text}" } } } }
      """##, allowingErrors: true)
    let cell = SampleCell(
      roles: [Role("title", .color), Role("detail", .color, default: "{color.text}")])
    let roles = CellRoles(of: cell, in: theme)
    #expect(value(roles, "title") == nil)
    #expect(value(roles, "detail") == nil)
    #expect(roles.diagnostics.filter { $0.severity == .error } == [])
  }

  // MARK: - Findings

  @Test("T0503: a token that is no role is a warning; the backdrop is none")
  func undeclared() throws {
    let theme = try Theme.sample(
      cell: ##"""
        $type: "color",
        title: { $value: "#000" },
        titel: { $value: "#000" },
        zzz: { selected: { $value: "#000" } },
        backdrop: { $value: "#000" },
        """##)
    #expect(
      CellRoles(of: Self.cell, in: theme).diagnostics.map(\.line) == [
        "3:1 | warning | T0503 | cell sample has no role `titel` | did you mean `title`?",
        "4:1 | warning | T0503 | cell sample has no role `zzz` | its roles: title, backdrop",
      ])
  }

  @Test(
    "T0504: a child that is no state is an error at its place",
    arguments: [
      ("selectd", "unknown state `selectd` | did you mean `selected`?"),
      ("selected+unred", "unknown state `unred` | did you mean `unread`?"),
      ("root", "unknown state `root` | did you mean `$root`?"),
    ])
  func unknownState(name: String, message: String) throws {
    let theme = try Theme.sample(
      cell: ##"""
        title: { $type: "color",
          $root: { $value: "#000000" },
          "\##(name)": { $value: "#ffffff" } }
        """##)
    let roles = CellRoles(of: Self.cell, in: theme)
    #expect(roles.diagnostics.map(\.line) == ["3:3 | error | T0504 | " + message])
    #expect(value(roles, in: .selected) == "#000000")
  }

  @Test("T0504: a group below a role is an error at its place")
  func deepGroup() throws {
    let theme = try Theme.sample(
      cell: ##"""
        title: { $type: "color",
          $root: { $value: "#000000" },
          selected: { deep: { $value: "#ffffff" } } }
        """##)
    #expect(
      CellRoles(of: Self.cell, in: theme).diagnostics.map(\.line) == [
        "3:3 | error | T0504 | `cell.sample.title.selected` is a group; below a role there are"
          + " tokens named by states"
      ])
  }

  @Test("T0505: two children for the same set are an error, and the first counts")
  func duplicates() throws {
    let theme = try Theme.sample(
      cell: ##"""
        title: { $type: "color",
          $root: { $value: "#000000" },
          "selected+highlighted": { $value: "#000001" },
          "highlighted+selected": { $value: "#000002" } }
        """##)
    let roles = CellRoles(of: Self.cell, in: theme)
    #expect(
      roles.diagnostics.map(\.line) == [
        "4:3 | error | T0505 | `highlighted+selected` says again what"
          + " `cell.sample.title.selected+highlighted` says: both are for selected+highlighted"
          + " | remove one of them"
      ])
    #expect(roles.diagnostics.first?.notes.map(\.message) == ["the first is here"])
    #expect(roles.diagnostics.first?.notes.first?.location?.line == 3)
    #expect(value(roles, in: .selectedHighlighted) == "#000001")
  }

  @Test("T0506: a group without a value for the normal state is an error at the group")
  func noNormal() throws {
    let theme = try Theme.sample(
      cell: ##"title: { $type: "color", selected: { $value: "#000001" } }"##)
    let roles = CellRoles(of: Self.cell, in: theme)
    #expect(
      roles.diagnostics.map(\.line) == [
        "1:22 | error | T0506 | `cell.sample.title` has no value for the normal state"
          + " | add a token named $root to the group: it counts where no state's does"
      ])
    #expect(value(roles, in: .selected) == "#000001")
    #expect(value(roles, in: .normal) == nil)
  }

  @Test("T0206: a token of another type is an error at its place, in groups and defaults, too")
  func types() throws {
    let cell = SampleCell(
      roles: [
        Role("a", .color), Role("b", .color), Role("c", .color, default: "{length}"),
      ])
    let theme = try Theme.sample(
      """
      { length: { $type: "dimension", $value: { value: 1, unit: "px" } },
        backdrop: { $type: "number", $value: 1 },
        cell: { sample: {
          a: { $type: "number", $value: 1 },
          b: { $root: { $type: "number", $value: 1 } } } } }
      """)
    let help = " | give it a value of the type color, or refer to a token that has one"
    #expect(
      CellRoles(of: cell, in: theme).diagnostics.map(\.line) == [
        "4:5 | error | T0206 | `cell.sample.a` should be a color, but is a number" + help,
        "5:10 | error | T0206 | `cell.sample.b` should be a color, but takes `cell.sample.b.$root`,"
          + " which is a number" + help,
        "1:3 | error | T0206 | `cell.sample.c` should be a color, but takes `length`, which is a"
          + " dimension" + help,
        "2:3 | error | T0206 | `backdrop` should be a color, but is a number" + help,
        "3:11 | warning | T0501 | the theme has no token for cell.sample.c; the cell's defaults"
          + " are used",
      ])
  }

  @Test(
    "A role may have any of the thirteen types",
    arguments: [
      (TokenType.duration, #"{ value: 0.5, unit: "s" }"#, "500 ms"),
      (.cubicBezier, "[0, 0.5, 1, 1]", "cubic-bezier(0, 0.5, 1, 1)"),
      (.strokeStyle, #""dotted""#, "dotted"),
      (
        .strokeStyle, #"{ dashArray: [{ value: 1.5, unit: "px" }], lineCap: "round" }"#,
        "1.5 round"
      ),
      (
        .border,
        ##"{ color: "#ff0000", width: { value: 2, unit: "px" }, style: "solid" }"##,
        "2 solid #ff0000"
      ),
      (
        .transition,
        #"{ duration: { value: 9, unit: "ms" }, delay: { value: 0, unit: "ms" }, "#
          + "timingFunction: [0, 0, 1, 1] }",
        "9 ms cubic-bezier(0, 0, 1, 1) after 0 ms"
      ),
    ])
  func types(type: TokenType, text: String, expected: String) throws {
    let theme = try Theme.sample(cell: "any: { $type: \"\(type.rawValue)\", $value: \(text) }")
    let roles = CellRoles(of: SampleCell(roles: [Role("any", type)]), in: theme)
    #expect(roles.diagnostics == [])
    #expect(value(roles, "any") == expected)
  }

  // MARK: - Backdrop

  @Test(
    "The backdrop is the cell's own, else the theme's, else none",
    arguments: [
      (true, true, "cell.sample.backdrop=#000001"), (false, true, "backdrop=#000002"),
      (true, false, "cell.sample.backdrop=#000001"), (false, false, nil),
    ] as [(Bool, Bool, String?)])
  func backdrop(own: Bool, general: Bool, expected: String?) throws {
    let theme = try Theme.sample(
      cell: own ? ##"backdrop: { $type: "color", $value: "#000001" }"## : "",
      root: general ? ##"backdrop: { $type: "color", $value: "#000002" },"## : "")
    let roles = CellRoles(of: SampleCell(), in: theme)
    #expect(roles.backdrop?.use.text == expected)
    #expect(roles.diagnostics == [])
  }

  @Test("A name that the cell does not declare has no type and no value")
  func unknownRole() {
    let roles = CellRoles(of: SampleCell(roles: [Role("b", .color), Role("a", .number)]), in: nil)
    #expect(roles.names == ["a", "b"])
    #expect(roles.type(of: "a") == .number)
    #expect(roles.type(of: "c") == nil)
    #expect(roles.value(of: "c", in: .normal) == nil)
  }
}
