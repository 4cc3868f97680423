/// One glyph of a line, placed.
package struct Glyph: Hashable, Sendable {
  /// Number of the glyph in its face; 0 is the box for a missing glyph.
  package let id: UInt32
  /// Distance in pixels from the left end of the line to the glyph's origin, to the right.
  package let x: Double
  /// Distance in pixels from the baseline to the glyph's origin, y **down**; 0 for most.
  package let y: Double
  /// Width in pixels that the glyph takes up in the line, letter spacing included.
  package let advance: Double
  /// Index, in the Unicode scalars of the line's text, of the first one that the glyph stands for.
  package let cluster: Int
}
