import TesseraSource
import Testing

@Suite struct SourceTextTests {
  @Test(
    "Columns count grapheme clusters from 1, and every kind of line end ends a line",
    arguments: [
      ("abc", 1..<2, "1:2-1:3"),
      ("abc", 0..<0, "1:1-1:1"),
      ("abc", 3..<3, "1:4-1:4"),
      ("", 0..<0, "1:1-1:1"),
      ("\tb", 1..<2, "1:2-1:3"),
      ("a\nb", 2..<3, "2:1-2:2"),
      ("a\rb", 2..<3, "2:1-2:2"),
      ("a\r\nb", 3..<4, "2:1-2:2"),
      ("a\n\nb", 3..<4, "3:1-3:2"),
      ("a\r\r\n\n\rb", 6..<7, "5:1-5:2"),
      ("a\n", 2..<2, "2:1-2:1"),
      // A line end itself: behind the line's last cluster.
      ("ab\r\nc", 2..<2, "1:3-1:3"),
      ("ab\r\nc", 3..<3, "1:3-1:3"),
      ("ab\r\nc", 0..<5, "1:1-2:2"),
      // Wide characters, marks, emoji and flags are one column each.
      ("中文x", 6..<7, "1:3-1:4"),
      ("e\u{301}x", 3..<4, "1:2-1:3"),
      ("👩‍👩‍👧x", 18..<19, "1:2-1:3"),
      ("🇩🇪🇫🇷x", 16..<17, "1:3-1:4"),
      // Inside a cluster: the cluster's own place.
      ("e\u{301}x", 1..<3, "1:1-1:2"),
      ("e\u{301}x", 1..<1, "1:1-1:2"),
      ("e\u{301}x", 1..<2, "1:1-1:2"),
      ("中文x", 4..<5, "1:2-1:3"),
      // A byte order mark is no column.
      ("\u{FEFF}ab", 4..<5, "1:2-1:3"),
      ("\u{FEFF}ab", 0..<3, "1:1-1:1"),
    ] as [(String, Range<Int>, String)])
  func location(text: String, range: Range<Int>, expected: String) {
    #expect(SourceText(text).location(of: range).span == expected)
  }

  @Test("Bytes that are no UTF-8 count as one column each maximal subpart")
  func invalid() {
    let text = SourceText(path: "test", bytes: [0x61, 0xFF, 0xFE, 0xE4, 0xB8, 0x62, 0xC3])
    #expect(text.location(of: 1..<2).span == "1:2-1:3")
    #expect(text.location(of: 2..<3).span == "1:3-1:4")
    #expect(text.location(of: 5..<6).span == "1:5-1:6")
    #expect(text.location(of: 6..<7).span == "1:6-1:7")
    #expect(text.location(of: 0..<1).sourceLine == "a\u{FFFD}\u{FFFD}\u{FFFD}b\u{FFFD}")
  }

  @Test(
    "A location carries its line without the end",
    arguments: [
      (0, "one"), (3, "one"), (4, "one"), (5, "two"), (9, "t\u{E4}"), (13, ""),
    ])
  func sourceLine(offset: Int, line: String) {
    let text = SourceText("one\r\ntwo\nt\u{E4}\r")
    #expect(text.location(of: offset..<offset).sourceLine == line)
  }

  @Test("In a long line every column is that of counting from its start")
  func longLine() {
    let cells = ["a", "\"", ",", "é", "e\u{301}", "中", "👩‍👩‍👧", " ", "🇩🇪", "\t", ":", "\u{301}"]
    // A fixed sequence that mixes the cells, with ASCII pairs at every distance.
    var state: UInt32 = 7
    var line = ""
    while line.utf8.count < 20_000 {
      state = state &* 1_664_525 &+ 1_013_904_223
      line += cells[Int(state >> 16) % cells.count]
    }
    let text = SourceText("first\n\(line)\nlast")
    var offset = 6
    for (index, character) in line.enumerated() {
      let length = character.utf8.count
      let location = text.location(of: offset..<offset + length)
      let expected = "2:\(index + 1)-2:\(index + 2)"
      guard location.span == expected else {
        #expect(location.span == expected)
        return
      }
      offset += length
    }
    #expect(text.location(of: offset + 1..<offset + 5).span == "3:1-3:5")
  }

