import TesseraGraphics
import TesseraSource
import TesseraTheme
import TesseraTestSupport
import Testing

@testable import TesseraCells

@Suite(
  "The sample theme with planted faults",
  .enabled(if: ConformanceData.isPresent, ConformanceData.absence))
struct SampleThemeTests {
  /// The sample, and its cell in all modes.
  private func sample() throws -> (fixture: LintFixture, survey: CellSurvey) {
    let fixture = try LintFixture(
      path: try ConformanceData.path("themes/sample/inbox.resolver.json"), files: .disk,
      cells: [InboxCell()])
    return (fixture, try fixture.survey(of: InboxCell()))
  }

  @Test("the findings are those that are planted, and no others")
  func findings() throws {
    let (fixture, _) = try sample()
    #expect(fixture.loading == [])
    #expect(
      fixture.findings == [
        "T0606 base:4:79 [appearance=light] the hex #1c2129 of `palette.ink` is not what its"
          + " components give, #1c222b",
        "T0601 base:6:5 [appearance=light contrast=high] cell inbox, icon: contrast of 2.69:1 in"
          + " state selected+highlighted; an icon needs 3:1",
        "T0607 base:7:5 `palette.mist` is not used",
        "T0607 base:17:34 2 tokens of `stateLayer` are not used: `disabled`, `dragged`",
        "T0609 base:25:56 `cell.inbox.title.selected` is redundant: it equals"
          + " `cell.inbox.title.$root` in every mode",
        "T0602 high:4:5 [appearance=light contrast=high] cell inbox, icon: high contrast is worse"
          + " than normal, 2.69:1 against 3.33:1 in state selected+highlighted; an icon needs 3:1",
      ])
    #expect(fixture.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test("colours and ratios are those that are listed")
  func figures() throws {
    let (_, survey) = try sample()
    // Light at normal contrast, then at high: normal, highlighted, selected, both.
    let icons = [0, 1].map { mode in
      survey.looks(inMode: mode).compactMap { look in
        look.legibility.first { $0.path == "icon" }
      }
    }
    #expect(
      icons.map { $0.map(\.ground.hexText) } == [
        ["#ffffff", "#e3e4e5", "#dbe9fe", "#c3d1e4"], ["#ffffff", "#e3e4e5", "#b8d3fc", "#a5bde2"],
      ])
    #expect(icons.map { $0[0].ratio.ratioText() } == ["5.15:1", "5.15:1"])
    #expect(icons.map { $0[3].ratio.ratioText() } == ["3.33:1", "2.69:1"])
  }

  @Test("the states that differ least are highlighted and selected, in dark, seen as protan")
  func smallest() throws {
    let (_, survey) = try sample()
    let differences = survey.statePairs.flatMap { pair in
      ([nil] + ColorVision.allCases.map(Optional.some)).map { vision in
        (pair, vision, pair.difference(in: survey, vision: vision))
      }
    }
    let (pair, vision, difference) = try #require(differences.min { $0.2 < $1.2 })
    #expect(pair.first == .highlighted && pair.second == .selected)
    #expect(survey.themes[pair.mode].mode["appearance"] == "dark")
    #expect(vision == .protan)
    #expect(difference.decimalText(places: 4) == "0.0227")
  }
}
