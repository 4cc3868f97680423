/// A text that travels with a picture: a keyword and its value.
///
/// A PNG file has three chunks for texts (PNG specification, section 11.3.3). Which one is used
/// follows from the value: Latin-1 goes to tEXt, or to zTXt when compressed, everything else to iTXt.
package struct PNGText: Hashable, Sendable {
  /// The name of the text: 1 to 79 printable Latin-1 characters, spaces only single and inside.
  package let keyword: String
  /// The value: any characters but NUL, lines ended by LF.
  package let text: String
  /// Whether the value is stored deflated; never for an empty one.
  package let compressed: Bool

  /// Creates a text; what the keyword and the value may hold is checked where they are encoded.
  package init(keyword: String, text: String, compressed: Bool = false) {
    self.keyword = keyword
    self.text = text
    self.compressed = compressed && !text.isEmpty
  }
}

extension PNGText {
  /// The keyword in Latin-1, or nil where PNG does not allow it (specification, section 11.3.3.2).
  var latin1Keyword: [UInt8]? {
    guard let bytes = keyword.latin1, (1...79).contains(bytes.count),
      bytes.allSatisfy({ (32...126).contains($0) || $0 >= 161 })
    else { return nil }
    let space = UInt8(ascii: " ")
    let words = bytes.split(separator: space, omittingEmptySubsequences: false)
    return words.contains(where: \.isEmpty) ? nil : bytes
  }

  /// The value in Latin-1, or nil where a character has no defined meaning in a tEXt chunk.
  var latin1Value: [UInt8]? {
    guard let bytes = text.latin1 else { return nil }
    let lineFeed = UInt8(ascii: "\n")
    let isDefined = bytes.allSatisfy { (32...126).contains($0) || $0 >= 160 || $0 == lineFeed }
    return isDefined ? bytes : nil
  }
}
