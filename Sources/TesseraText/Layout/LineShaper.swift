/// Shapes lines of paragraphs in one style.
///
/// Data flow: grapheme clusters of a paragraph → runs of one level, script and face → glyphs of each
/// run in font units → runs in visual order, in pixels.
struct LineShaper {
  private var cascade: FontCascade
  private let style: TextStyle

  /// Creates a shaper that asks the faces of `cascade`.
  init(_ cascade: FontCascade, style: TextStyle) {
    self.cascade = cascade
    self.style = style
  }

  /// Prepares a paragraph.
  ///
  /// - Throws: `TextError` for a fallback font that cannot be used, and when memory was short.
  mutating func paragraph(
    _ text: LineText, direction: TextDirection
  ) throws(TextError) -> ParagraphText {
    try ParagraphText(text, direction: direction, cascade: &cascade)
  }

  /// Some grapheme clusters of a paragraph, a mark, and some more, shaped as a text of their own.
  ///
  /// - Throws: as `paragraph(_:direction:)`.
  mutating func shape(
    _ paragraph: ParagraphText, _ head: Range<Int>, _ mark: UInt32, _ tail: Range<Int>
  ) throws(TextError) -> ShapedLine {
    let joined = try paragraph.joined(head, mark, tail, cascade: &cascade)
    return try shape(joined, 0..<joined.text.count)
  }

  /// Shapes a line that consists of some grapheme clusters of a paragraph.
  ///
  /// Letters at its ends join as the paragraph has them (CSS Text 3, section 5.5): a word that is
  /// broken where it has to be keeps its forms.
  ///
  /// - Throws: `TextError.libraryFailed` when memory was short.
  func shape(
    _ paragraph: ParagraphText, _ clusters: Range<Int>
  ) throws(TextError) -> ShapedLine {
    let logical = TextRun.runs(of: clusters, in: paragraph)
    let start = paragraph.text.boundaries[clusters.lowerBound]
    var runs: [GlyphRun] = []
    var pen = 0.0
    for index in Bidi.visualOrder(logical.map(\.traits.level)) {
      let run = logical[index]
      let placed = place(try glyphs(of: run, in: paragraph), of: run, from: pen, lineStart: start)
      runs.append(placed.run)
      pen = placed.end
    }
    return ShapedLine(
      text: clusters == 0..<paragraph.text.count
        ? paragraph.text : paragraph.text.slice(clusters),
      runs: runs, width: pen, gaps: paragraph.gaps(in: clusters))
  }

  /// The glyphs of a run; those of a placeholder are one as wide as its box and the room around it.
  private func glyphs(
    of run: TextRun, in paragraph: ParagraphText
  ) throws(TextError) -> [ShapedGlyph] {
    guard run.traits.isPlaceholder else {
      return try HarfBuzzBuffer(paragraph.text.scalars, run: run)
        .shape(with: run.traits.face.font, features: style.effectiveFeatures)
    }
    let advance = Double(run.traits.face.font.unitsPerEm) * EmojiPlaceholder.advance
    return [
      ShapedGlyph(
        id: 0, cluster: run.range.lowerBound, advance: Int(advance.rounded()), offsetX: 0,
        offsetY: 0)
    ]
  }

  /// Places the glyphs of one run from left to right, beginning at `start`.
  ///
  /// Font units are summed as integers and scaled at the end, so that no rounding adds up.
  private func place(
    _ shaped: [ShapedGlyph], of run: TextRun, from start: Double, lineStart: Int
  ) -> (run: GlyphRun, end: Double) {
    let scale = style.size / Double(run.traits.face.font.unitsPerEm)
    let isRightToLeft = run.traits.isRightToLeft
    var units = 0
    var clusters = 0
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(shaped.count)
    for (index, glyph) in shaped.enumerated() {
      // The spacing comes after a cluster as it is read: right of it, or left of it in a run that
      // is read from right to left.
      let opens = index == 0 || shaped[index - 1].cluster != glyph.cluster
      let closes = index == shaped.count - 1 || shaped[index + 1].cluster != glyph.cluster
      let isSpaced = isRightToLeft ? opens : closes
      if isRightToLeft, opens { clusters += 1 }
      let x = Double(units + glyph.offsetX) * scale + Double(clusters) * style.letterSpacing
      if !isRightToLeft, closes { clusters += 1 }
      units += glyph.advance
      glyphs.append(
        Glyph(
          id: glyph.id, x: start + x, y: Double(0 - glyph.offsetY) * scale,
          advance: Double(glyph.advance) * scale + (isSpaced ? style.letterSpacing : 0),
          cluster: glyph.cluster - lineStart))
    }
    return (
      GlyphRun(
        face: run.traits.face, size: style.size,
        direction: isRightToLeft ? .rightToLeft : .leftToRight,
        synthesis: style.synthesis.needed(for: run.traits.face, weight: style.weight),
        isPlaceholder: run.traits.isPlaceholder, glyphs: glyphs),
      start + Double(units) * scale + Double(clusters) * style.letterSpacing
    )
  }
}
