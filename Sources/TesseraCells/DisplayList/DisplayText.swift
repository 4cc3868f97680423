package import TesseraGraphics

/// Shaped text at its place.
package struct DisplayText: Hashable, Sendable {
  /// The characters as drawn, an ellipsis included, lines divided by line feeds.
  package let string: String
  /// Fingerprints of the fonts that gave the glyphs, in order of first use.
  package let fonts: [String]
  /// Font size in device pixels.
  package let size: Double
  /// Font weight, 1…1000.
  package let weight: Double
  /// Left end of the first baseline, in device pixels.
  package let origin: Point
  /// The glyphs' outlines in device pixels, to be filled by the non-zero rule.
  package let outline: Path
}
