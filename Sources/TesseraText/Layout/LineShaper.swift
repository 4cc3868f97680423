/// Shapes lines of one style in one direction.
///
/// Data flow: grapheme clusters → a face for each → runs of one level, script and face → glyphs of
/// each run in font units → runs in visual order, in pixels.
struct LineShaper {
  private var cascade: FontCascade
  private let style: TextStyle
  private let direction: TextDirection

  /// Creates a shaper that asks the faces of `cascade`.
  init(_ cascade: FontCascade, style: TextStyle, direction: TextDirection) {
    self.cascade = cascade
    self.style = style
    self.direction = direction
  }

  /// Shapes a whole line.
  ///
  /// - Throws: `TextError` for a fallback font that cannot be used, and when memory was short.
  mutating func shape(_ text: LineText) throws(TextError) -> ShapedLine {
    let (faces, missing) = try cascade.faces(for: text)
    let logical = try TextRun.runs(of: text, faces: faces, direction: direction)
    var runs: [GlyphRun] = []
    var pen = 0.0
    for index in Bidi.visualOrder(logical.map(\.level)) {
      let run = logical[index]
      let shaped = try HarfBuzzBuffer(text.scalars, run: run)
        .shape(with: run.face.font, ligatures: style.letterSpacing == 0)
      let placed = place(shaped, of: run, from: pen)
      runs.append(placed.run)
      pen = placed.end
    }
    return ShapedLine(runs: runs, width: pen, missing: missing)
  }

  /// Places the glyphs of one run from left to right, beginning at `start`.
  ///
  /// Font units are summed as integers and scaled at the end, so that no rounding adds up.
  private func place(
    _ shaped: [ShapedGlyph], of run: TextRun, from start: Double
  ) -> (run: GlyphRun, end: Double) {
    let scale = style.size / Double(run.face.font.unitsPerEm)
    var units = 0
    var clusters = 0
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(shaped.count)
    for (index, glyph) in shaped.enumerated() {
      // The spacing comes after a cluster as it is read: right of it, or left of it in a run that
      // is read from right to left.
      let opens = index == 0 || shaped[index - 1].cluster != glyph.cluster
      let closes = index == shaped.count - 1 || shaped[index + 1].cluster != glyph.cluster
      let isSpaced = run.isRightToLeft ? opens : closes
      if run.isRightToLeft, opens { clusters += 1 }
      let x = Double(units + glyph.offsetX) * scale + Double(clusters) * style.letterSpacing
      if !run.isRightToLeft, closes { clusters += 1 }
      units += glyph.advance
      glyphs.append(
        Glyph(
          id: glyph.id, x: start + x, y: Double(0 - glyph.offsetY) * scale,
          advance: Double(glyph.advance) * scale + (isSpaced ? style.letterSpacing : 0),
          cluster: glyph.cluster))
    }
    return (
      GlyphRun(
        face: run.face, size: style.size,
        direction: run.isRightToLeft ? .rightToLeft : .leftToRight, glyphs: glyphs),
      start + Double(units) * scale + Double(clusters) * style.letterSpacing
    )
  }

  /// The longest beginning of a line that fits with an ellipsis behind it.
  ///
  /// It ends between two grapheme clusters and not in white space, and is shaped anew, as the last
  /// letter takes another form. The ellipsis is part of the text, so the bidi algorithm puts it
  /// where the paragraph ends: at the left in a right-to-left one.
  ///
  /// - Parameters:
  ///   - text: the whole text.
  ///   - full: the whole line, which does not fit.
  ///   - fits: whether a width, in pixels, has room.
  /// - Returns: nil when not even the ellipsis fits.
  /// - Throws: as `shape(_:)`.
  mutating func truncate(
    _ text: LineText, full: ShapedLine, fits: (Double) -> Bool
  ) throws(TextError) -> (text: LineText, line: ShapedLine)? {
    let bare = try candidate(text, count: 0)
    guard fits(bare.line.width) else { return nil }

    // The widths in the full line tell about where to cut; what is drawn there decides.
    let widths = full.widthsOfPrefixes(of: text).dropLast()
    var count = widths.lastIndex { fits($0 + bare.line.width) } ?? 0
    var best = try candidate(text, count: count)
    while !fits(best.line.width), count > 0 {
      count -= 1
      best = try candidate(text, count: count)
    }
    while let next = text.visibleCount(after: count), next < text.count {
      let longer = try candidate(text, count: next)
      guard fits(longer.line.width) else { break }
      best = longer
      count = next
    }
    return best
  }

  /// The first `count` grapheme clusters with an ellipsis, shaped.
  private mutating func candidate(
    _ text: LineText, count: Int
  ) throws(TextError) -> (text: LineText, line: ShapedLine) {
    let cut = text.truncated(to: count)
    return (cut, try shape(cut))
  }
}
