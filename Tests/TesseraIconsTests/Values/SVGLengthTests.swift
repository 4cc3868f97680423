import Testing

@testable import TesseraIcons

@Suite("Lengths")
struct SVGLengthTests {
  @Test(
    "Units become pixels of CSS",
    arguments: [
      ("3", 3), ("3px", 3), ("3pt", 4), ("1pc", 16), ("1in", 96), ("2.54cm", 96), ("25.4mm", 96),
      ("101.6q", 96), ("2em", 40), ("2ex", 20), ("2rem", 32), ("50%", 100), (" 1e1PX ", 10),
      ("-.5", -0.5),
    ])
  func units(text: String, value: Double) throws {
    let length = try #require(SVGLength(text))
    #expect(abs(length.value(of: 200, fontSize: 20) - value) < 1e-12)
  }

  @Test("Other texts are no lengths", arguments: ["", "px", "3 px", "3vw", "NaN", "1e999", "1,2"])
  func others(text: String) {
    #expect(SVGLength(text) == nil)
  }
}
