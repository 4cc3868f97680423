import Testing

import TesseraGraphics

@Suite("Color")
struct ColorTests {
  @Test("bytes become components 0…1")
  func bytes() {
    let color = Color(red8: 255, green8: 51, blue8: 0, alpha: 0.25)
    #expect(color == Color(.srgb, 1, 0.2, 0, alpha: 0.25))
  }

  @Test("alphas multiply, and are replaced")
  func alpha() {
    #expect(Color.white.multiplyingAlpha(by: 0.5).multiplyingAlpha(by: 0.1).alpha == 0.05)
    #expect(Color.black.withAlpha(0.5) == Color(red: 0, green: 0, blue: 0, alpha: 0.5))
  }

  @Test("the spaces are DTCG's, by its names")
  func names() {
    #expect(
      ColorSpace.allCases.map(\.rawValue) == [
        "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3",
        "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50",
      ])
  }
}
