package import TesseraGraphics

/// Lines of text below each other, ready to be drawn.
///
/// All lengths are in the unit of the style's size, y down from the top of the first line's box.
package struct TextBlock: Hashable, Sendable {
  /// The lines from the top; at least one.
  package let lines: [TextLine]
  /// The vertical measures of the style's first face, which all lines have.
  package let metrics: FontMetrics

  /// Takes over lines; at least one.
  init(lines: [TextLine], metrics: FontMetrics) {
    precondition(!lines.isEmpty, "a text has a line")
    self.lines = lines
    self.metrics = metrics
  }

  /// Width of the widest line, and the heights of all lines' boxes.
  package var size: Size {
    Size(lines.map(\.width).max() ?? 0, Double(lines.count) * metrics.lineHeight)
  }

  /// The first line's baseline; what its box has beyond the font's height is above and below alike.
  package var firstBaseline: Double {
    (metrics.lineHeight - metrics.ascent - metrics.descent) / 2 + metrics.ascent
  }

  /// The last line's baseline.
  package var lastBaseline: Double {
    firstBaseline + Double(lines.count - 1) * metrics.lineHeight
  }

  /// Whether something of the text was left out.
  package var isTruncated: Bool { lines.contains(where: \.isTruncated) }
}
