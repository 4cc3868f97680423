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
    "the normal width is taken, else the next narrower, else the next wider",
    arguments: [
      ([75.0, 100, 125], 100.0), ([50, 75, 125], 75), ([150, 125], 125),
    ] as [([Double], Double)])
  func width(widths: [Double], expected: Double) {
    #expect(FontMatching.closestWidth(among: widths) == expected)
  }

  @Test("of nothing there is no match")
  func nothing() {
    #expect(FontMatching.closestWeight(to: 400, among: []) == nil)
    #expect(FontMatching.closestWidth(among: []) == nil)
  }
}
