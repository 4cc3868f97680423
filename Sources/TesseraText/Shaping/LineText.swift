/// The scalars of one line of text and where its grapheme clusters begin.
///
/// A line has no line breaks and no control characters: each becomes a space, CR LF one space, as
/// both would else be drawn as missing glyphs.
package struct LineText: Hashable, Sendable {
  /// The scalars, controls replaced.
  package let scalars: [UInt32]
  /// Index of the first scalar of each grapheme cluster, and at the end the number of scalars.
  package let boundaries: [Int]

  /// Number of grapheme clusters.
  package var count: Int { boundaries.count - 1 }

  /// Splits a text; linear in its length.
  ///
  /// - Throws: `TextError.textTooLong` beyond `TextLimits.scalars`.
  package init(_ text: String) throws(TextError) {
    guard text.unicodeScalars.count <= TextLimits.scalars else {
      throw .textTooLong(scalars: text.unicodeScalars.count)
    }
    var scalars: [UInt32] = []
    var boundaries = [0]
    for character in text {
      // Scalars are compared, not characters: that would bring each into canonical form first.
      let isLineEnd = character.unicodeScalars.first == "\r"
      scalars += isLineEnd ? [Self.space] : character.unicodeScalars.map(Self.drawn)
      boundaries.append(scalars.count)
    }
    self.scalars = scalars
    self.boundaries = boundaries
  }

  private init(scalars: [UInt32], boundaries: [Int]) {
    self.scalars = scalars
    self.boundaries = boundaries
  }

  /// The scalars as a string.
  package var string: String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
    return String(result)
  }

  /// The scalars of grapheme cluster `index`.
  func cluster(_ index: Int) -> ArraySlice<UInt32> {
    scalars[boundaries[index]..<boundaries[index + 1]]
  }

  /// The first `count` grapheme clusters without the white space at their end, then an ellipsis.
  package func truncated(to count: Int) -> LineText {
    var kept = count
    while kept > 0, isWhitespace(kept - 1) { kept -= 1 }
    let end = boundaries[kept]
    return LineText(
      scalars: scalars[..<end] + [Self.ellipsis], boundaries: boundaries[...kept] + [end + 1])
  }

  /// The next greater number of grapheme clusters than `count` whose last one is no white space.
  func visibleCount(after count: Int) -> Int? {
    (count..<max(count, self.count)).first { !isWhitespace($0) }.map { $0 + 1 }
  }

  /// Whether grapheme cluster `index` begins with white space.
  private func isWhitespace(_ index: Int) -> Bool {
    Unicode.Scalar(scalars[boundaries[index]])?.properties.isWhitespace ?? false
  }

  private static let space: UInt32 = 0x20
  private static let ellipsis: UInt32 = 0x2026

  /// What is drawn for a scalar: a space for the controls and for the two separators.
  private static func drawn(_ scalar: Unicode.Scalar) -> UInt32 {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: space
    default: scalar.value
    }
  }
}
