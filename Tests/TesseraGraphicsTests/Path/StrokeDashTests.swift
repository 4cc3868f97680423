import Testing
import TesseraGraphics

@Suite("Dash patterns")
struct StrokeDashTests {
  @Test(
    "repeat after the sum of their lengths, an odd number after twice that",
    arguments: [
      ([4, 2], 6), ([5], 10), ([1, 2, 3], 12), ([0, 3], 3), ([], nil), ([0], nil), ([0, 0], nil),
      ([3, -1], nil), ([.nan], nil), ([.infinity, 1], nil), ([1e308, 1e308], nil),
    ] as [([Double], Double?)])
  func period(lengths: [Double], period: Double?) {
    #expect(StrokeDash(lengths).period == period)
    #expect(StrokeDash(lengths, phase: .nan).period == nil)
  }
}
