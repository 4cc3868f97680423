import TesseraGraphics
import TesseraIcons
import TesseraSource
import TesseraTestSupport
import Testing

@Suite("Icons by file")
struct VectorImageSVGTests {
  @Test("A picture is named after its file")
  func file() throws {
    let folder = try TemporaryFolder()
    let path = FilePath.join(folder.path, "dot.svg")
    try SourceFile.write(Array(square("<circle r='1'/>").utf8), to: path)
    let image = try VectorImage(svg: path)
    #expect(image.name == "dot")
    #expect(image.size == Size(10, 10))
  }

  @Test("A file that is not there is one error")
  func missing() {
    #expect(throws: IconError.unreadable(SourceError.notFound(path: "/no/such.svg").diagnostic)) {
      _ = try VectorImage(svg: "/no/such.svg")
    }
  }

  @Test("A file beyond the limit is told as an SVG, with its code")
  func large() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([UInt8](repeating: 0x20, count: (4 << 20) + 1), to: "big.svg")
    #expect(throws: IconError.fileTooLarge(path: path)) { _ = try VectorImage(svg: path) }
  }
}
