import TesseraGraphics
import TesseraTheme

/// How far a token's colour must move for a text or icon to be seen.
///
/// Only lightness moves, in OKLCH, so that the colour stays the one that the designer chose.
enum ColorAdvice {
  /// Says to which colour a token must be darkened or lightened.
  ///
  /// - Parameters:
  ///   - legibility: What cannot be seen well enough.
  ///   - ratio: The contrast that it needs.
  ///   - trace: Where its colour comes from.
  /// - Returns: The advice; nil where the token's lightness alone does not decide.
  static func text(
    for legibility: Legibility, ratio: Double, trace: TokenTrace
  ) -> String? {
    guard case .color(let literal) = trace.deciding.value,
      let drawn = paint(of: legibility.item),
      literal.withAlpha(1).hexText == drawn.withAlpha(1).hexText,
      result(drawn, on: legibility.ground) == Pixel(legibility.color)
    else { return nil }
    let isDarker =
      legibility.color.relativeLuminance <= legibility.ground.relativeLuminance
    for end in isDarker ? [0.0, 1] : [1.0, 0] {
      if let color = nearest(
        to: literal, towards: end,
        where: { candidate in
          let seen = result(candidate.withAlpha(drawn.alpha), on: legibility.ground)
          return seen.shown.contrast(with: legibility.ground) >= ratio
        })
      {
        let verb = end == 0 ? "darken" : "lighten"
        return "\(verb) `\(trace.deciding.path)` to at least \(color.withAlpha(1).hexText)"
      }
    }
    return nil
  }

  /// The one colour that an item is painted with.
  private static func paint(of item: DisplayItem) -> Color? {
    switch item.drawing {
    case .fill(_, _, .color(let color)), .stroke(_, _, .color(let color)),
      .text(_, .color(let color)):
      color
    default: nil
    }
  }

  private static func result(_ color: Color, on ground: Color) -> Pixel {
    Pixel(color).over(Pixel(ground))
  }

  /// The colour nearest in lightness that is good, from a colour to black (0) or white (1).
  private static func nearest(
    to color: Color, towards end: Double, where isGood: (Color) -> Bool
  ) -> Color? {
    var candidate = color.converted(to: .oklch)
    func at(_ lightness: Double) -> Color {
      candidate.c1 = lightness
      // Rounded to bytes first: what is offered is what must be good.
      return Color.parseHex(candidate.withAlpha(1).hexText) ?? candidate
    }
    var bad = min(max(candidate.c1, 0), 1)
    var good = end
    guard isGood(at(good)) else { return nil }
    for _ in 0..<16 {
      let middle = (good + bad) / 2
      if isGood(at(middle)) { good = middle } else { bad = middle }
    }
    return at(good)
  }
}
