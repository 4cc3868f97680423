import TesseraSource
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite("Lint: missing in a mode")
struct MissingInModeLintTests {
  @Test("a token that only some modes have, with the modes that lack it")
  func missing() throws {
    let fixture = try LintFixture(
      base: ##"{ a: { $type: "color", $value: "#111111" } }"##,
      dark: ##"{ b: { $type: "color", $value: "#222222" } }"##)
    #expect(
      fixture.findings("T0612") == [
        "T0612 dark:1:3 [appearance=light] `b` exists only in appearance=dark"
      ])
  }

  @Test("colours of sheets and backdrops have others that stand for them")
  func standIns() throws {
    let color = ##"{ $type: "color", $value: "#222222" }"##
    let fixture = try LintFixture(
      base: "{}",
      dark: """
        { backdrop: \(color), sheet: { backdrop: \(color), caption: \(color) },
          cell: { sample: { backdrop: \(color) } } }
        """)
    #expect(fixture.findings("T0612") == [])
  }

  @Test("a cell whose name is mistyped is no finding here, too")
  func mistyped() throws {
    let color = ##"{ $type: "color", $value: "#222222" }"##
    let dark = "{ cell: { smaple: { fill: \(color) }, elsewhere: { fill: \(color) } } }"
    let fixture = try LintFixture(base: "{}", dark: dark, cells: [SampleCell.filled])
    #expect(
      fixture.findings("T0612").map { $0.split(separator: "`")[1] } == ["cell.elsewhere.fill"])
  }
}
