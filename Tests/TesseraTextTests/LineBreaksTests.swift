import TesseraSource
import TesseraText
import Testing

@Suite("LineBreaks")
struct LineBreaksTests {
  @Test(
    "lines may end behind spaces, hyphens and ideographs, and where Thai words end",
    arguments: [
      ("", []),
      ("a", [1]),
      ("one two", [4, 7]),
      ("one   two", [6, 9]),
      ("well-known", [5, 10]),
      ("第0个", [1, 2, 3]),
      ("你好。吗", [1, 3, 4]),
      ("“a” b", [4, 5]),
      ("a\u{A0}b", [3]),
      ("3.5 kg", [4, 6]),
      ("a\nb", [2, 3]),
      ("ภาษาไทย", [4, 7]),
      // A mark, a joiner and a modifier stay with what they stand on; two flags part.
      ("e\u{301} e", [3, 4]),
      ("👩\u{200D}👩 👍🏽", [4, 6]),
      ("🇩🇪🇫🇷", [2, 4]),
      ("\u{FFFC}\u{FFFF}", [1, 2]),
    ] as [(String, [Int])])
  func places(text: String, expected: [Int]) throws {
    #expect(try LineBreaks.places(in: text.unicodeScalars.map(\.value)) == expected)
  }

  @Test("what is no scalar ends no text early")
  func surrogates() throws {
    #expect(try LineBreaks.places(in: [0x61, 0xD800, 0x20, 0x62]) == [3, 4])
  }

  /// Debian's copy of the standard's own test, version 15.0.
  private static let file = "/usr/share/unicode/auxiliary/LineBreakTest.txt"

  /// Texts in which ICU 72 differs on purpose: CLDR keeps a hyphen at the beginning with the word
  /// behind it, and a full stop or comma with digits behind it (its rules 20.09 and 25).
  private static let tailored: Set<String> = [
    "-#", "-\u{308}#", "-§", "-\u{308}§", "-\u{50005}", "-\u{308}\u{50005}", "-ก", "-\u{308}ก",
    ",0", ",\u{308}0", "equals .35 cents", "a.2 ", "a.2 क", "a.2 本", "a.2\u{3000}本",
    "a.2\u{3000}ま", "a.2\u{3000}3", "a.2\u{3000}「", "A.1 못", "봤어. A.2 볼", "봐요. A.3 못", "요. A.4 못",
  ]

  @Test(
    "the standard's own test, but for what CLDR tailors",
    .enabled(if: SourceFile.exists(file), "Debian's package unicode-data is absent"))
  func conformance() throws {
    let bytes = try SourceFile.read(Self.file, limit: 16 << 20, what: "test file")
    var count = 0
    var differing: Set<String> = []
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }
      guard !words.isEmpty else { continue }
      var scalars: [UInt32] = []
      var expected: [Int] = []
      for word in words {
        switch word {
        case "×": break
        case "÷": expected.append(scalars.count)
        default: scalars.append(try #require(UInt32(word, radix: 16)))
        }
      }
      count += 1
      if try LineBreaks.places(in: scalars) != expected {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
        differing.insert(String(text))
      }
    }
    #expect(count == 7_654)
    // Strings that are equal in canonical form are one, as nowhere in the list.
    #expect(differing == Self.tailored)
  }
}
