import Testing
import TesseraText

@Suite("FontMatching")
struct FontMatchingTests {
  @Test(
    "weights match as CSS Fonts 4 section 5.2 says",
    arguments: [
      (400.0, [100.0, 400, 700], 400.0),
      (400, [300, 500, 700], 500),
      (450, [400, 500], 500),
      (400, [300, 600], 300),
      (500, [400, 501], 400),
      (500, [600, 900], 600),
      (450, [900, 600], 600),
      (399, [400, 300], 300),
      (300, [100, 200, 400], 200),
      (100, [200, 900], 200),
      (501, [500, 600, 900], 600),
      (700, [400, 600], 600),
      (600, [700, 500], 700),
      (900, [100], 100),
      (1, [400, 700], 400),
      (1_000, [400, 700], 700),
    ] as [(Double, [Double], Double)])
  func weight(wanted: Double, weights: [Double], expected: Double) {
    #expect(FontMatching.closestWeight(to: wanted, among: weights) == expected)
    #expect(FontMatching.closestWeight(to: wanted, among: weights.reversed()) == expected)
  }

  @Test(
    "up to the normal width the next narrower is taken, else the next wider; above it reversed",
    arguments: [
      (100.0, [75.0, 100, 125], 100.0), (100, [50, 75, 125], 75), (100, [150, 125], 125),
      (80, [75, 87.5, 100], 75), (60, [75, 100], 75), (110, [100, 125, 150], 125),
      (200, [75, 100], 100),
    ] as [(Double, [Double], Double)])
  func width(wanted: Double, widths: [Double], expected: Double) {
    #expect(FontMatching.closestWidth(to: wanted, among: widths) == expected)
    #expect(FontMatching.closestWidth(to: wanted, among: widths.reversed()) == expected)
  }

  @Test("of nothing there is no match")
  func nothing() {
    #expect(FontMatching.closestWeight(to: 400, among: []) == nil)
    #expect(FontMatching.closestWidth(to: 75, among: []) == nil)
  }
}
