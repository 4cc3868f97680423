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

  /// Some grapheme clusters, a scalar as one of its own, and some more.
  package func joined(_ head: Range<Int>, _ mark: UInt32, _ tail: Range<Int>) -> LineText {
    var scalars: [UInt32] = []
    var boundaries = [0]
    func append(_ cluster: ArraySlice<UInt32>) {
      scalars += cluster
      boundaries.append(scalars.count)
    }
    head.forEach { append(cluster($0)) }
    append([mark])
    tail.forEach { append(cluster($0)) }
    return LineText(scalars: scalars, boundaries: boundaries)
  }

  /// Some grapheme clusters as a text of their own.
  func slice(_ clusters: Range<Int>) -> LineText {
    let start = boundaries[clusters.lowerBound]
    return LineText(
      scalars: Array(scalars[start..<boundaries[clusters.upperBound]]),
      boundaries: boundaries[clusters.lowerBound...clusters.upperBound].map { $0 - start })
  }

  /// Whether grapheme cluster `index` begins with white space.
  func isWhitespace(_ index: Int) -> Bool {
    Unicode.Scalar(scalars[boundaries[index]])?.properties.isWhitespace ?? false
  }

  /// Whether grapheme cluster `index` is white space that needs no room where a line ends behind it.
  func hangs(_ index: Int) -> Bool {
    // The three spaces that no line may end at keep their room at the end of a text.
    isWhitespace(index) && ![0xA0, 0x2007, 0x202F].contains(scalars[boundaries[index]])
  }

  private static let space: UInt32 = 0x20

  /// What is drawn for a scalar: a space for the controls and for the two separators.
  private static func drawn(_ scalar: Unicode.Scalar) -> UInt32 {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: space
    default: scalar.value
    }
  }
}
