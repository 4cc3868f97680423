import TesseraPNG
import TesseraSnapshots
import TesseraSource
import TesseraTestSupport
import Testing

@Suite("Picture file")
struct PictureFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A PNG file is read straight, as decoded")
  func reading() throws {
    let grid = PixelGrid(width: 2, height: 1, fill: 0x40FF_0080).replacing((1, 0, 0x0012_3456))
    try folder.write(grid, to: "a.png")
    let file = try PictureFile(folder.file("a.png"))
    #expect(file.image == grid.image && file.warnings == [])
  }

  @Test("Everything that is no picture has a message of its own")
  func errors() throws {
    let png = try PNGEncoder.encode(
      PixelGrid(width: 9, height: 9, fill: opaque(0x12_3456)).image, scale: 1)
    var damaged = png
    damaged[png.count - 20] ^= 1
    let lfs =
      "version https://git-lfs.github.com/spec/v1\noid sha256:0123456789abcdef\nsize 12345\n"
    let cases: [(String, [UInt8], String, String?)] = [
      (
        "lfs", Array(lfs.utf8),
        "the file is not a PNG picture: it begins like a pointer of Git LFS",
        "fetch the picture itself with \"git lfs pull\""
      ),
      ("empty", [], "the file is empty, so it is not a PNG picture", nil),
      ("text", Array("hello".utf8), "the file is not a PNG picture", nil),
      ("cut", Array(png.prefix(50)), "the PNG is cut off ", nil),
      ("damaged", damaged, "the PNG is damaged: ", nil),
    ]
    for (name, bytes, message, help) in cases {
      let path = try folder.write(bytes, to: "\(name).png")
      let error = try #require(throws: SnapshotFailure.self) { try PictureFile(path) }
      #expect(error.diagnostics[0].message.hasPrefix(message), "\(error.diagnostics[0].message)")
      #expect(error.diagnostics[0].location?.path == path && error.diagnostics[0].help != nil)
      if let help { #expect(error.diagnostics[0].help == help) }
    }
    func message(_ name: String, limits: PNGLimits = .standard) throws -> String {
      let error = try #require(throws: SnapshotFailure.self) {
        try PictureFile(folder.file(name), limits: limits)
      }
      return error.diagnostics[0].message
    }
    #expect(try message("none.png") == "there is no such file or folder")
    #expect(try message("") == "expected a file, found a folder")
    try folder.write(PixelGrid(width: 600, height: 500, fill: 0), to: "large.png")
    #expect(
      try message("large.png", limits: PNGLimits(decodedBytes: 1 << 20))
        == "the PNG claims 600×500 pixels, 2 MiB decoded, the limit is 1 MiB")
  }
}
