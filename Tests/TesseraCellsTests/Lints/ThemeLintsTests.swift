import TesseraGraphics
import TesseraSource
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite("Theme lints")
struct ThemeLintsTests {
  @Test("names and codes are unique, the codes in order")
  func registry() {
    let lints = LintRegistry.all
    #expect(Set(lints.map(\.name)).count == lints.count)
    let codes = (1...lints.count + 1).map { $0 < 10 ? "T060\($0)" : "T06\($0)" }
    #expect((lints.map(\.code) + [LintSettings.code]).sorted() == codes)
  }

  @Test("a cell that takes nothing from the theme is not looked at, but for what it lacks")
  func strangers() throws {
    let literal = SampleCell { _ in Slots(background: Layer(fill: .literal(.white))) }
    let stranger = try LintFixture(
      ##"{ a: { $type: "color", $value: "#123456" } }"##, cells: [literal])
    #expect(stranger.findings == [])

    let needy = SampleCell(roles: [Role("fill", .color)])
    let missing = try LintFixture(
      ##"{ a: { $type: "color", $value: "#123456" } }"##, cells: [needy])
    #expect(
      missing.findings == [
        "error T0502 cell sample needs values that the theme lacks: cell.sample.fill"
      ])

    let byDefault = SampleCell(roles: [Role("fill", .color, default: "{a}")])
    let known = try LintFixture(
      ##"{ a: { $type: "color", $value: "#123456" } }"##, cells: [byDefault])
    #expect(known.findings("T0603").count == 1)
  }

  @Test("what is wrong between theme and cell comes along, once for all modes")
  func roles() throws {
    let cell = SampleCell(roles: [Role("fill", .color, default: "#ffffff")])
    let fixture = try LintFixture(
      base: ##"{ cell: { sample: { fil: { $type: "color", $value: "#123456" } } } }"##,
      cells: [cell])
    #expect(
      fixture.findings("T050") == [
        "T0501 base:1:11 the theme has no token for cell.sample.fill; the cell's defaults are used",
        "T0503 base:1:21 cell sample has no role `fil`",
      ])
  }
}
