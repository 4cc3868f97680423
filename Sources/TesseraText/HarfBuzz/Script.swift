internal import CHarfBuzz

/// A script of the Unicode standard, by the number that HarfBuzz makes of its ISO 15924 code.
package struct Script: Hashable, Sendable {
  /// The four letters of the code in ASCII, the first one highest.
  package let tag: UInt32

  /// Used by many scripts: digits, spaces, most punctuation.
  static let common = Script(tag: Tag.number("Zyyy"))
  /// That of the scalar before: combining marks.
  static let inherited = Script(tag: Tag.number("Zinh"))

  /// Whether a scalar of this script goes along with its neighbours.
  var isShared: Bool { self == .common || self == .inherited }

  /// The `Script` property of a scalar, from HarfBuzz's tables: Swift's have none.
  package init(of scalar: UInt32) {
    // Invariant: the default functions are HarfBuzz's own, immutable and never freed.
    tag = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar).rawValue
  }

  private init(tag: UInt32) {
    self.tag = tag
  }

  /// The script in which to shape each grapheme cluster of a line.
  ///
  /// A cluster has the first script in it that is not shared. One of shared scalars only takes the
  /// script before it, at the start of the text the first one behind it; a text without any stays
  /// common. A closing bracket takes what its opening one got, so that a foreign word between
  /// brackets does not carry its script out of them (Unicode Standard Annex 24, section 5.1).
  package static func resolved(_ text: LineText) -> [Script] {
    let own = (0..<text.count).map { text.cluster($0).map(Script.init(of:)).first { !$0.isShared } }
    var current = own.lazy.compactMap(\.self).first ?? .common
    var open: [(closing: UInt32, script: Script)] = []
    return own.enumerated().map { index, script in
      let scalar = text.scalars[text.boundaries[index]]
      if let script {
        current = script
      } else if let closing = closingBracket(of: scalar) {
        if open.count == deepestBrackets { open.removeFirst() }
        open.append((closing, current))
      } else if let match = open.lastIndex(where: { $0.closing == scalar }) {
        current = open[match].script
        open.removeSubrange(match...)
      }
      return current
    }
  }

  /// Opening brackets remembered at once, the number that Unicode's bidi algorithm takes.
  private static let deepestBrackets = 63

  /// The bracket that closes an opening one; nil for any other scalar.
  private static func closingBracket(of scalar: UInt32) -> UInt32? {
    guard Unicode.Scalar(scalar)?.properties.generalCategory == .openPunctuation else { return nil }
    // Invariant: the default functions are HarfBuzz's own, immutable and never freed.
    let mirrored = unsafe hb_unicode_mirroring(hb_unicode_funcs_get_default(), scalar)
    return mirrored == scalar ? nil : mirrored
  }
}
