import TesseraSource
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite("Large themes")
struct LargeThemeLintTests {
  @Test(
    "30,000 tokens, all unused and half of them duplicated, are no matter of squares",
    .timeLimit(.minutes(1)))
  func large() throws {
    let count = 30_000
    var text = "{ cell: { sample: { fill: { $type: 'color', $value: '#fff' } } },\n"
    text += "p: { $type: 'color',\n"
    for index in 0..<count {
      let digits = String(0x10_0000 + index / 2, radix: 16)
      text += "t\(index): { $value: '#\(digits)' },\n"
    }
    text += "} }"
    let fixture = try LintFixture(text, cells: [SampleCell.filled])
    #expect(fixture.findings.count { $0.hasPrefix("T0607") } == 1)
    #expect(fixture.findings.count { $0.hasPrefix("T0608") } == count / 2)
  }
}
