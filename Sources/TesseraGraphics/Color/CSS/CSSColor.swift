/// A colour as CSS Color 4 writes it: hex digits, a name, or one of the functions.
///
/// ## Guarantees
/// There are three components and an alpha, in the ranges that CSS cuts them to; hues are in degrees
/// 0…360. What is nil was written as `none`.
package struct CSSColor: Hashable, Sendable {
  /// The space of the components, in DTCG's ranges.
  package let space: ColorSpace
  /// The three components; nil for `none`.
  package let components: [Double?]
  /// The opacity 0…1; nil for `none`.
  package let alpha: Double?

  init(_ space: ColorSpace, _ components: [Double?], alpha: Double?) {
    self.space = space
    // Whiteness and blackness of more than 100 together are a grey of their proportion.
    if space == .hwb, let white = components[1], let black = components[2], white + black > 100 {
      let sum = white + black
      self.components = [components[0], white / sum * 100, black / sum * 100]
    } else {
      self.components = components
    }
    self.alpha = alpha
  }

  /// Reads the text of a colour; white space around it does not count.
  ///
  /// - Throws: ``CSSColorError`` for anything that is no colour by itself.
  package init(_ text: String) throws(CSSColorError) {
    var parser = CSSColorParser(text)
    self = try parser.color()
  }

  /// The colour as it is shown: `none` counts as 0.
  package var color: Color {
    Color(
      space, components[0] ?? 0, components[1] ?? 0, components[2] ?? 0, alpha: alpha ?? 0)
  }
}
