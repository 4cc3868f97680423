import TesseraGraphics
import TesseraPNG
import TesseraSource
import TesseraTestSupport
import Testing

@Suite(
  "PNG conformance", .enabled(if: ConformanceData.folder != nil, "\(ConformanceData.absence)"))
struct ConformanceTests {
  @Test(
    "every picture from outside decodes, and survives being encoded again",
    arguments: ["snapshot", "icons"])
  func pictures(folder: String) throws {
    let paths = try ConformanceData.pictures(in: folder)
    #expect(!paths.isEmpty)
    for path in paths {
      let bytes = try SourceFile.read(path, limit: 64 << 20, what: "picture")
      let file = try PNGDecoder.decode(bytes, path: path)
      let encoded = try PNGEncoder.encode(file.image, scale: 1, text: file.text)
      let again = try PNGDecoder.decode(encoded, path: path)
      #expect(again.image == file.image)
      #expect(again.text == file.text)
      #expect(again.warnings.isEmpty)
    }
  }
}
