/// A section of a flow, along the main axis: header, inset, lines, inset, footer.
struct FlowSection: Sendable {
  /// Where it begins along the main axis.
  let start: Double
  /// The header's extent; 0 is none.
  let header: Double
  /// The footer's extent; 0 is none.
  let footer: Double
  /// The insets before and after the lines.
  let insets: (start: Double, end: Double)
  /// The lines.
  let lines: any FlowLines
  /// How many lines all sections before have.
  let firstLine: Int

  /// Where the lines begin.
  var linesStart: Double { start + header + insets.start }
  /// Where the footer begins.
  var footerStart: Double { linesStart + lines.mainExtent + insets.end }
  /// Where the section ends.
  var end: Double { footerStart + footer }
}
