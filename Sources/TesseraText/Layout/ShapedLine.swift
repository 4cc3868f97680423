/// The glyphs of a line as they come out of shaping, before it is known whether they fit.
struct ShapedLine: Hashable {
  /// The scalars of the line and where its grapheme clusters begin.
  let text: LineText
  /// Runs from left to right.
  let runs: [GlyphRun]
  /// Distance that the pen goes, in pixels.
  let width: Double
  /// What in it no face has, each once, in the order of the text.
  let gaps: [TextGap]

  /// How wide the first 0, 1, 2, … grapheme clusters are in this line, in pixels.
  ///
  /// Only an estimate for a line that ends there: letters take other forms at the end of a text.
  func widthsOfPrefixes() -> [Double] {
    var advances = [Double](repeating: 0, count: text.scalars.count)
    for run in runs {
      for glyph in run.glyphs { advances[glyph.cluster] += glyph.advance }
    }
    var widths = [0.0]
    widths.reserveCapacity(text.count + 1)
    var sum = 0.0
    for cluster in 0..<text.count {
      for index in text.boundaries[cluster]..<text.boundaries[cluster + 1] {
        sum += advances[index]
      }
      widths.append(sum)
    }
    return widths
  }
}
