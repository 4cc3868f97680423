/// Why a text is no colour of CSS.
package enum CSSColorError: Error, Hashable {
  /// A word that names no colour.
  case unknownName(String)
  /// A function that makes no colour.
  case unknownFunction(String)
  /// A space that `color()` does not have.
  case unknownSpace(String)
  /// A word whose colour depends on where it stands, such as `currentcolor`.
  case dependent(String)
  /// Anything else; the reason is a sentence's part: "`rgb()` has three components, not 2".
  case malformed(String)
}
