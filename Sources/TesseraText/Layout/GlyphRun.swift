/// Neighbouring glyphs of a line in one face and one direction.
package struct GlyphRun: Hashable, Sendable {
  /// Where the outlines come from.
  package let face: FontFace
  /// Edge of the em square in pixels.
  package let size: Double
  /// Direction in which the run is read.
  package let direction: TextDirection
  /// What is made up in drawing that the face lacks.
  package let synthesis: FontSynthesis
  /// Whether a box is drawn instead of the glyphs, for an emoji.
  package let isPlaceholder: Bool
  /// The glyphs from left to right.
  package let glyphs: [Glyph]
}
