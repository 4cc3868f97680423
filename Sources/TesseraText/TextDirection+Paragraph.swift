extension TextDirection {
  /// Creates the natural direction of a text: that of its first strong character, as UIKit takes it
  /// (Unicode Standard Annex 9, rules P2 and P3), or the surrounding one where it has none.
  ///
  /// The layout's direction decides at which edge a text stands; its own decides on which side its
  /// full stop and its ellipsis come.
  package init(of text: String, otherwise surrounding: TextDirection) {
    self = Bidi.direction(of: text.unicodeScalars.map(\.value)) ?? surrounding
  }
}
