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

  /// Takes over what was shaped; nil is an empty line.
  init(
    _ shaped: ShapedLine?, isTruncated: Bool, direction: TextDirection, metrics: FontMetrics,
    style: TextStyle
  ) {
    text = shaped?.text.string ?? ""
    self.isTruncated = isTruncated
    width = shaped?.width ?? 0
    self.direction = direction
    runs = shaped?.runs ?? []
    var (ascent, descent) = (metrics.ascent, metrics.descent)
    var known: Set<FontFace> = []
    for run in runs where known.insert(run.face).inserted {
      let own = FontMetrics(run.face.font, style: style)
      (ascent, descent) = (max(ascent, own.ascent), max(descent, own.descent))
    }
    (self.ascent, self.descent) = (ascent, descent)
  }

  /// The outline of all glyphs with the left end of the baseline at `baseline`, y down.
  ///
  /// Contours overlap within glyphs and between them; fill by the non-zero rule.
  package func outline(at baseline: Point) -> Path {
    var path = Path()
    for run in runs {
      let scale = run.isPlaceholder ? run.size : run.size / Double(run.face.font.unitsPerEm)
      let outlines =
        run.isPlaceholder
        ? run.glyphs.map { _ in EmojiPlaceholder.outline }
        : run.face.outlines(of: run.glyphs.map(\.id))
      let isOblique = run.synthesis.contains(.oblique) && !run.isPlaceholder
      // Two copies beside each other are one thicker letter by the non-zero rule.
      let thickening =
        run.synthesis.contains(.bold) && !run.isPlaceholder
        ? FontSynthesis.thickening * run.size : 0
      let copies = thickening > 0 ? [-thickening / 2, thickening / 2] : [0]
      for (glyph, outline) in zip(run.glyphs, outlines) where !outline.isEmpty {
        for shift in copies {
          path.append(
            outline.transformed(
              by: AffineTransform(
                a: scale, b: 0, c: isOblique ? -FontSynthesis.slant * scale : 0, d: scale,
                tx: baseline.x + glyph.x + shift, ty: baseline.y + glyph.y)))
        }
      }
    }
    return path
  }
}
