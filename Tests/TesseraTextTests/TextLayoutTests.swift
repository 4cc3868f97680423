import TesseraGraphics
import TesseraSource
import TesseraText
import Testing

@Suite("TextLayout")
struct TextLayoutTests {
  @Test("Latin text: glyphs and advances as HarfBuzz's own tool has them")
  func latin() throws {
    let (line, warnings) = try DebianFonts.line("Hello")
    #expect(line.glyphs == [43, 72, 79, 79, 82])
    #expect(line.advances == [1_540, 1_260, 569, 569, 1_253])
    #expect(line.clusters == [0, 1, 2, 3, 4])
    #expect(line.runs.flatMap { $0.glyphs.map(\.x) } == [0, 1_540, 2_800, 3_369, 3_938])
    #expect(line.width == 5_191)
    #expect(line.ascent == 1_901)
    #expect(line.descent == 483)
    #expect(line.text == "Hello")
    #expect(!line.isTruncated)
    #expect(warnings.isEmpty)
  }

  @Test("pairs are kerned")
  func kerning() throws {
    let line = try DebianFonts.line("AVATAR").line
    #expect(line.advances == [1_270, 1_270, 1_242, 1_092, 1_401, 1_423])
  }

  @Test("lengths are in proportion to the size", arguments: [1.0, 13, 17, 34.5])
  func size(size: Double) throws {
    let line = try DebianFonts.line("Hello", size: size).line
    #expect(line.width == 5_191 * (size / 2_048))
    #expect(line.runs[0].size == size)
  }

  @Test("a heavier weight takes the bold face")
  func weight() throws {
    let line = try DebianFonts.line("Hello", weight: 600).line
    #expect(line.runs.map(\.face.path) == [DebianFonts.bold])
    #expect(line.glyphs == [43, 72, 79, 79, 82])
  }

  @Test("Arabic letters join, run from right to left, and the digits within do not")
  func arabic() throws {
    let line = try DebianFonts.line("سلام 123", direction: .rightToLeft).line
    // From the left: 1 2 3, space, meem alone, lam and alef as one, seen at the beginning.
    #expect(line.glyphs == [20, 21, 22, 3, 1390, 5366, 5293])
    #expect(line.clusters == [5, 6, 7, 4, 3, 1, 0])
    #expect(line.advances == [1_303, 1_303, 1_303, 651, 1_268, 1_222, 1_716])
    #expect(line.runs.map(\.direction) == [.leftToRight, .rightToLeft])
    #expect(line.direction == .rightToLeft)
  }

  @Test("right-to-left text between Latin words stands in the middle, turned round")
  func mixed() throws {
    let left = try DebianFonts.line("ab سلام cd").line
    #expect(left.clusters == [0, 1, 2, 6, 4, 3, 7, 8, 9])
    let right = try DebianFonts.line("ab سلام cd", direction: .rightToLeft).line
    #expect(right.clusters == [8, 9, 7, 6, 4, 3, 2, 0, 1])
    #expect(right.width == left.width)
  }

  @Test("brackets are mirrored in right-to-left text")
  func mirroring() throws {
    let glyph = try DebianFonts.line("(").line.glyphs
    let mirrored = try DebianFonts.line(")", direction: .rightToLeft).line.glyphs
    #expect(glyph == [11])
    #expect(mirrored == glyph)
  }

