internal import TesseraGraphics

/// CSS hex colours (CSS Color 4, section 5.2) in the three forms that a theme may use.
enum HexNotation {
  /// The colour of `#rgb`, `#rrggbb` or `#rrggbbaa`, nil for any other text.
  static func color(_ text: String) -> Color? {
    text.utf8.count == 5 ? nil : Color.parseHex(text)
  }

  /// Whether the text is `#rgb` or `#rrggbb`.
  static func isOpaque(_ text: String) -> Bool {
    [4, 7].contains(text.utf8.count) && Color.parseHex(text) != nil
  }
}
