package import TesseraGraphics

/// Vertical measures of a face at a size, all in pixels and counted away from the baseline.
package struct FontMetrics: Hashable, Sendable {
  /// Height of the line box above the baseline; positive.
  package let ascent: Double
  /// Depth of the line box below the baseline; positive.
  package let descent: Double
  /// Extra distance that the font wants between two lines.
  package let lineGap: Double
  /// Height of an H.
  package let capHeight: Double
  /// Height of an x.
  package let xHeight: Double
  /// Height of one line: the style's multiple of the size, or the font's own ascent, descent and gap.
  package let lineHeight: Double

  /// The measures of `font` at a style's size and line height.
  init(_ font: HarfBuzzFont, style: TextStyle) {
    let scale = style.size / Double(font.unitsPerEm)
    let units = font.verticalMetrics()
    ascent = Double(units.ascent) * scale
    descent = Double(units.descent) * scale
    lineGap = Double(units.lineGap) * scale
    capHeight = Double(units.capHeight) * scale
    xHeight = Double(units.xHeight) * scale
    lineHeight = style.lineHeight.map { $0 * style.size } ?? (ascent + descent + lineGap)
  }

  /// The baseline's y for a line whose box stands in the middle of `rect`, y down.
  ///
  /// The line height has no part in it: CSS and UIKit add its surplus above and below alike.
  package func baseline(centeredIn rect: Rect) -> Double {
    rect.midY + (ascent - descent) / 2
  }
}
