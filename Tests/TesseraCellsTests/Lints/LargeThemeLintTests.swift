import TesseraSource
import TesseraTestSupport
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite("Large themes")
struct LargeThemeLintTests {
  @Test("30,000 tokens, all unused and half of them duplicated, are no matter of squares")
  func large() throws {
    let few = try ThreadTime.spent { try lint(7_500) }
    let many = try ThreadTime.spent { try lint(30_000) }
    // Four times as many; squares would take sixteen times as long.
    #expect(many < few * 9)
  }

  private func lint(_ count: Int) throws {
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