  @Test("Of a long line a location carries the part around it")
  func excerpt() throws {
    let text = SourceText(
      String(repeating: "x", count: 50_000) + "!" + String(repeating: "y", count: 50_000))
    let location = text.location(of: 50_000..<50_001)
    let excerpt = try #require(location.sourceLine)
    #expect(location.column == 50_001)
    #expect(excerpt.contains("x!y"))
    #expect(excerpt.utf8.count <= SourceLimits.excerpt + 2 * 1024)
    #expect(
      SourceText(String(repeating: "z", count: 4096)).location(of: 0..<1).sourceLine?.count == 4096)
  }

  @Test("A long line without any ASCII has columns too")
  func wideLine() {
    let text = SourceText(String(repeating: "中", count: 30_000))
    let location = text.location(of: 60_000..<60_003)
    #expect(location.span == "1:20001-1:20002")
    #expect(location.sourceLine?.utf8.count ?? 0 <= SourceLimits.excerpt)
    #expect(location.sourceLine?.first == "中")
  }

  @Test("The decoded text leaves out the byte order mark")
  func decoded() throws {
    #expect(try SourceText("\u{FEFF}a\u{E9}\n").decoded() == "a\u{E9}\n")
    #expect(try SourceText("").decoded() == "")
  }

  @Test(
    "Text that is no UTF-8 is not decoded, and the place is given",
    arguments: [
      ([0x61, 0x0A, 0x80], "2:1-2:2"),  // a continuation byte alone
      ([0xC0, 0xAF], "1:1-1:2"),  // an overlong form
      ([0xE0, 0x80, 0xAF], "1:1-1:2"),  // an overlong form of three bytes
      ([0xF0, 0x80, 0x80, 0xAF], "1:1-1:2"),  // an overlong form of four bytes
      ([0xED, 0xA0, 0x80], "1:1-1:2"),  // a surrogate
      ([0xF4, 0x90, 0x80, 0x80], "1:1-1:2"),  // above U+10FFFF
      ([0xF5, 0x80, 0x80, 0x80], "1:1-1:2"),  // no lead byte
      ([0x61, 0xE4, 0xB8], "1:2-1:3"),  // cut off
      ([0x61, 0xF0, 0x9F, 0x8E, 0x62], "1:2-1:3"),  // cut off by a letter
    ] as [([UInt8], String)])
  func notDecoded(bytes: [UInt8], place: String) {
    let error = #expect(throws: SourceError.self) {
      try SourceText(path: "a.txt", bytes: bytes).decoded()
    }
    #expect(error?.diagnostic.location?.span == place)
    #expect(error?.diagnostic.message == "these bytes are no UTF-8")
  }

  @Test("Every scalar at an edge of UTF-8 is decoded")
  func edges() throws {
    let edges =
      "\u{0}\u{7F}\u{80}\u{7FF}\u{800}\u{FFF}\u{1000}\u{CFFF}\u{D000}\u{D7FF}\u{E000}\u{FFFD}\u{FFFF}\u{10000}\u{3FFFF}\u{40000}\u{FFFFF}\u{100000}\u{10FFFF}"
    #expect(try SourceText(edges).decoded() == edges)
  }

  @Test("Two loads of a file are two texts")
  func identity() {
    let text = SourceText("a")
    #expect(text == text)
    #expect(text != SourceText("a"))
    #expect(Set([text, text, SourceText("a")]).count == 2)
  }

  @Test("A place says itself as path, line and column")
  func description() {
    #expect(SourceText("ab").location(of: 1..<2).description == "test:1:2")
    #expect(SourceLocation(path: "a/b.png").description == "a/b.png")
    #expect(SourceLocation(path: "a/b.png").sourceLine == nil)
  }

  private typealias SourceLocation = TesseraSource.SourceLocation

}
