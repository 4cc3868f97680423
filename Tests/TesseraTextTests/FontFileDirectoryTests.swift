import Testing
import TesseraText

@Suite("FontFileDirectory")
struct FontFileDirectoryTests {
  @Test(
    "counts the faces of a file",
    arguments: [(DebianFonts.regular, 1), (DebianFonts.bold, 1), (DebianFonts.chinese, 2)])
  func faces(path: String, count: Int) throws {
    #expect(try FontFileDirectory(DebianFonts.bytes(path)).faceCount == count)
  }

  /// A directory with tables of no bytes, and no tables behind it.
  private static func directory(_ tags: [String], signature: [UInt8] = [0, 1, 0, 0]) -> [UInt8] {
    signature + [0, UInt8(tags.count), 0, 0, 0, 0, 0, 0]
      + tags.flatMap { Array($0.utf8) + [UInt8](repeating: 0, count: 12) }
  }

  @Test("takes TrueType and both kinds of CFF outlines", arguments: ["glyf", "CFF ", "CFF2"])
  func outlines(table: String) throws {
    let bytes = Self.directory(["head", "hhea", "hmtx", "maxp", "cmap", table])
    #expect(try FontFileDirectory(bytes).faceCount == 1)
    let other = Self.directory(
      ["head", "hhea", "hmtx", "maxp", "cmap", table], signature: Array("OTTO".utf8))
    #expect(try FontFileDirectory(other).faceCount == 1)
  }

  @Test(
    "says what is wrong with a file that is no font",
    arguments: [
      ([], "it is cut short"),
      (Array("GIF89a".utf8), "it does not begin as one"),
      (Array("wOFF".utf8), "it is a compressed web font (WOFF)"),
      (Array("wOF2".utf8), "it is a compressed web font (WOFF)"),
      ([0, 1, 0, 0], "it is cut short"),
      (directory([]), "it has no table `head`"),
      (directory(["head", "hhea", "hmtx", "maxp", "glyf"]), "it has no table `cmap`"),
      (
        directory(["head", "hhea", "hmtx", "maxp", "cmap", "CBDT"]),
        "it holds no outlines, only pictures of glyphs"
      ),
      (Array(directory(["head", "hhea"]).dropLast()), "it is cut short"),
      (Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 0], "it claims 0 faces, and the limit is 64"),
      (
        Array("ttcf".utf8) + [0, 1, 0, 0, 255, 255, 255, 255],
        "it claims 4294967295 faces, and the limit is 64"
      ),
      (Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 1], "it is cut short"),
      (
        Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 1, 255, 255, 255, 255], "it is cut short"
      ),
    ] as [([UInt8], String)])
  func faults(bytes: [UInt8], reason: String) {
    #expect(throws: FontFileDirectory.Fault(reason: reason)) { try FontFileDirectory(bytes) }
  }

  @Test("names the table that a cut goes through")
  func cutShort() throws {
    let bytes = try DebianFonts.bytes(DebianFonts.regular)
    #expect(
      throws: FontFileDirectory.Fault(
        reason: "it is cut short, table `glyf` ends at byte 614156 of 300000")
    ) {
      try FontFileDirectory(Array(bytes.prefix(300_000)))
    }
  }
}
