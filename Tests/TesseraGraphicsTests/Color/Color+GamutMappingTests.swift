import Testing

import TesseraGraphics
import TesseraTestSupport

@Suite("Color: gamut mapping")
struct ColorGamutMappingTests {
  @Test(
    "a colour outside sRGB becomes what CSS says, or is cut",
    arguments: [
      (Color(.displayP3, 1, 0, 0), "#ff0b0c", "#ff0000"),
      (Color(.displayP3, 0, 1, 0), "#00fb29", "#00ff00"),
      (Color(.displayP3, 0.5, 0.5, 0.5), "#808080", "#808080"),
      (Color(.displayP3, 1, 1, 1), "#ffffff", "#ffffff"),
      (Color(.oklch, 0.7, 0.4, 150), "#00c248", "#00d600"),
      (Color(.oklch, 1.2, 0.3, 30), "#ffffff", "#ffe2bc"),
      (Color(.oklch, 0, 0.3, 30), "#000000", "#160100"),
      (Color(.oklch, -1, 0, 0), "#000000", "#000000"),
    ])
  func mapping(color: Color, minde: String, clip: String) {
    #expect(color.mappedToSRGB().hexText == minde)
    #expect(color.mappedToSRGB(.minde).hexText == minde)
    #expect(color.mappedToSRGB(.clip).hexText == clip)
  }

  @Test("an sRGB colour in range comes back bit for bit", arguments: GamutMapping.allCases)
  func inRange(mapping: GamutMapping) {
    var random = RandomSource(seed: 7)
    for _ in 0..<2_000 {
      func component() -> Double { .random(in: 0...1, using: &random) }
      let color = Color(
        red: component(), green: component(), blue: component(), alpha: component())
      #expect(color.mappedToSRGB(mapping) == color)
    }
  }

  @Test("alpha is kept and cut to 0…1, whatever happens to the colour")
  func alpha() {
    for color in [Color.white, Color(.displayP3, 1, 0, 0), Color(.oklch, 2, 0, 0)] {
      for (alpha, expected) in [(0.3, 0.3), (1.5, 1), (-1, 0), (.nan, 0)] {
        #expect(color.withAlpha(alpha).mappedToSRGB().alpha == expected)
        #expect(color.withAlpha(alpha).mappedToSRGB(.clip).alpha == expected)
      }
    }
  }

  @Test("any numbers at all give components in 0…1", arguments: GamutMapping.allCases)
  func anything(mapping: GamutMapping) {
    let numbers = [0, -0.0, 0.5, 1, -2, 1e9, -1e300, 1e300, .infinity, -.infinity, .nan]
    for space in ColorSpace.allCases {
      for c1 in numbers {
        for c2 in numbers {
          for c3 in numbers {
            let color = Color(space, c1, c2, c3).mappedToSRGB(mapping)
            let isInRange = [color.c1, color.c2, color.c3].allSatisfy((0...1).contains)
            #expect(color.space == .srgb && isInRange, "\(space) \(c1) \(c2) \(c3)")
          }
        }
      }
    }
  }

  @Test("MINDE keeps hue and lightness better than cutting does")
  func quality() {
    for hue in stride(from: 0.0, to: 360, by: 15) {
      let color = Color(.oklch, 0.6, 0.37, hue)
      let mapped = color.mappedToSRGB()
      let oklch = mapped.converted(to: .oklch)
      #expect(abs(oklch.c1 - 0.6) < 0.02)
      // The last step cuts what is just not noticeable; no further from the line of equal hue.
      #expect(mapped.deltaEOK(Color(.oklch, 0.6, oklch.c2, hue)) < 0.025)
      #expect(oklch.c2 < 0.37)
    }
  }
}
