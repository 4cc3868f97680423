import TesseraGraphics
import TesseraTheme

/// How far a token's colour must move for a text or icon to be seen.
///
/// Only lightness moves, in OKLCH, so that the colour stays the one that the designer chose. A colour is
/// offered only where it is good for everything that the token's text or icon is seen on, in all
/// states and modes: else the next finding would ask for the opposite.
enum ColorAdvice {
  /// Where a token gives a text or icon its colour, and the contrast that this needs; many texts in many
  /// states and modes come to the same.
  struct Use: Hashable {
    /// What lies under the text or icon.
    private let ground: Color
    /// The opacity that the colour is drawn with.
    private let alpha: Double
    /// The ratio.
    private let needed: Double

    /// The use of a colour by a text or icon; nil for one that is not painted in one colour.
    init?(_ legibility: Legibility, needed: Double) {
      guard let drawn = ColorAdvice.paint(of: legibility.item) else { return nil }
      ground = legibility.ground
      alpha = drawn.alpha
      self.needed = needed
    }

    /// Whether a colour in place of the token's would be seen well enough.
    fileprivate func isGood(_ candidate: Color) -> Bool {
      let seen = result(candidate.withAlpha(alpha), on: ground)
      return seen.shown.contrast(with: ground) >= needed
    }
  }

  /// Says to which colour a token must be darkened or lightened, or what else to change.
  ///
  /// - Parameters:
  ///   - legibility: What cannot be seen well enough.
  ///   - needed: The contrast that it needs.
  ///   - trace: Where its colour comes from.
  ///   - uses: All that the same token colours.
  ///   - ground: The token that colours what lies under it.
  /// - Returns: The advice; nil where the token's lightness alone does not decide.
  static func text(
    for legibility: Legibility, needed: Double, trace: TokenTrace, among uses: Set<Use>,
    ground: Token?
  ) -> String? {
    guard let use = Use(legibility, needed: needed),
      case .color(let literal) = trace.deciding.value,
      let drawn = paint(of: legibility.item),
      literal.withAlpha(1).hexText == drawn.withAlpha(1).hexText,
      result(drawn, on: legibility.ground) == Pixel(legibility.color)
    else { return nil }
    let path = trace.deciding.path
    let isDarker =
      legibility.color.relativeLuminance <= legibility.ground.relativeLuminance
    let ends = isDarker ? [0.0, 1] : [1.0, 0]
    for end in ends {
      if let color = nearest(
        to: literal, towards: end, where: { candidate in uses.allSatisfy { $0.isGood(candidate) } })
      {
        let (verb, further) = end == 0 ? ("darken", "darker") : ("lighten", "lighter")
        return "\(verb) `\(path)` to \(color.withAlpha(1).hexText) or \(further)"
      }
    }
    guard ends.contains(where: { nearest(to: literal, towards: $0, where: use.isGood) != nil })
    else { return nil }
    let alone = "no lightness of `\(path)` is enough in all its states and modes; "
    return alone
      + (ground.map { "change `\($0.path)` under it" } ?? "give this one a colour of its own")
  }

  /// The one colour that an item is painted with.
  fileprivate static func paint(of item: DisplayItem) -> Color? {
    switch item.drawing {
    case .fill(_, _, .color(let color)), .stroke(_, _, .color(let color)),
      .text(_, .color(let color)):
      color
    default: nil
    }
  }

  fileprivate static func result(_ color: Color, on ground: Color) -> Pixel {
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
