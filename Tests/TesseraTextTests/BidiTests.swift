import Testing
import TesseraText

@Suite("Bidi")
struct BidiTests {
  @Test(
    "levels of single paragraphs",
    arguments: [
      ("abc", .leftToRight, [0, 0, 0]),
      ("abc", .rightToLeft, [2, 2, 2]),
      ("سلام", .leftToRight, [1, 1, 1, 1]),
      // Digits are read from left to right within the Arabic text.
      ("ا 12", .leftToRight, [1, 1, 2, 2]),
      ("ا 12", .rightToLeft, [1, 1, 2, 2]),
      ("a ا", .leftToRight, [0, 0, 1]),
      ("a ا", .rightToLeft, [2, 1, 1]),
      // White space at the end of the line stands on the paragraph's level (rule L1).
      ("ا  ", .leftToRight, [1, 0, 0]),
      ("a  ", .rightToLeft, [2, 1, 1]),
      // A pair of brackets takes one level (rule N0).
      ("a (ا) b", .leftToRight, [0, 0, 0, 1, 0, 0, 0]),
      ("", .leftToRight, []),
    ] as [(String, TextDirection, [UInt8])])
  func levels(text: String, direction: TextDirection, expected: [UInt8]) throws {
    let scalars = text.unicodeScalars.map(\.value)
    #expect(try Bidi.levels(of: scalars, direction: direction) == expected)
  }

  @Test(
    "visual order by rule L2",
    arguments: [
      ([], []),
      ([0, 0, 0], [0, 1, 2]),
      ([1, 1, 1], [2, 1, 0]),
      ([0, 1, 2, 1, 0], [0, 3, 2, 1, 4]),
      ([1, 2, 2, 1], [3, 1, 2, 0]),
      ([2, 1, 2], [2, 1, 0]),
      ([2, 4, 3, 2], [0, 2, 1, 3]),
      ([0, 2, 2, 0], [0, 1, 2, 3]),
    ] as [([UInt8], [Int])])
  func order(levels: [UInt8], expected: [Int]) {
    #expect(Bidi.visualOrder(levels) == expected)
  }
}
