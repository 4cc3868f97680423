import TesseraSource
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite(
  "The sample theme with planted faults",
  .enabled(if: ConformanceData.isPresent, ConformanceData.absence))
struct SampleThemeTests {
  @Test("the findings are those that are planted, and no others")
  func findings() throws {
    let fixture = try LintFixture(
      path: try ConformanceData.path("themes/sample/inbox.resolver.json"), files: .disk,
      cells: [InboxCell()])
    #expect(fixture.loading == [])
    #expect(
      fixture.findings == [
        "T0606 base:4:79 [appearance=light] the hex #1c2129 of `palette.ink` is not what its"
          + " components give, #1c222b",
        "T0601 base:6:5 [appearance=light contrast=high] cell inbox, icon: contrast of 2.69:1 in"
          + " state selected+highlighted; an icon needs 3:1",
        "T0607 base:7:5 `palette.mist` is not used",
        "T0607 base:17:34 `stateLayer.dragged` is not used",
        "T0607 base:17:61 `stateLayer.disabled` is not used",
        "T0609 base:25:56 `cell.inbox.title.selected` is redundant: it equals"
          + " `cell.inbox.title.$root` in every mode",
        "T0602 high:4:5 [appearance=light contrast=high] cell inbox, icon: high contrast is worse"
          + " than normal, 2.69:1 against 3.33:1 in state selected+highlighted; an icon needs 3:1",
      ])
    #expect(fixture.diagnostics.allSatisfy { $0.severity == .warning })
  }
}
