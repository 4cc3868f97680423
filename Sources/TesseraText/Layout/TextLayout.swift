package import TesseraSource

// Text and style in → one placed line and warnings out. A pure function: the same arguments and
// fonts give the same line on every machine and every thread, since shaping is integer arithmetic in
// font units and pixels come of it by + − × ÷ alone. Hinting was rejected for that reason: it makes
// positions depend on the size, and a picture at @2x no longer is the picture at @1x.

/// Lays out text with the fonts of a library.
package struct TextLayout: Sendable {
  /// Where faces come from.
  package let fonts: FontLibrary

  /// What a width, in pixels, may exceed its limit by and still count as fitting.
  ///
  /// Sums of the same lengths differ in their last bits. This is the grid that the rasterizer rounds
  /// points to, so nothing that is let pass can be seen.
  private static let tolerance = 1.0 / 256

  /// Creates a layout that takes its faces from `fonts`.
  package init(fonts: FontLibrary) {
    self.fonts = fonts
  }

  /// Lays out one line.
  ///
  /// - Parameters:
  ///   - text: line breaks and other controls in it become spaces.
  ///   - style: fonts, size and spacing.
  ///   - direction: direction of the paragraph, whatever the text is; the surrounding interface's.
  ///   - maximumWidth: pixels; a wider text loses a part, an ellipsis marks the place. A line that
  ///     has no room even for the ellipsis is empty. Nil does not cut.
  ///   - truncation: which part is lost.
  /// - Returns: the line, and a warning for each unknown family and for each scalar and emoji in the
  ///   line that no font has. The same warning comes back from every call that deserves it.
  /// - Throws: `TextError`: see its cases.
  package func line(
    _ text: String, style: TextStyle, direction: TextDirection, maximumWidth: Double? = nil,
    truncation: TextTruncation = .tail
  ) throws(TextError) -> (line: TextLine, warnings: [Diagnostic]) {
    var (selection, shaper) = try start(style)
    let (line, gaps) = try self.line(
      text, direction: direction, truncation: truncation, fits: Self.fitting(maximumWidth),
      metrics: FontMetrics(selection.primary.font, style: style), style: style, &shaper)
    return (line, selection.warnings + gaps.map(\.warning))
  }

  /// Lays out one line with faces that are found already.
  private func line(
    _ text: String, direction: TextDirection, truncation: TextTruncation,
    fits: (Double) -> Bool, metrics: FontMetrics, style: TextStyle, _ shaper: inout LineShaper
  ) throws(TextError) -> (line: TextLine, gaps: [TextGap]) {
    let paragraph = try shaper.paragraph(LineText(text), direction: direction)
    let clusters = 0..<paragraph.text.count
    let full = try shaper.shape(paragraph, clusters)
    var drawn: ShapedLine? = full
    if !fits(full.width) {
      drawn = try LineTruncation(
        paragraph: paragraph, clusters: clusters, mode: truncation,
        widths: full.widthsOfPrefixes(), losesMore: false
      ).line(&shaper, fits: fits)
    }
    let line = TextLine(
      drawn, isTruncated: drawn != full, direction: direction, metrics: metrics, style: style)
    return (line, drawn?.gaps ?? [])
  }

  /// Lays out several lines.
  ///
  /// Every line break begins a new paragraph, one at the end an empty one, and every paragraph has
  /// the direction of its own text. Lines end where Unicode Standard Annex 14 lets them, or, in a word
  /// that is longer than a line, between two grapheme clusters. White space at the end of a line takes
  /// no room.
  ///
  /// - Parameters:
  ///   - text: controls other than line breaks become spaces.
  ///   - style: fonts, size and spacing.
  ///   - surrounding: the direction of a paragraph without letters; the surrounding interface's.
  ///   - maximumWidth: pixels. A line that has no room for one grapheme cluster is wider. Nil breaks
  ///     lines at line breaks alone.
  ///   - numberOfLines: how many lines there may be; the last one of a longer text loses a part. 0 sets
  ///     no limit, 1 draws line breaks as spaces.
  ///   - truncation: which part is lost. The tail of a paragraph, or the head or middle of all that is
  ///     left of the text.
  /// - Returns: the lines, and warnings as those of a line.
  /// - Throws: `TextError`: see its cases.
  package func block(
    _ text: String, style: TextStyle, surrounding: TextDirection, maximumWidth: Double? = nil,
    numberOfLines: Int = 0, truncation: TextTruncation = .tail
  ) throws(TextError) -> (block: TextBlock, warnings: [Diagnostic]) {
    try TextError.check(Double(numberOfLines), is: "the number of lines", atLeast: 0)
    var (selection, shaper) = try start(style)
    let metrics = FontMetrics(selection.primary.font, style: style)
    let fits = try Self.fitting(maximumWidth)
    let lines: [TextLine]
    let gaps: [TextGap]
    if numberOfLines == 1 {
      let found = try line(
        text, direction: TextDirection(of: text, otherwise: surrounding), truncation: truncation,
        fits: fits, metrics: metrics, style: style, &shaper)
      (lines, gaps) = ([found.line], found.gaps)
    } else {
      let wrapped = try LineWrapper(
        text, style: style, surrounding: surrounding, truncation: truncation,
        limit: numberOfLines == 0 ? .max : numberOfLines, fits: fits
      ).lines(&shaper)
      lines = wrapped.map { line in
        TextLine(
          line.shaped, isTruncated: line.isTruncated, direction: line.direction, metrics: metrics,
          style: style)
      }
      var known: Set<TextGap> = []
      gaps = wrapped.flatMap { $0.shaped?.gaps ?? [] }.filter { known.insert($0).inserted }
    }
    return (
      TextBlock(lines: lines, metrics: metrics), selection.warnings + gaps.map(\.warning)
    )
  }

  /// The vertical measures of a style: those of its first face, whatever is written in it.
  ///
  /// - Throws: `TextError` for an invalid style and for a font that cannot be used.
  package func metrics(for style: TextStyle) throws(TextError) -> FontMetrics {
    FontMetrics(try start(style).selection.primary.font, style: style)
  }

  /// Checks a style and finds its faces.
  private func start(
    _ style: TextStyle
  ) throws(TextError) -> (selection: FontSelection, shaper: LineShaper) {
    try style.validate()
    let selection = try fonts.faces(for: style.families, weight: style.weight)
    let cascade = FontCascade(selection, library: fonts, weight: style.weight)
    return (selection, LineShaper(cascade, style: style))
  }

  /// Whether a width has room; everything has where there is no limit.
  private static func fitting(_ limit: Double?) throws(TextError) -> (Double) -> Bool {
    guard let limit else { return { _ in true } }
    guard !limit.isNaN else {
      throw .invalidMeasure(name: "the width of a line", value: limit, minimum: 0)
    }
    return { $0 <= limit + tolerance }
  }
}
