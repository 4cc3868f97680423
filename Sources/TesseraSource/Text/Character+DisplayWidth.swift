extension Character {
  /// The number of terminal columns that the cluster takes.
  ///
  /// An emoji in its emoji form, a keycap and a flag take two (UTS #51). In other clusters each scalar
  /// counts, as terminals count: two for East Asian Wide and Fullwidth (UAX #11), none for marks above
  /// or below and for format characters, one for letters and marks beside them.
  var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isASCII, unicodeScalars.count == 1 { return 1 }
    if unicodeScalars.contains("\u{FE0F}"), first.properties.isEmoji { return 2 }
    if first.isRegionalIndicator { return unicodeScalars.count > 1 ? 2 : 1 }
    // What joins a wide character changes its form, not its width.
    if first.properties.isEmojiPresentation || first.isEastAsianWide { return 2 }
    return unicodeScalars.reduce(0) { $0 + $1.displayWidth }
  }
}

extension Unicode.Scalar {
  /// The number of terminal columns that the scalar takes in a cluster that does not begin wide.
  fileprivate var displayWidth: Int {
    if isASCII { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isEastAsianWide ? 2 : 1
    }
  }

  /// Whether the scalar is one of the 26 letters of flags.
  fileprivate var isRegionalIndicator: Bool { 0x1F1E6...0x1F1FF ~= value }

  /// Whether the scalar's East_Asian_Width is W or F, emoji apart (Unicode 16, UAX #11).
  ///
  /// Whole blocks, unassigned code points included, as the annex recommends for ideographs.
  fileprivate var isEastAsianWide: Bool {
    switch value {
    case 0x1100...0x115F,  // Hangul Jamo, leading consonants
      0x2329...0x232A,  // angle brackets
      0x2630...0x2637, 0x268A...0x268F,  // trigrams, monograms and digrams
      0x2E80...0x303E, 0x3041...0x33FF,  // radicals to CJK compatibility
      0x3400...0x4DBF, 0x4DC0...0x4DFF, 0x4E00...0x9FFF,  // ideographs, hexagrams
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,  // Yi, Hangul
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,  // compatibility and small forms
      0xFF01...0xFF60, 0xFFE0...0xFFE6,  // fullwidth forms
      0x16FE0...0x16FFF, 0x17000...0x18DFF,  // Tangut, Khitan, Nushu marks
      0x1AFF0...0x1B2FF, 0x1D300...0x1D35F, 0x1D360...0x1D37F,  // kana extensions, Tai Xuan Jing
      0x1F200...0x1F265,  // enclosed ideographs
      0x20000...0x2FFFD, 0x30000...0x3FFFD:  // ideographs of planes 2 and 3
      true
    default: false
    }
  }
}
