import TesseraGraphics
import TesseraPNG
import Testing

@Suite("PNGLimits")
struct PNGLimitsTests {
  @Test(
    "a header beyond the limits is refused before anything is allocated",
    arguments: [
      (100_000, 100_000), (16_385, 1), (1, 16_385), (0x7FFF_FFFF, 0x7FFF_FFFF), (16_384, 16_384),
      (8_192, 8_193),
    ])
  func tooLarge(width: Int, height: Int) {
    let bytes = PNGFixture.file(PNGFixture.header(width: width, height: height))
    let error = PNGError.tooLarge(path: "a.png", width: width, height: height, limits: .standard)
    #expect(throws: error) { try PNGDecoder.decode(bytes, path: "a.png") }
  }

  @Test("a forged size is reported as that size, whatever the checksum and the rest of the file")
  func forged() {
    var bytes = PNGFixture.small()
    bytes[17] = 0x10
    let error = PNGError.tooLarge(path: "a.png", width: 0x10_0002, height: 1, limits: .standard)
    #expect(throws: error) { try PNGDecoder.decode(bytes, path: "a.png") }
    #expect(throws: error) { try PNGDecoder.decode([UInt8](bytes.prefix(33)), path: "a.png") }
  }

  @Test("a picture at the limit of a side is read, one at the limit of bytes too")
  func atTheLimit() throws {
    let side = PNGLimits.standard.side
    for (width, height) in [(side, 1), (1, side)] {
      let image = StraightImage(
        width: width, height: height, bytes: [UInt8](repeating: 7, count: 4 * side))
      let file = try PNGDecoder.decode(PNGEncoder.encode(image, scale: 1), path: "a.png")
      #expect(file.image == image)
    }
    let bytes = PNGFixture.small()
    let file = try PNGDecoder.decode(bytes, path: "a", limits: PNGLimits(decodedBytes: 8))
    #expect(file.image.bytes == PNGFixture.smallPixels)
    let limits = PNGLimits(decodedBytes: 7)
    #expect(throws: PNGError.tooLarge(path: "a", width: 2, height: 1, limits: limits)) {
      try PNGDecoder.decode(bytes, path: "a", limits: limits)
    }
  }

  @Test("a chunk that holds no pixels and is too long is refused")
  func longChunk() {
    let chunk = PNGFixture.chunk("teSt", [UInt8](repeating: 0, count: 229))
    let error = PNGError.chunkTooLong(path: "a.png", chunk: "teSt", bytes: 229, limit: 228)
    #expect(throws: error) {
      try PNGDecoder.decode(
        PNGFixture.small(chunk), path: "a.png", limits: PNGLimits(textBytes: 100))
    }
  }

  @Test(
    "a text that inflates beyond the limit is left out, with a warning",
    arguments: [("a", 100_000), ("字", 50_000)])
  func inflatingText(character: String, count: Int) throws {
    let text = String(repeating: character, count: count)
    let image = StraightImage(width: 2, height: 1, bytes: PNGFixture.smallPixels)
    let small = PNGText(keyword: "Small", text: "kept")
    let bytes = try PNGEncoder.encode(
      image, scale: 1, text: [PNGText(keyword: "Bomb", text: text, compressed: true), small])
    #expect(bytes.count < 1_000)
    let file = try PNGDecoder.decode(bytes, path: "a.png", limits: PNGLimits(textBytes: 90_000))
    #expect(file.image == image)
    #expect(file.text == [small])
    #expect(
      file.warnings.last
        == "1 of 2 texts are left out; 64 texts of 90000 bytes each are read at most")
    #expect(try PNGDecoder.decode(bytes, path: "a.png").text.map(\.text) == [text, "kept"])
  }

  @Test("texts beyond the limit of their number are left out, with a warning")
  func manyTexts() throws {
    let chunks = (0..<5).map { PNGFixture.chunk("tEXt", Array("Key\0\($0)".utf8)) }
    let bytes = PNGFixture.small(chunks.flatMap(\.self))
    for count in 1...5 {
      let file = try PNGDecoder.decode(bytes, path: "a.png", limits: PNGLimits(textCount: count))
      #expect(file.text.map(\.text) == (0..<count).map(String.init))
      let left =
        "\(5 - count) of 5 texts are left out; \(count) texts of 4194304 bytes each are read at most"
      #expect(file.warnings.last == (count == 5 ? nil : left))
    }
  }
}
