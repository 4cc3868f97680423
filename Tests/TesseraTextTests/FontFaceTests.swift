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
}
