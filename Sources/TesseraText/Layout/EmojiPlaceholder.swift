import TesseraGraphics

/// The box that stands for an emoji: outlined, with round corners, as large as the emoji would be.
///
/// It is drawn like a glyph, in the text's colour, so that it shows where the emoji is without being
/// taken for the square box of a missing glyph. All lengths are in ems.
enum EmojiPlaceholder {
  /// Width that it takes up in a line.
  static let advance = 1.125

  /// The outline with its origin on the baseline, y down; to be filled by the non-zero rule.
  static let outline: Path = {
    let outer = RoundedRectangle(Rect(0.1, -0.8, 0.925, 0.925), radius: 0.24)
    // Mirrored, the inner outline runs the other way and cuts a hole.
    let mirror = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * outer.rect.midX, ty: 0)
    var path = outer.path
    path.append(outer.inset(by: 0.07).path.transformed(by: mirror))
    return path
  }()
}
