package import TesseraGraphics

/// One line of text, shaped and placed, ready to be drawn.
///
/// All lengths are in the unit of the style's size; the origin is the left end of the baseline.
package struct TextLine: Hashable, Sendable {
  /// The text as it is drawn: controls replaced by spaces, cut off and with an ellipsis if need be.
  package let text: String
  /// Whether something of the text was left out.
  package let isTruncated: Bool
  /// Distance that the pen goes, from the left end to the right one.
  package let width: Double
  /// Largest height above the baseline of the faces in the line and of the style's first one.
  package let ascent: Double
  /// Largest depth below the baseline of the same faces; positive.
  package let descent: Double
  /// Direction of the paragraph.
  package let direction: TextDirection
  /// The glyphs, runs from left to right.
  package let runs: [GlyphRun]

  /// The outline of all glyphs with the left end of the baseline at `baseline`, y down.
  ///
  /// Contours overlap within glyphs and between them; fill by the non-zero rule.
  package func outline(at baseline: Point) -> Path {
    var path = Path()
    for run in runs {
      let scale = run.size / Double(run.face.font.unitsPerEm)
      let outlines = run.face.outlines(of: run.glyphs.map(\.id))
      for (glyph, outline) in zip(run.glyphs, outlines) where !outline.isEmpty {
        path.append(
          outline.transformed(
            by: AffineTransform(
              a: scale, b: 0, c: 0, d: scale, tx: baseline.x + glyph.x,
              ty: baseline.y + glyph.y)))
      }
    }
    return path
  }
}
