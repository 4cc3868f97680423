import TesseraGraphics
import TesseraPNG
import TesseraTestSupport
import Testing

@Suite("PNGEncoder")
struct PNGEncoderTests {
  private let small = StraightImage(width: 2, height: 1, bytes: PNGFixture.smallPixels)

  @Test("translucent pixels are written as RGBA, opaque ones as RGB", arguments: [true, false])
  func header(isOpaque: Bool) throws {
    let image = StraightImage(
      width: 3, height: 1, bytes: [1, 2, 3, 255, 4, 5, 6, isOpaque ? 255 : 254, 7, 8, 9, 255])
    let bytes = try PNGEncoder.encode(image, scale: 1)
    #expect(Array(bytes.prefix(8)) == PNGFixture.signature)
    let header = PNGFixture.chunks(of: bytes)[0]
    #expect(header.name == "IHDR")
    #expect(header.payload == [0, 0, 0, 3, 0, 0, 0, 1, 8, isOpaque ? 2 : 6, 0, 0, 0])
    #expect(try PNGDecoder.decode(bytes, path: "a.png").image == image)
  }

  @Test("the file declares sRGB and the resolution of its scale", arguments: [1, 2, 3, 4])
  func declarations(scale: Int) throws {
    let bytes = try PNGEncoder.encode(small, scale: scale)
    let found = PNGFixture.chunks(of: bytes)
    #expect(found.map(\.name) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    #expect(found[1].payload == [0])
    let density = PNGFixture.big32(2_835 * scale)
    #expect(found[2].payload == density + density + [1])
    let file = try PNGDecoder.decode(bytes, path: "a.png")
    #expect(file.pixelsPerMetre == 2_835 * scale)
    #expect(file.warnings.isEmpty)
  }

  @Test("every straight colour and alpha survives")
  func roundTrip() throws {
    var bytes: [UInt8] = []
    for alpha in UInt8.min...UInt8.max {
      for value in UInt8.min...UInt8.max { bytes += [value, 255 - value, value ^ 0x55, alpha] }
    }
    let image = StraightImage(width: 256, height: 256, bytes: bytes)
    let encoded = try PNGEncoder.encode(image, scale: 2)
    #expect(try PNGDecoder.decode(encoded, path: "a.png").image == image)
  }

  @Test("sizes around powers of two survive", arguments: [1, 2, 7, 8, 9, 255, 257])
  func sizes(side: Int) throws {
    for (width, height) in [(side, 1), (1, side), (side, 5)] {
      var random = RandomSource(seed: UInt64(width * 1_000 + height))
      let bytes = (0..<4 * width * height).map { _ in UInt8.random(in: 0...255, using: &random) }
      let image = StraightImage(width: width, height: height, bytes: bytes)
      let encoded = try PNGEncoder.encode(image, scale: 1)
      #expect(try PNGDecoder.decode(encoded, path: "a.png").image == image)
    }
  }

  @Test("effort changes the size of the file, never its pixels")
  func effort() throws {
    // Rows of a slow ramp: enough repetition at a distance for a deeper search to pay.
    let bytes = (0..<128 * 128).flatMap { index -> [UInt8] in
      let level = UInt8(index % 128 * index / 4096 % 256)
      return [level, level / 2, 255 - level, 255]
    }
    let image = StraightImage(width: 128, height: 128, bytes: bytes)
    var sizes: [PNGEffort: Int] = [:]
    for effort in PNGEffort.allCases {
      let encoded = try PNGEncoder.encode(image, scale: 1, effort: effort)
      sizes[effort] = encoded.count
      #expect(try PNGDecoder.decode(encoded, path: "a.png").image == image)
    }
    #expect(try #require(sizes[.small]) < #require(sizes[.fast]))
  }

  @Test("the same picture and texts give the same bytes", arguments: PNGEffort.allCases)
  func determinism(effort: PNGEffort) throws {
    let text = [PNGText(keyword: "cell", text: "照片", compressed: true)]
    var random = RandomSource(seed: 11)
    let images = [3, 90, 400].map { side in
      let bytes = (0..<side * side * 4).map { ($0 >> 5) % 7 == 0 ? UInt8(random.next() & 255) : 9 }
      return StraightImage(width: side, height: side, bytes: bytes)
    }
    let first = try images.map {
      try PNGEncoder.encode($0, scale: 2, effort: effort, text: text)
    }
    // Memory that another picture has used before must not shine through.
    for (image, bytes) in zip(images, first).reversed() {
      #expect(try PNGEncoder.encode(image, scale: 2, effort: effort, text: text) == bytes)
    }
  }