  @Test("Chinese comes from the fallback, the digit between from the first face")
  func chinese() throws {
    let line = try DebianFonts.line("第0个").line
    #expect(
      line.runs.map(\.face.family) == [
        "WenQuanYi Micro Hei", "DejaVu Sans", "WenQuanYi Micro Hei",
      ])
    #expect(line.glyphs == [13_531, 19, 2_009])
    #expect(line.advances == [2_048, 1_303, 2_048])
    #expect(line.clusters == [0, 1, 2])
    // The line box holds the larger face; the style's metrics do not change.
    #expect(line.ascent == 1_918)
  }

  @Test("a face that the style names comes before the built-in ones")
  func namedFallback() throws {
    let line = try DebianFonts.line("a第", families: ["WenQuanYi Micro Hei"]).line
    #expect(line.runs.map(\.face.family) == ["WenQuanYi Micro Hei", "WenQuanYi Micro Hei"])
  }

  @Test("a combining mark is composed with its base, or placed on it")
  func marks() throws {
    #expect(try DebianFonts.line("e\u{301}").line.glyphs == DebianFonts.line("é").line.glyphs)
    let line = try DebianFonts.line("q\u{30A}").line
    #expect(line.clusters == [0, 0])
    #expect(line.advances == [1_300, 0])
    #expect(line.runs[0].glyphs[1].x < line.width)
  }

  @Test("a mark stays with its base even where another face must be taken for both")
  func marksInFallback() throws {
    // WenQuanYi has neither the mark nor a composed letter, DejaVu has both parts.
    let line = try DebianFonts.line("q\u{30A}", families: ["WenQuanYi Micro Hei"]).line
    #expect(line.runs.map(\.face.family) == ["DejaVu Sans"])
    #expect(line.clusters == [0, 0])
  }

  @Test("joiners, direction marks and variation selectors need no glyph")
  func invisible() throws {
    let (line, warnings) = try DebianFonts.line("a\u{200D}\u{FE0F}\u{200E}b")
    #expect(warnings.isEmpty)
    #expect(line.runs.count == 1)
    #expect(line.width == (try DebianFonts.line("ab").line.width))
  }

  @Test("a scalar that no face has is the first face's box, with one warning for all of its kind")
  func missing() throws {
    let (line, warnings) = try DebianFonts.line("a\u{13000}b\u{13000}", weight: 700)
    #expect(line.glyphs == [68, 0, 69, 0])
    #expect(Set(line.runs.map(\.face.path)) == [DebianFonts.bold])
    #expect(
      warnings == [
        Diagnostic(
          .warning, code: "T0802",
          "no font has U+13000 EGYPTIAN HIEROGLYPH A001; a box stands for it",
          help: "pass a font that has it with --font FILE, or declare one under "
            + "$extensions.tessera.fonts")
      ])
  }

  @Test("a mark that no face has leaves its base where it is")
  func missingMark() throws {
    let (line, warnings) = try DebianFonts.line("a\u{1E8D0}")
    #expect(line.glyphs.first == 68)
    #expect(line.glyphs.contains(0))
    #expect(line.runs.map(\.face.family).allSatisfy { $0 == "DejaVu Sans" })
    #expect(
      warnings.map(\.message) == [
        "no font has U+1E8D0 MENDE KIKAKUI COMBINING NUMBER TEENS; a box stands for it"
      ])
  }

  @Test("warnings about families come first, and again from every call")
  func warnings() throws {
    let layout = try DebianFonts.layout
    let style = TextStyle(families: ["Zapfino"], size: 10)
    let first = try layout.line("\u{13000}", style: style, direction: .leftToRight).warnings
    #expect(first.count == 2)
    #expect(first.first?.message == "no font is known for the family `Zapfino`")
    #expect(try layout.line("\u{13000}", style: style, direction: .leftToRight).warnings == first)
  }

  @Test("letter spacing comes after every cluster and turns ligatures off")
  func letterSpacing() throws {
    #expect(try DebianFonts.line("office").line.glyphs == [82, 5_044, 70, 72])
    let line = try DebianFonts.line("office", letterSpacing: 100).line
    #expect(line.glyphs == [82, 73, 73, 76, 70, 72])
    #expect(line.advances == [1_353, 821, 821, 669, 1_226, 1_360])
    #expect(line.width == 5_650 + 600)
    #expect(line.runs[0].glyphs.map(\.x) == [0, 1_353, 2_174, 2_995, 3_664, 4_890])
  }

  @Test("features are turned off and on, and win over what letter spacing turns off")
  func features() throws {
    func glyphs(_ features: [FontFeature], letterSpacing: Double = 0) throws -> [UInt32] {
      let style = TextStyle(size: 2_048, letterSpacing: letterSpacing, features: features)
      return try DebianFonts.layout.line("office", style: style, direction: .leftToRight)
        .line.glyphs
    }
    #expect(try glyphs([.noLigatures]) == [82, 73, 73, 76, 70, 72])
    #expect(try glyphs([.tabularDigits]) == [82, 5_044, 70, 72])
    #expect(try glyphs([.noLigatures, FontFeature("liga")]) == [82, 5_044, 70, 72])
    #expect(try glyphs([FontFeature("liga")], letterSpacing: 10) == [82, 5_044, 70, 72])
  }

  @Test(
    "what cannot be a feature is an error",
    arguments: [("tnu", 1), ("tnumb", 1), ("tnü", 1), ("tnum", -1), ("tnum", 70_000)])
  func invalidFeature(tag: String, value: Int) throws {
    let style = TextStyle(size: 10, features: [FontFeature(tag, value)])
    let error = #expect(throws: TextError.invalidFeature(tag: tag, value: value)) {
      try DebianFonts.layout.line("a", style: style, direction: .leftToRight)
    }
    #expect(
      error?.diagnostic.message == "`\(tag)` with the value \(value) is no feature of a font")
  }

  @Test("a mark takes no letter spacing of its own")
  func letterSpacingOfMarks() throws {
    let plain = try DebianFonts.line("q\u{30A}q").line
    let spaced = try DebianFonts.line("q\u{30A}q", letterSpacing: 50).line
    #expect(spaced.width == plain.width + 100)
  }

  @Test("in right-to-left text the space after a cluster is at its left")
  func letterSpacingRightToLeft() throws {
    let line = try DebianFonts.line("אב", letterSpacing: 100, direction: .rightToLeft).line
    let plain = try DebianFonts.line("אב", direction: .rightToLeft).line
    #expect(line.width == plain.width + 200)
    #expect(
      zip(line.runs[0].glyphs, plain.runs[0].glyphs).map { $0.x - $1.x } == [100, 200])
  }

  @Test("an empty text is a line without glyphs and with the style's height")
  func empty() throws {
    let line = try DebianFonts.line("", maximumWidth: 0).line
    #expect(line.runs.isEmpty)
    #expect(line.width == 0)
    #expect(line.ascent == 1_901)
    #expect(!line.isTruncated)
  }

  @Test("line breaks are drawn as spaces")
  func controls() throws {
    let line = try DebianFonts.line("a\r\nb\tc").line
    #expect(line.text == "a b c")
    #expect(line.glyphs == [68, 3, 69, 3, 70])
  }

  @Test("more than 100,000 scalars are an error")
  func limit() {
    #expect(throws: TextError.textTooLong(scalars: 100_001)) {
      try DebianFonts.line(String(repeating: "a", count: 100_001))
    }
  }

  /// Texts of 100,000 scalars that invite a search through all of them at every scalar.
  enum Longest: CaseIterable {
    case marks, spaces, brackets

    var text: String {
      switch self {
      case .marks: "e" + String(repeating: "\u{301}\u{323}", count: 49_999)
      case .spaces: "a" + String(repeating: " ", count: 99_998) + "b"
      case .brackets:
        String(repeating: "(", count: 50_000) + String(repeating: "]", count: 50_000)
      }
    }
  }

  @Test(
    "no text of 100,000 scalars takes time quadratic in its length", .timeLimit(.minutes(5)),
    arguments: Longest.allCases)
  func longest(kind: Longest) throws {
    let (line, warnings) = try DebianFonts.line(kind.text, size: 10, maximumWidth: 100)
    #expect(line.width <= 100)
    #expect(warnings.isEmpty)
  }

  @Test("many threads with one library get the same lines as one thread with its own")
  func threads() async throws {
    let texts = ["Hello", "سلام 123", "第0个 cell", "office e\u{301}", "\u{13000}", "שלום (abc)"]
    let style = TextStyle(families: ["Nobody’s", "serif"], weight: 700, size: 17)
    let alone = try texts.map { text in
      try TextLayout(fonts: FontLibrary())
        .line(text, style: style, direction: .rightToLeft, maximumWidth: 80)
    }
    let layout = TextLayout(fonts: try FontLibrary())
    try await withThrowingTaskGroup { group in
      for worker in 0..<16 {
        group.addTask {
          for round in 0..<20 {
            let index = (worker + round) % texts.count
            let (line, warnings) = try layout.line(
              texts[index], style: style, direction: .rightToLeft, maximumWidth: 80)
            #expect(line == alone[index].line)
            #expect(warnings == alone[index].warnings)
            #expect(line.outline(at: .zero) == alone[index].line.outline(at: .zero))
          }
        }
      }
      try await group.waitForAll()
    }
  }
}
