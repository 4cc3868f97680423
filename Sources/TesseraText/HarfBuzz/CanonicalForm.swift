internal import CHarfBuzz

/// Canonical composition of two scalars and its inverse, as HarfBuzz uses them on its own.
enum CanonicalForm {
  /// The one scalar that equals `first` followed by `second`; nil when there is none.
  static func composed(_ first: UInt32, _ second: UInt32) -> UInt32? {
    var result: hb_codepoint_t = 0
    // Invariant: the default functions are never freed; the result is a local variable.
    return unsafe hb_unicode_compose(hb_unicode_funcs_get_default(), first, second, &result) != 0
      ? result : nil
  }

  /// The one or two scalars that a scalar equals; nil when it cannot be taken apart.
  static func decomposed(_ scalar: UInt32) -> (first: UInt32, second: UInt32?)? {
    var first: hb_codepoint_t = 0
    var second: hb_codepoint_t = 0
    // Invariant: the default functions are never freed; the results are local variables.
    guard
      unsafe hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar, &first, &second) != 0
    else { return nil }
    return (first, second == 0 ? nil : second)
  }
}
