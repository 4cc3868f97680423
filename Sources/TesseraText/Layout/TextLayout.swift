package import TesseraSource

// Text and style in → one placed line and warnings out. A pure function: the same arguments and
// fonts give the same line on every machine and every thread, since shaping is integer arithmetic in
// font units and pixels come of it by + − × ÷ alone. Hinting was rejected for that reason: it makes
// positions depend on the size, and a picture at @2x no longer is the picture at @1x.

/// Lays out single lines of text with the fonts of a library.
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
  ///   - maximumWidth: pixels; a wider text is cut off at its end, an ellipsis marks the place. A line
  ///     that has no room even for the ellipsis is empty. Nil does not cut.
  /// - Returns: the line, and a warning for each unknown family and for each scalar in the line that
  ///   no font has. The same warning comes back from every call that deserves it.
  /// - Throws: `TextError`: see its cases.
  package func line(
    _ text: String, style: TextStyle, direction: TextDirection, maximumWidth: Double? = nil
  ) throws(TextError) -> (line: TextLine, warnings: [Diagnostic]) {
    try style.validate()
    let source = try LineText(text)
    let selection = try fonts.faces(for: style.families, weight: style.weight)
    let cascade = FontCascade(selection, library: fonts, weight: style.weight)
    var shaper = LineShaper(cascade, style: style, direction: direction)

    let full = try shaper.shape(source)
    var drawn: (text: LineText, line: ShapedLine)? = (source, full)
    if let maximumWidth, !(full.width <= maximumWidth + Self.tolerance) {
      guard !maximumWidth.isNaN else {
        throw .invalidMeasure(name: "the width of a line", value: maximumWidth, minimum: 0)
      }
      drawn = try shaper.truncate(source, full: full) { $0 <= maximumWidth + Self.tolerance }
    }

    let runs = drawn?.line.runs ?? []
    let metrics = ([selection.primary] + runs.map(\.face)).map {
      FontMetrics($0.font, style: style)
    }
    let line = TextLine(
      text: drawn?.text.string ?? "", isTruncated: drawn?.text != source,
      width: drawn?.line.width ?? 0, ascent: metrics.map(\.ascent).max() ?? 0,
      descent: metrics.map(\.descent).max() ?? 0, direction: direction, runs: runs)
    return (line, selection.warnings + (drawn?.line.missing ?? []).map(Self.warning(forMissing:)))
  }

  /// The vertical measures of a style: those of its first face, whatever is written in it.
  ///
  /// - Throws: `TextError` for an invalid style and for a font that cannot be used.
  package func metrics(for style: TextStyle) throws(TextError) -> FontMetrics {
    try style.validate()
    let selection = try fonts.faces(for: style.families, weight: style.weight)
    return FontMetrics(selection.primary.font, style: style)
  }

  /// What is said about a scalar that no face has.
  private static func warning(forMissing scalar: UInt32) -> Diagnostic {
    let digits = String(scalar, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let name = Unicode.Scalar(scalar)?.properties.name.map { " \($0)" } ?? ""
    return Diagnostic(
      .warning, "no font has \(code)\(name); a box stands for it",
      help: "pass a font that has it with --font FILE, or declare one under "
        + "$extensions.tessera.fonts")
  }
}
