import TesseraGraphics
import TesseraTestSupport
import TesseraText
import Testing

@Suite("FontFace")
struct FontFaceTests {
  @Test(
    "a face knows its names, its weight and the hash of its file",
    arguments: [
      ("DejaVu Sans", 400.0, "Book", 400.0, DebianFonts.regular, "DejaVu Sans Book 2.37"),
      ("DejaVu Sans", 700, "Bold", 700, DebianFonts.bold, "DejaVu Sans Bold 2.37"),
      (
        "WenQuanYi Micro Hei", 400, "Regular", 400, DebianFonts.chinese,
        "WenQuanYi Micro Hei Regular 0.2.0-beta"
      ),
    ])
  func names(
    family: String, wanted: Double, style: String, weight: Double, path: String, name: String
  ) throws {
    let face = try FontLibrary().faces(for: [family], weight: wanted).primary
    #expect(face.family == family)
    #expect(face.style == style)
    #expect(face.weight == weight)
    #expect(face.width == 100)
    #expect(!face.isSlanted)
    #expect(face.path == path)
    let hash = try ContentHash(DebianFonts.bytes(path)).text
    #expect(face.fingerprint == "\(name) \(hash)")
  }

  @Test("faces are equal when their files have the same bytes, wherever they lie")
  func equality() throws {
    let folder = try TemporaryFolder()
    let copy = try folder.write(DebianFonts.bytes(DebianFonts.regular), to: "copy.ttf")
    let original = try FontLibrary().faces(for: ["DejaVu Sans"], weight: 400).primary
    let other = try FontLibrary(files: [copy]).faces(for: ["DejaVu Sans"], weight: 400).primary
    #expect(other.path == copy)
    #expect(original == other)
    #expect(Set([original, other]).count == 1)
    #expect(try FontLibrary().faces(for: ["DejaVu Sans"], weight: 700).primary != original)
  }

  @Test("the two faces of one collection differ")
  func collection() throws {
    let library = try FontLibrary(files: [DebianFonts.chinese])
    let faces = try library.faces(
      for: ["WenQuanYi Micro Hei", "WenQuanYi Micro Hei Mono"], weight: 400
    ).faces
    #expect(faces.map(\.family) == ["WenQuanYi Micro Hei", "WenQuanYi Micro Hei Mono"])
    #expect(faces[0] != faces[1])
  }

  @Test("the outline cache stays bounded, and what it forgot is drawn again alike")
  func boundedCache() throws {
    let layout = try DebianFonts.layout
    let style = TextStyle(families: ["WenQuanYi Micro Hei"], size: 20)
    let ideographs = (0x4E00..<0x4E00 + 6_000).compactMap(Unicode.Scalar.init)
    let text = String(String.UnicodeScalarView(ideographs))
    let line = try layout.line(text, style: style, direction: .leftToRight).line
    let first = line.outline(at: .zero)
    #expect(first.elements.count > 2 * TextLimits.cachedOutlineElements)
    #expect(line.runs.map(\.face.family) == ["WenQuanYi Micro Hei"])
    #expect(line.runs[0].face.cachedOutlineElements > 0)
    #expect(line.runs[0].face.cachedOutlineElements <= TextLimits.cachedOutlineElements)
    #expect(line.outline(at: .zero) == first)
  }

  @Test(
    "a variable font serves every weight within its axis, at the normal width",
    arguments: [
      (400.0, 500.0, 400.0), (900, 700, 500), (650, 600, 450), (100, 400, 100), (250, 450, 250),
      (1_000, 700, 500), (1, 400, 100),
    ])
  func variableWeight(weight: Double, advance: Double, width: Double) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(VariableFont.bytes, to: "axes.ttf")
    let library = try FontLibrary(files: [file])
    let style = TextStyle(families: ["Tessera Axes"], weight: weight, size: 1_000)
    let line = try TextLayout(fonts: library).line(
      "A", style: style, direction: .leftToRight
    ).line
    #expect(line.width == advance)
    #expect(line.outline(at: .zero).controlBounds == Rect(0, -700, width, 700))
  }

  @Test(
    "a family of the theme may be a width of a variable font, as far as its axis reaches",
    arguments: [(75.0, 375.0, 300.0), (50, 250, 200), (10, 250, 200), (150, 750, 600)])
  func variableWidth(width: Double, advance: Double, side: Double) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(VariableFont.bytes, to: "axes.ttf")
    let library = try FontLibrary(declared: [
      "Brand": FontSource([file]), "Brand Narrow": FontSource([file], width: width),
    ])
    func line(_ family: String) throws -> TextLine {
      let style = TextStyle(families: [family], size: 1_000)
      return try TextLayout(fonts: library).line("A", style: style, direction: .leftToRight).line
    }
    #expect(try line("Brand").width == 500)
    let narrow = try line("brand narrow")
    #expect(narrow.width == advance)
    #expect(narrow.outline(at: .zero).controlBounds == Rect(0, -700, side, 700))
  }

  @Test("instances of a variable font are equal at one weight only, and named by the same file")
  func instances() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(VariableFont.bytes, to: "axes.ttf")
    let library = try FontLibrary(files: [file])
    func face(_ weight: Double) throws -> FontFace {
      try library.faces(for: ["Tessera Axes"], weight: weight).primary
    }
    #expect(try face(500) == face(500))
    #expect(try face(500) != face(501))
    #expect(try face(950) == face(900))
    #expect(try face(500).fingerprint == face(700).fingerprint)
    #expect(try face(500).weight == 500)
    #expect(try face(500).width == 100)
    // Instances come and go; each is the same again.
    let lines = try (100...900).map { try face(Double($0)) }
    #expect(try lines.map(\.weight) == (100...900).map { try face(Double($0)).weight })
  }
}
