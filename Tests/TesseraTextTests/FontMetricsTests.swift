import TesseraGraphics
import TesseraText
import Testing

@Suite("FontMetrics")
struct FontMetricsTests {
  private func metrics(_ style: TextStyle) throws -> FontMetrics {
    try DebianFonts.layout.metrics(for: style)
  }

  @Test("measures of DejaVu Sans in font units")
  func measures() throws {
    let metrics = try metrics(TextStyle(size: 2_048))
    #expect(metrics.ascent == 1_901)
    #expect(metrics.descent == 483)
    #expect(metrics.lineGap == 0)
    #expect(metrics.capHeight == 1_493)
    #expect(metrics.xHeight == 1_120)
    #expect(metrics.lineHeight == 2_384)
  }

  @Test("the primary face decides, whatever stands behind it in the list")
  func primary() throws {
    let one = try metrics(TextStyle(families: ["WenQuanYi Micro Hei", "DejaVu Sans"], size: 100))
    #expect(one == (try metrics(TextStyle(families: ["WenQuanYi Micro Hei"], size: 100))))
    #expect(one != (try metrics(TextStyle(size: 100))))
  }

  @Test("a style's line height is a multiple of its size")
  func lineHeight() throws {
    #expect(try metrics(TextStyle(size: 16, lineHeight: 1.5)).lineHeight == 24)
  }

  @Test("the line box stands in the middle of a rectangle, whatever the line height")
  func centering() throws {
    let rect = Rect(0, 10, 100, 4_000)
    let metrics = try metrics(TextStyle(size: 2_048, lineHeight: 3))
    let baseline = metrics.baseline(centeredIn: rect)
    #expect(baseline == 2_010 + (1_901 - 483) / 2)
    #expect(baseline - metrics.ascent - rect.minY == rect.maxY - (baseline + metrics.descent))
  }
}
