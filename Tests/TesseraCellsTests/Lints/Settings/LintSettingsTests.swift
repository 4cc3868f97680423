import TesseraSource
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite("Entries of lints")
struct LintSettingsTests {
  /// The findings about one entry, with their help, in a theme with a hex that is wrong.
  private func findings(_ entry: String) throws -> [String] {
    let fixture = try LintFixture(
      base: """
        { $extensions: { tessera: { lints: [
        \(entry)
        ] } },
          a: { $type: "color",
            $value: { colorSpace: "srgb", components: [0, 0, 0], hex: "#000001" } },
          cell: { away: { x: { $value: "{a}" } } } }
        """, cells: [SampleCell(additionalStates: [CellState(names: ["lit"])])])
    #expect(fixture.loading == [])
    return fixture.diagnostics.filter { $0.code == LintSettings.code }.map { diagnostic in
      LintFixture.line(diagnostic) + (diagnostic.help.map { " | " + $0 } ?? "")
    }
  }

  @Test(
    "what an entry says is understood or pointed at",
    arguments: [
      ("{ lint: 'hex', off: true, reason: 'r' }", nil),
      ("{ lint: 'hex', off: true, reason: 'r', token: 'a', mode: { appearance: 'dark' } }", nil),
      ("{ lint: 'hex', off: true, reason: 'r', mode: 'contrast=high appearance=light' }", nil),
      ("{ lint: 'contrast', cell: 'away', off: true, reason: 'r' }", nil),
      ("5", "error T0613 base:2:1 an entry of `lints` is an object"),
      (
        "{ lint: 'hexx', off: true, reason: 'r' }",
        "T0613 base:2:9 there is no lint `hexx` | did you mean `hex`?"
      ),
      (
        "{ off: true, reason: 'r' }",
        "error T0613 base:2:1 the entry lacks its `lint` | the lints are `contrast`,"
          + " `high-contrast`, `indistinguishable`, `color-vision`, `gamut`, `hex`, `unused`,"
          + " `duplicated`, `redundant`, `deprecated`, `flat-name`, `missing-in-mode`, `idle-context`"
      ),
      (
        "{ lint: 'hex', off: true }",
        "error T0613 base:2:1 the entry for `hex` lacks its `reason` | say why the finding is"
          + " wanted, for whoever reads the theme next"
      ),
      (
        "{ lint: 'hex', reason: 'r' }",
        "error T0613 base:2:1 the entry for `hex` has either a `threshold` or `off: true`"
      ),
      (
        "{ lint: 'hex', threshold: 2, reason: 'r' }",
        "error T0613 base:2:27 the lint `hex` has no threshold | write `off: true`"
      ),
      (
        "{ lint: 'contrast', threshold: 40, reason: 'r' }",
        "error T0613 base:2:32 the threshold of `contrast` is a number in 1…21"
      ),
      (
        "{ lint: 'hex', off: false, reason: 'r' }",
        "error T0613 base:2:21 `off` is true, or left out"
      ),
      (
        "{ lint: 'contrast', cell: 'sampel', off: true, reason: 'r' }",
        "T0613 base:2:27 unknown cell `sampel` | did you mean `sample`?"
      ),
      (
        "{ lint: 'contrast', slot: 'ikon', off: true, reason: 'r' }",
        "T0613 base:2:27 unknown slot `ikon` | did you mean `icon`?"
      ),
      (
        "{ lint: 'contrast', state: 'selectd', off: true, reason: 'r' }",
        "T0613 base:2:28 unknown state `selectd` | did you mean `selected`?"
      ),
      (
        "{ lint: 'contrast', mode: { appearence: 'dark' }, off: true, reason: 'r' }",
        "T0613 base:2:27 the theme has no modifier `appearence` | did you mean `appearance`?"
      ),
      (
        "{ lint: 'contrast', mode: 'appearance=drak', off: true, reason: 'r' }",
        "T0613 base:2:27 the modifier `appearance` has no context `drak` | did you mean `dark`?"
      ),
      (
        "{ lint: 'hex', mode: 'dark', off: true, reason: 'r' }",
        "error T0613 base:2:22 `mode` is written as `appearance=dark`"
      ),
      (
        "{ lint: 'unused', off: true, reason: 'r' }",
        "T0613 base:2:1 the entry for `unused` matches nothing | remove it: without it there is no"
          + " finding either"
      ),
      (
        "{ lint: 'contrast', state: 'lit', threshold: 7, reason: 'r' }",
        "T0613 base:2:1 the entry for `contrast` matches nothing | remove it, or say what it is for"
      ),
      (
        "{ lint: 'hex', off: true, reason: 'r', resaon: 1 }",
        "T0613 base:2:40 an entry of `lints` has no `resaon`; it is ignored | did you mean"
          + " `reason`?"
      ),
    ] as [(String, String?)])
  func entries(entry: String, finding: String?) throws {
    #expect(try findings(entry) == (finding.map { [$0] } ?? []))
  }

  @Test("of several entries the last in resolution order counts")
  func order() throws {
    func entry(_ demand: String) -> String {
      "$extensions: { tessera: { lints: [{ lint: 'gamut', \(demand), reason: 'r' }] } }"
    }
    let fixture = try LintFixture(
      base: """
        { \(entry("off: true")), near: { $type: "color",
          $value: { colorSpace: "display-p3", components: [1, 0, 0] } } }
        """, dark: "{ \(entry("threshold: 0.01")) }")
    #expect(
      fixture.findings("T0605") == [
        "T0605 base:1:85 [appearance=dark] `near` lies outside sRGB and is shown as #ff0b0c,"
          + " ΔEOK 0.048 away"
      ])
  }

  @Test("an entry with several faults has all of them told")
  func faults() throws {
    let fixture = try LintFixture(
      base: """
        { $extensions: { tessera: { lints: [
        { lint: 'contrast', slot: 'ikon', state: 'selectd', off: true, reason: 'r',
          mode: { appearance: 'drak', contrats: 'high' } }] } } }
        """)
    #expect(
      fixture.diagnostics.filter { $0.code == "T0613" }.map(\.message) == [
        "unknown slot `ikon`", "unknown state `selectd`",
        "the modifier `appearance` has no context `drak`", "the theme has no modifier `contrats`",
      ])
  }
}
