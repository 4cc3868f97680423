import TesseraSource
import TesseraText
import Testing

/// Glyphs and advances against HarfBuzz's own program, with Noto's fonts.
@Suite(
  "Shaping",
  .enabled(
    if: SourceFile.exists(HarfBuzzTool.path) && SourceFile.exists(DebianFonts.noto("Sans")),
    "Debian's packages libharfbuzz-bin and fonts-noto-core are absent"))
struct ShapingTests {
  /// The path of a font by its short name: a face of Noto's, `wqy` or `dejavu`.
  private static func path(_ font: String) -> String {
    switch font {
    case "wqy": DebianFonts.chinese
    case "dejavu": DebianFonts.regular
    default: DebianFonts.noto(font)
    }
  }

  /// The glyphs of a text with the fonts in that order of preference.
  private static func glyphs(
    _ text: String, fonts: [String], direction: TextDirection
  ) throws -> [HarfBuzzTool.Glyph] {
    var declared: [String: FontSource] = [:]
    for font in fonts { declared[font] = FontSource([path(font)]) }
    let layout = TextLayout(fonts: try FontLibrary(declared: declared))
    let style = TextStyle(families: fonts, size: 1_000)
    let line = try layout.line(text, style: style, direction: direction).line
    return line.runs.flatMap { run in
      run.glyphs.map { glyph in
        let units = glyph.advance * Double(run.face.unitsPerEm) / 1_000
        return HarfBuzzTool.Glyph(g: glyph.id, ax: Int(units.rounded()))
      }
    }
  }

  /// One text in one font, script and direction.
  struct Single: CustomTestStringConvertible {
    var font: String
    var script: String
    var text: String
    var testDescription: String { "\(script): \(text)" }
  }

  private static let singles: [Single] = [
    (
      "Sans", "Latn",
      ["Hello, world", "AVATAR To. Wave", "office fluffy ﬁ", "e\u{301}ẫ q\u{30A}", "Straße №5"]
    ),
    ("Sans", "Grek", ["Ελληνικά", "ἀρχῇ ἦν ὁ λόγος"]),
    ("Sans", "Cyrl", ["Привет, мир", "Українська ґава", "и\u{306}"]),
    ("SansHebrew", "Hebr", ["שלום", "בְּרֵאשִׁית בָּרָא"]),
    ("SansArabic", "Arab", ["السلام عليكم", "لا إله", "بِسْمِ ٱللَّٰهِ", "پاکستان"]),
    ("SansSyriac", "Syrc", ["ܫܠܡܐ"]),
    ("SansNKo", "Nkoo", ["ߒߞߏ"]),
    ("SansThaana", "Thaa", ["ދިވެހި"]),
    ("SansDevanagari", "Deva", ["नमस्ते", "हिन्दी में", "क्षत्रिय", "र्कि"]),
    ("SansBengali", "Beng", ["বাংলা", "শ্রীমতী"]),
    ("SansGurmukhi", "Guru", ["ਪੰਜਾਬੀ"]),
    ("SansGujarati", "Gujr", ["ગુજરાતી"]),
    ("SansTamil", "Taml", ["தமிழ்", "கௌ"]),
    ("SansTelugu", "Telu", ["తెలుగు"]),
    ("SansKannada", "Knda", ["ಕನ್ನಡ"]),
    ("SansMalayalam", "Mlym", ["മലയാളം"]),
    ("SansSinhala", "Sinh", ["සිංහල"]),
    ("SansThai", "Thai", ["ภาษาไทย", "ป่า น้ำ"]),
    ("SansLao", "Laoo", ["ພາສາລາວ"]),
    ("SansKhmer", "Khmr", ["ភាសាខ្មែរ"]),
    ("SansMyanmar", "Mymr", ["မြန်မာ"]),
    ("SerifTibetan", "Tibt", ["བོད་སྐད་"]),
    ("SansGeorgian", "Geor", ["ქართული"]),
    ("SansArmenian", "Armn", ["Հայերեն"]),
    ("SansEthiopic", "Ethi", ["አማርኛ"]),
    ("SansCherokee", "Cher", ["ᏣᎳᎩ"]),
    ("SansMongolian", "Mong", ["ᠮᠣᠩᠭᠣᠯ"]),
    ("wqy", "Hani", ["如梦令", "昨夜雨疏风骤，"]),
    ("wqy", "Hira", ["ひらがな"]),
    ("wqy", "Hang", ["한국어"]),
  ].flatMap { font, script, texts in
    texts.map { Single(font: font, script: script, text: $0) }
  }

  private static let rightToLeft: Set = ["Hebr", "Arab", "Syrc", "Nkoo", "Thaa"]

