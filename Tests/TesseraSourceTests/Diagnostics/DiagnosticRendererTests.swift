import TesseraSource
import Testing

@Suite struct DiagnosticRendererTests {
  private let plain = DiagnosticRenderer(color: false)

  @Test("A finding with everything has head, frame, notes and help")
  func everything() {
    let text = SourceText(
      path: "a/b.tokens.json", bytes: Array("{\n  a: \"{b.c}\",\n  d: 1,\n}".utf8))
    let diagnostic = Diagnostic(
      .error, code: "T0202", at: text.location(of: 8..<13), mode: "dark, high contrast",
      "no token is named {b.c}",
      notes: [
        .init("the group begins here", at: text.location(of: 0..<1)),
        .init("nothing else has this name"),
        .init("the whole file", at: SourceLocation(path: "c.json")),
      ], help: "did you mean {b.d}?")
    #expect(
      plain.text(for: diagnostic) == """
        tessera: a/b.tokens.json:2:7: error T0202: no token is named {b.c} (in the mode dark, high contrast)
          2 |   a: "{b.c}",
            |       ^^^^^
          note: a/b.tokens.json:1:1: the group begins here
            1 | {
              | ^
          note: nothing else has this name
          note: c.json: the whole file
          help: did you mean {b.d}?
        """)
  }

  @Test(
    "The head has only what there is",
    arguments: [
      (Diagnostic(.error, "it failed"), "tessera: error: it failed"),
      (
        Diagnostic(.warning, code: "T0501", "a role is missing"),
        "tessera: warning T0501: a role is missing"
      ),
      (
        Diagnostic(.note, at: SourceLocation(path: "x.png"), "it is new"),
        "tessera: x.png: note: it is new"
      ),
      (
        Diagnostic(.error, mode: "dark", "it failed"),
        "tessera: error: it failed (in the mode dark)"
      ),
    ])
  func head(diagnostic: Diagnostic, expected: String) {
    #expect(plain.text(for: diagnostic) == expected)
  }

  @Test("Lines of a note or help behind the first are indented")
  func lines() {
    let diagnostic = Diagnostic(.error, "no", notes: [.init("one\ntwo")], help: "three\nfour")
    #expect(
      plain.text(for: diagnostic) == """
        tessera: error: no
          note: one
                two
          help: three
                four
        """)
  }

  /// A line, the range of the finding in it, and the two lines of its frame.
  typealias Frame = (line: String, place: Range<Int>, source: String, carets: String)

  @Test(
    "The caret stands under its place by display width",
    arguments: [
      ("abc", 1..<2, "abc", " ^"),
      ("abc", 3..<3, "abc", "   ^"),
      ("", 0..<0, "", "^"),
      ("\ta\tb", 3..<4, "    a   b", "        ^"),
      ("\t\tab", 2..<4, "        ab", "        ^^"),
      ("中文: x", 8..<9, "中文: x", "      ^"),
      ("中文", 3..<6, "中文", "  ^^"),
      ("ｆｕｌｌ x", 13..<14, "ｆｕｌｌ x", "         ^"),
      ("한글 x", 7..<8, "한글 x", "     ^"),
      ("e\u{301}e\u{301}x", 6..<7, "e\u{301}e\u{301}x", "  ^"),
      ("👩‍👩‍👧🎨x", 22..<23, "👩‍👩‍👧🎨x", "    ^"),
      ("🇩🇪x", 8..<9, "🇩🇪x", "  ^"),
      ("☎\u{FE0F}☎x", 9..<10, "☎\u{FE0F}☎x", "   ^"),
      ("ｶﾅx", 6..<7, "ｶﾅx", "  ^"),
      ("\u{200B}x", 3..<4, "\u{200B}x", "^"),
      // Right-to-left text, with points, in the order of the file.
      ("שָׁלוֹם x", 15..<16, "שָׁלוֹם x", "     ^"),
      ("\"عَرَبِيّ\": x", 20..<21, "\"عَرَبِيّ\": x", "        ^"),
      // Letters that join, and marks beside a letter, take columns of their own.
      ("क्षि x", 13..<14, "क्षि x", "    ^"),
      ("\u{1100}\u{1161}\u{11A8}x", 9..<10, "\u{1100}\u{1161}\u{11A8}x", "  ^"),
      ("1\u{FE0F}\u{20E3}x", 7..<8, "1\u{FE0F}\u{20E3}x", "  ^"),
    ] as [Frame])
  func caret(frame: Frame) {
    let location = SourceText(frame.line).location(of: frame.place)
    let lines = Self.frame(of: plain.text(for: Diagnostic(.error, at: location, "x")))
    #expect(lines == ["  1 | " + frame.source, "    | " + frame.carets])
  }

  @Test("A place over several lines is marked to the end of its first, and that it goes on")
  func severalLines() {
    let location = SourceText("{a: [1,\n  2]}").location(of: 4..<12)
    let lines = Self.frame(of: plain.text(for: Diagnostic(.error, at: location, "x")))
    #expect(lines == ["  1 | {a: [1,", "    |     ^^^…"])
  }

  @Test("The gutter is as wide as the line's number")
  func gutter() {
    let location = SourceText(String(repeating: "\n", count: 1233) + "abc").location(
      of: 1234..<1235)
    let lines = Self.frame(of: plain.text(for: Diagnostic(.error, at: location, "x")))
    #expect(lines == ["  1234 | abc", "       |  ^"])
  }

  @Test(
    "Of a long line a window around the place is shown",
    arguments: [0, 5, 29, 30, 31, 150, 249, 50_000, 99_990, 99_999])
  func window(offset: Int) throws {
    let count = offset < 250 ? 250 : 100_000
    var bytes = [UInt8](repeating: UInt8(ascii: "."), count: count)
    bytes[offset] = UInt8(ascii: "X")
    let location = SourceText(path: "t", bytes: bytes).location(of: offset..<offset + 1)
    let lines = Self.frame(of: plain.text(for: Diagnostic(.error, at: location, "x")))
    let source = lines[0].dropFirst(6)
    let carets = lines[1].dropFirst(6)
    #expect(source.count <= 102)
    let column = try #require(carets.firstIndex(of: "^"))
    let distance = carets.distance(from: carets.startIndex, to: column)
    #expect(source[source.index(source.startIndex, offsetBy: distance)] == "X")
    #expect(carets.count { $0 == "^" } == 1)
    #expect(source.hasPrefix("…") == (offset > 30))
    #expect(source.hasSuffix("…") == (count - offset > 70))
  }

  @Test("A place that leaves the window is marked as far as it is shown, and that it goes on")
  func windowSpan() {
    let line = String(repeating: "x", count: 300)
    let location = SourceText(line).location(of: 100..<300)
    let lines = Self.frame(of: plain.text(for: Diagnostic(.error, at: location, "x")))
    #expect(lines[1].count == lines[0].count)
    #expect(lines[1].hasSuffix("^…"))
  }

  @Test("The window of a long line is measured in columns, so that wide characters are fewer")
  func wideWindow() {
    let line = String(repeating: "中", count: 150) + "X" + String(repeating: "🎨", count: 150)
    let location = SourceText(line).location(of: 450..<451)
    let lines = Self.frame(of: plain.text(for: Diagnostic(.error, at: location, "x")))
    let shown = String(repeating: "中", count: 15) + "X" + String(repeating: "🎨", count: 34)
    #expect(lines == ["  1 | …\(shown)…", "    | " + String(repeating: " ", count: 31) + "^"])
  }

  @Test("Nothing in a file or its path can steer the terminal")
  func harmless() {
    let text = SourceText(
      path: "a\u{1B}]0;b\u{7}\nc", bytes: Array("\u{1B}[31m\u{202E}x\u{9B}\u{7F}".utf8))
    let diagnostic = Diagnostic(
      .error, at: text.location(of: 8..<9), mode: "\u{8}", "no \u{1B}[2J\ntessera: error: y",
      notes: [.init("\u{1B}c")], help: "\u{85}\u{2066}")
    let rendered = plain.text(for: diagnostic)
    #expect(
      rendered == """
        tessera: a\\u{1B}]0;b\\u{7}\\nc:1:7: error: no \\u{1B}[2J\\ntessera: error: y (in the mode \\u{8})
          1 | \\u{1B}[31m\\u{202E}x\\u{9B}\\u{7F}
            |                   ^
          note: \\u{1B}c
          help: \\u{85}\\u{2066}
        """)
  }

  @Test("Colours are added only when asked for, and change nothing else")
  func color() {
    let location = SourceText("abc").location(of: 1..<2)
    for severity in [Diagnostic.Severity.error, .warning, .note] {
      let diagnostic = Diagnostic(
        severity, code: "T0001", at: location, "x", notes: [.init("y", at: location)], help: "z")
      let colored = DiagnosticRenderer(color: true).text(for: diagnostic)
      #expect(colored.contains("\u{1B}["))
      #expect(Self.withoutColors(colored) == plain.text(for: diagnostic))
    }
    let error = DiagnosticRenderer(color: true).text(for: Diagnostic(.error, "x"))
    #expect(error == "\u{1B}[1mtessera:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mx\u{1B}[0m")
  }

  /// The two lines of the frame.
  private static func frame(of text: String) -> [String] {
    text.split(separator: "\n").dropFirst().map(String.init)
  }

  private static func withoutColors(_ text: String) -> String {
    text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
  }

  private typealias SourceLocation = TesseraSource.SourceLocation
}
