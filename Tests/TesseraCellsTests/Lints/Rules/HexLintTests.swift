import TesseraSource
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite("Lint: hex")
struct HexLintTests {
  @Test("a fallback that is not what the components give, in composite values too")
  func mismatch() throws {
    let fixture = try LintFixture(
      """
      { a: { $type: "color",
        hot: { $value: { colorSpace: "hsl", components: [330, 100, 50], hex: "#ff00ff" } },
        good: { $value: { colorSpace: "hsl", components: [330, 100, 50], hex: "#F08" } },
        fine: { $value: { colorSpace: "hsl", components: [330, 100, 50], alpha: 0.5, hex: "#ff0080" } },
        clip: { $value: { colorSpace: "display-p3", components: [1, 0, 0], hex: "#ff0000" } },
        minde: { $value: { colorSpace: "display-p3", components: [1, 0, 0], hex: "#ff0b0c" } } },
        g: { $type: "gradient", $value: [ { position: 0,
          color: { colorSpace: "srgb", components: [0, 0, 0], hex: "#000001" } } ] } }
      """)
    #expect(
      fixture.findings("T0606") == [
        "T0606 t:2:72 the hex #ff00ff of `a.hot` is not what its components give, #ff0080",
        "T0606 t:3:73 the hex #F08 of `a.good` is not what its components give, #ff0080",
        "T0606 t:8:62 the hex #000001 of `g` is not what its components give, #000000",
      ])
    #expect(fixture.diagnostics[0].help == "write #ff0080, or leave `hex` out")
  }
}