  @Test("texts of one script", arguments: singles)
  func single(_ sample: Single) throws {
    let isRightToLeft = Self.rightToLeft.contains(sample.script)
    let expected = try HarfBuzzTool.shape(
      HarfBuzzTool.Piece(
        font: Self.path(sample.font), script: sample.script, isRightToLeft: isRightToLeft,
        text: sample.text))
    #expect(!expected.contains { $0.g == 0 })
    #expect(
      try Self.glyphs(
        sample.text, fonts: [sample.font],
        direction: isRightToLeft ? .rightToLeft : .leftToRight) == expected)
  }

  /// A text of several scripts, and its pieces in the order in which they are read.
  struct Mix: CustomTestStringConvertible {
    var direction = TextDirection.leftToRight
    /// Fonts in order of preference.
    var fonts: [String]
    var pieces: [(font: String, script: String, text: String)]
    /// Indices of the pieces from left to right.
    var order: [Int]
    var text: String { pieces.map(\.text).joined() }
    var testDescription: String { text }
  }

  private static let mixes: [Mix] = [
    Mix(
      fonts: ["Sans", "SansHebrew"],
      pieces: [
        ("Sans", "Latn", "abc "), ("SansHebrew", "Hebr", "שלום"), ("Sans", "Latn", " def"),
      ], order: [0, 1, 2]),
    Mix(
      direction: .rightToLeft, fonts: ["SansHebrew", "Sans"],
      pieces: [
        ("SansHebrew", "Hebr", "שלום "), ("Sans", "Latn", "abc"), ("SansHebrew", "Hebr", " עולם"),
      ], order: [2, 1, 0]),
    Mix(
      direction: .rightToLeft, fonts: ["SansArabic", "Sans"],
      pieces: [
        ("SansArabic", "Arab", "سعر "), ("SansArabic-digits", "Arab", "123"),
        ("SansArabic", "Arab", " ريال"),
      ], order: [2, 1, 0]),
    Mix(
      fonts: ["Sans", "SansArabic"],
      pieces: [
        ("Sans", "Latn", "abc ("), ("SansArabic", "Arab", "سلام"), ("Sans", "Latn", ") x"),
      ], order: [0, 1, 2]),
    Mix(
      direction: .rightToLeft, fonts: ["SansArabic", "SansHebrew"],
      pieces: [("SansArabic", "Arab", "سلام "), ("SansHebrew", "Hebr", "שלום")], order: [1, 0]),
    Mix(
      direction: .rightToLeft, fonts: ["SansArabic", "Sans"],
      pieces: [
        ("SansArabic", "Arab", "رقم "), ("SansArabic-digits", "Arab", "١٢٣"),
        ("SansArabic", "Arab", " "), ("Sans", "Latn", "abc"),
      ], order: [3, 2, 1, 0]),
    Mix(
      fonts: ["Sans", "wqy"],
      pieces: [("wqy", "Hani", "第"), ("Sans", "Hani", "0"), ("wqy", "Hani", "个")], order: [0, 1, 2]),
    Mix(
      fonts: ["SansDevanagari", "dejavu"],
      pieces: [("SansDevanagari", "Deva", "नमस्ते "), ("dejavu", "Latn", "world")], order: [0, 1]),
    Mix(
      fonts: ["SansThai", "dejavu"],
      pieces: [("SansThai", "Thai", "ราคา "), ("dejavu", "Latn", "baht")], order: [0, 1]),
    Mix(
      fonts: ["Sans"], pieces: [("Sans", "Grek", "αβγ "), ("Sans", "Cyrl", "где")], order: [0, 1]),
    Mix(
      fonts: ["SansTamil", "SansDevanagari"],
      pieces: [("SansTamil", "Taml", "தமிழ் "), ("SansDevanagari", "Deva", "हिन्दी")],
      order: [0, 1]),
    Mix(
      fonts: ["Sans", "SansGeorgian", "SansArmenian"],
      pieces: [
        ("Sans", "Latn", "a "), ("SansGeorgian", "Geor", "ქართული"), ("Sans", "Geor", " "),
        ("SansArmenian", "Armn", "Հայ"),
      ], order: [0, 1, 2, 3]),
  ]

  @Test("texts of several scripts and directions", arguments: mixes)
  func mix(_ mix: Mix) throws {
    let pieces = try mix.pieces.enumerated().map { index, piece in
      let isDigits = piece.font.hasSuffix("-digits")
      return try HarfBuzzTool.shape(
        HarfBuzzTool.Piece(
          font: Self.path(isDigits ? String(piece.font.dropLast(7)) : piece.font),
          script: piece.script,
          isRightToLeft: !isDigits && Self.rightToLeft.contains(piece.script), text: piece.text,
          before: mix.pieces[..<index].map(\.text).joined(),
          after: mix.pieces[(index + 1)...].map(\.text).joined()))
    }
    let expected = mix.order.flatMap { pieces[$0] }
    #expect(!expected.contains { $0.g == 0 })
    #expect(try Self.glyphs(mix.text, fonts: mix.fonts, direction: mix.direction) == expected)
  }

  @Test("there are sixty of them in at least twelve scripts")
  func count() {
    #expect(Self.singles.count + Self.mixes.count >= 60)
    #expect(Set(Self.singles.map(\.script)).count >= 12)
  }
}