  @Test(
    "a text goes to the chunk that can hold it",
    arguments: [
      ("plain\nlines", false, "tEXt"), ("plain\nlines", true, "zTXt"),
      ("Jürgen\u{A0}ÿ", false, "tEXt"), ("e\u{301}", false, "iTXt"), ("第0个 添加", false, "iTXt"),
      ("第0个 添加", true, "iTXt"),
      ("tab\there", false, "iTXt"), ("line\r\n", true, "iTXt"), ("\u{85}", false, "iTXt"),
      ("", false, "tEXt"), ("", true, "tEXt"),
    ])
  func textChunks(text: String, compressed: Bool, name: String) throws {
    let entry = PNGText(keyword: "Comment", text: text, compressed: compressed)
    let bytes = try PNGEncoder.encode(small, scale: 1, text: [entry])
    #expect(
      PNGFixture.chunks(of: bytes).map(\.name) == ["IHDR", "sRGB", "pHYs", name, "IDAT", "IEND"])
    let decoded = try PNGDecoder.decode(bytes, path: "a.png").text
    #expect(decoded == [entry])
    // String's own equality would hide a change of normal form.
    #expect(decoded.map { Array($0.text.unicodeScalars) } == [Array(text.unicodeScalars)])
  }

  @Test("texts of a mebibyte survive, stored or deflated", arguments: [false, true])
  func longTexts(compressed: Bool) throws {
    let lines = (0..<40_000).map { "\($0) 图层 background 填充 #ff7e79" }.joined(separator: "\n")
    let values = [lines, String(repeating: "Ünïcödé ", count: 1 << 17)]
    let text = values.map { PNGText(keyword: "Display list", text: $0, compressed: compressed) }
    #expect(text.allSatisfy { $0.text.utf8.count > 1 << 20 })
    let bytes = try PNGEncoder.encode(small, scale: 1, text: text)
    let file = try PNGDecoder.decode(bytes, path: "a.png")
    #expect(file.text == text)
    #expect(file.image == small)
    #expect(file.warnings.isEmpty)
  }

  @Test("a text as long as the limit survives")
  func longestText() throws {
    let value = String(repeating: "a", count: PNGLimits.standard.textBytes)
    let keyword = String(repeating: "k", count: 79)
    let text = [PNGText(keyword: keyword, text: value, compressed: true)]
    let bytes = try PNGEncoder.encode(small, scale: 1, text: text)
    #expect(try PNGDecoder.decode(bytes, path: "a.png").text == text)
  }

  @Test("as many texts as the limit allows survive, in their order")
  func textCount() throws {
    let limit = PNGLimits.standard.textCount
    let text = (0..<limit).map {
      PNGText(keyword: "Key \($0 % 3)", text: "\($0)", compressed: $0 % 2 == 0)
    }
    let bytes = try PNGEncoder.encode(small, scale: 1, text: text)
    #expect(try PNGDecoder.decode(bytes, path: "a.png").text == text)
    let error = PNGError.tooManyTexts(count: limit + 1, limit: limit)
    #expect(throws: error) { try PNGEncoder.encode(small, scale: 1, text: text + [text[0]]) }
  }

  @Test(
    "keywords that PNG allows survive",
    arguments: ["a", "Creation Time", "Größe", String(repeating: "k", count: 79)])
  func keywords(keyword: String) throws {
    let text = [PNGText(keyword: keyword, text: "x"), PNGText(keyword: keyword, text: "字")]
    let bytes = try PNGEncoder.encode(small, scale: 1, text: text)
    #expect(try PNGDecoder.decode(bytes, path: "a.png").text == text)
  }

  @Test(
    "keywords that PNG does not allow are refused",
    arguments: [
      "", " a", "a ", "a  b", "标题", "a\u{A0}b", "a\nb", "a\0b", String(repeating: "k", count: 80),
    ])
  func invalidKeywords(keyword: String) {
    #expect(throws: PNGError.invalidKeyword(keyword)) {
      try PNGEncoder.encode(small, scale: 1, text: [PNGText(keyword: keyword, text: "x")])
    }
  }

  @Test("what a text chunk cannot hold is refused")
  func invalidTexts() {
    #expect(throws: PNGError.nulInText(keyword: "a")) {
      try PNGEncoder.encode(small, scale: 1, text: [PNGText(keyword: "a", text: "x\0y")])
    }
    let limit = PNGLimits.standard.textBytes
    let text = PNGText(keyword: "a", text: String(repeating: "x", count: limit + 1))
    #expect(throws: PNGError.textTooLong(keyword: "a", bytes: limit + 1, limit: limit)) {
      try PNGEncoder.encode(small, scale: 1, text: [text])
    }
  }

  @Test("a picture beyond the limits is not written")
  func tooLarge() {
    let side = PNGLimits.canvas.side + 1
    let image = StraightImage(
      width: side, height: 1, bytes: [UInt8](repeating: 255, count: 4 * side))
    let error = PNGError.tooLarge(path: nil, width: side, height: 1, limits: .canvas)
    #expect(throws: error) { try PNGEncoder.encode(image, scale: 1) }
    let limits = PNGLimits(decodedBytes: 7)
    #expect(throws: PNGError.tooLarge(path: nil, width: 2, height: 1, limits: limits)) {
      try PNGEncoder.encode(small, scale: 1, limits: limits)
    }
  }

  @Test("a picture larger than what is read by default is written, and read where that is wanted")
  func largerThanReading() throws {
    let (width, height) = (8_192, 8_193)
    let image = StraightImage(
      width: width, height: height, bytes: [UInt8](repeating: 255, count: 4 * width * height))
    let bytes = try PNGEncoder.encode(image, scale: 2)
    #expect(throws: PNGError.self) { try PNGDecoder.decode(bytes, path: "a.png") }
    let file = try PNGDecoder.decode(bytes, path: "a.png", limits: .canvas)
    #expect(file.image == image)
  }
}
