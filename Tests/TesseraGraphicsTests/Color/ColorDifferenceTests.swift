import Foundation
import TesseraGraphics
import TesseraTestSupport
import Testing

@Suite("Colour difference")
struct ColorDifferenceTests {
  /// Pairs of colours as they are published: ΔE*00, then L, a, b of the one and of the other.
  private struct Table: Decodable {
    let rows: [[Double]]
  }

  @Test("L, a, b of a screen's bytes and components")
  func lab() {
    let lab = CIELab.display(red: 123, green: 81, blue: 252)
    for (component, expected) in zip([lab.x, lab.y, lab.z], [48.4160, 57.7128, -79.2999]) {
      #expect(abs(component - expected) < 0.000_06)
    }
    #expect(CIELab.display(srgb: SIMD3(123, 81, 252) / 255) == lab)
    #expect(CIELab.display(red: 0, green: 0, blue: 0) == .zero)
    #expect(abs(CIELab.display(red: 255, green: 255, blue: 255).x - 100) < 1e-9)
  }

  @Test("CIE94 is that of graphic arts, and follows the chroma of its first colour")
  func cie94() {
    let (a, b) = (
      CIELab.display(red: 123, green: 81, blue: 252), CIELab.display(red: 43, green: 201, blue: 100)
    )
    #expect(abs(ColorDifference.cie94(a, b) - 71.217) < 0.000_5)
    #expect(ColorDifference.cie94(b, a) > ColorDifference.cie94(a, b) + 1)
    #expect(ColorDifference.cie94(a, a) == 0)
    #expect(ColorDifference.cie94(SIMD3(0, 0, 0), SIMD3(100, 0, 0)) == 100)
  }

  @Test(
    "CIEDE2000 of greys, of hues across the turn, and of a blue",
    arguments: [
      (SIMD3(0, 0, 0), SIMD3(100, 0, 0), 100.0), (SIMD3(50, 0, 0), SIMD3(50, 0, 0), 0),
      // Twice the same hue, on both sides of the turn: lightness alone.
      (SIMD3(50, 20, 0), SIMD3(51, 20, -0.0), 1),
    ] as [(SIMD3<Double>, SIMD3<Double>, Double)])
  func ciede2000(first: SIMD3<Double>, second: SIMD3<Double>, expected: Double) {
    #expect(abs(ColorDifference.ciede2000(first, second) - expected) < 0.001)
    #expect(
      abs(ColorDifference.ciede2000(second, first) - ColorDifference.ciede2000(first, second))
        < 1e-12)
  }

  @Test(
    "CIEDE2000 of the published pairs",
    .enabled(if: ConformanceData.isPresent, ConformanceData.absence))
  func published() throws {
    let url = try #require(ConformanceData.file("snapshot/ciede2000-sharma/sharma2005.json"))
    let table = try JSONDecoder().decode(Table.self, from: Data(contentsOf: url))
    #expect(table.rows.count == 37)
    for n in table.rows {
      try #require(n.count == 7)
      let (first, second) = (SIMD3(n[1], n[2], n[3]), SIMD3(n[4], n[5], n[6]))
      #expect(abs(ColorDifference.ciede2000(first, second) - n[0]) < 5e-5, "\(n)")
      #expect(abs(ColorDifference.ciede2000(second, first) - n[0]) < 5e-5, "\(n)")
    }
  }
}
