import TesseraGraphics
import TesseraPNG
import Testing

@Suite("PNGDecoder")
struct PNGDecoderTests {
  @Test(
    "every colour type and depth, interlaced or not, decodes to the pixels it was made of",
    arguments: SampleFormat.all, [false, true])
  func formats(format: SampleFormat, interlaced: Bool) throws {
    for sample in SampleFile.all(format, interlaced: interlaced) {
      let file = try PNGDecoder.decode(sample.bytes, path: sample.name)
      #expect(file.image == sample.image, "\(sample.name)")
      #expect(file.warnings.isEmpty)
      #expect(file.text.isEmpty)
      #expect(file.pixelsPerMetre == nil)
    }
  }

  @Test("a 16-bit sample is transparent by all its bits, not by the byte it becomes")
  func transparencyOfDeepSamples() throws {
    let bytes = PNGFixture.file(
      PNGFixture.header(width: 2, height: 1, depth: 16, colorType: 0),
      PNGFixture.chunk("tRNS", [0x80, 0x01]),
      PNGFixture.pixelData([0, 0x80, 0x01, 0x80, 0x02]))
    let file = try PNGDecoder.decode(bytes, path: "a.png")
    #expect(file.image.bytes == [128, 128, 128, 0, 128, 128, 128, 255])
  }

  @Test("every 16-bit sample becomes the nearest byte")
  func scaling() throws {
    let samples = (0...0xFFFF).flatMap(PNGFixture.big16)
    var rows: [UInt8] = []
    for start in stride(from: 0, to: samples.count, by: 512) {
      rows.append(0)
      rows += samples[start..<start + 512]
    }
    let bytes = PNGFixture.file(
      PNGFixture.header(width: 256, height: 256, depth: 16, colorType: 0),
      PNGFixture.pixelData(rows))
    let file = try PNGDecoder.decode(bytes, path: "a.png")
    for sample in 0...0xFFFF {
      let nearest = (sample * 255 + 32_767) / 65_535
      #expect(Int(file.image.bytes[4 * sample]) == nearest)
    }
  }

  @Test("a fully transparent pixel keeps its colour")
  func hiddenColor() throws {
    let bytes = PNGFixture.file(
      PNGFixture.header(width: 1, height: 1), PNGFixture.pixelData([0, 10, 20, 30, 0]))
    #expect(try PNGDecoder.decode(bytes, path: "a.png").image.bytes == [10, 20, 30, 0])
  }

  @Test(
    "the resolution is read where it is square and in metres",
    arguments: [
      ([0, 0, 0x16, 0x26, 0, 0, 0x16, 0x26, 1], 5_670), ([0, 0, 0, 2, 0, 0, 0, 2, 0], nil),
      ([0, 0, 0, 2, 0, 0, 0, 3, 1], nil), ([0, 0, 0, 2], nil),
    ] as [([UInt8], Int?)])
  func resolution(payload: [UInt8], pixelsPerMetre: Int?) throws {
    let bytes = PNGFixture.small(PNGFixture.chunk("pHYs", payload))
    let file = try PNGDecoder.decode(bytes, path: "a.png")
    #expect(file.pixelsPerMetre == pixelsPerMetre)
    #expect(file.image.bytes == PNGFixture.smallPixels)
  }

  @Test("the three kinds of text chunk are read in their order, before and after the pixels")
  func texts() throws {
    let latin1 = Array("Author\0J".utf8) + [0xFC, 0x0A, 0x72]
    let deflated = Array("Note\0\0".utf8) + PNGFixture.zlib(Array("plain".utf8))
    let unicode = Array("Title\0\0\0zh\0标题\0第0个 添加".utf8)
    let deflatedUnicode =
      Array("Log\0\u{1}\0\0\0".utf8) + PNGFixture.zlib(Array("编辑".utf8))
    let bytes = PNGFixture.file(
      PNGFixture.header(width: 2, height: 1), PNGFixture.chunk("tEXt", latin1),
      PNGFixture.chunk("zTXt", deflated),
      PNGFixture.pixelData([0] + PNGFixture.smallPixels),
      PNGFixture.chunk("iTXt", unicode), PNGFixture.chunk("iTXt", deflatedUnicode))
    let file = try PNGDecoder.decode(bytes, path: "a.png")
    #expect(
      file.text == [
        PNGText(keyword: "Author", text: "Jü\nr"),
        PNGText(keyword: "Note", text: "plain", compressed: true),
        PNGText(keyword: "Title", text: "第0个 添加"),
        PNGText(keyword: "Log", text: "编辑", compressed: true),
      ])
    #expect(file.warnings.isEmpty)
  }

  @Test("a text that is not UTF-8 is repaired, with a warning")
  func invalidText() throws {
    let payload = Array("Title\0\0\0\0\0a".utf8) + [0xFF, 0x62]
    let file = try PNGDecoder.decode(
      PNGFixture.small(PNGFixture.chunk("iTXt", payload)), path: "a.png")
    #expect(file.text == [PNGText(keyword: "Title", text: "a\u{FFFD}b")])
    #expect(file.warnings == ["the text \"Title\" is not valid UTF-8 and was repaired"])
  }

  @Test("bytes after the last chunk are no part of the picture")
  func trailingBytes() throws {
    let file = try PNGDecoder.decode(PNGFixture.small() + [1, 2, 3], path: "a.png")
    #expect(file.image.bytes == PNGFixture.smallPixels)
  }

  @Test("pixels that end early, or a stream that is none, are malformed")
  func brokenPixels() {
    let header = PNGFixture.header(width: 2, height: 1)
    #expect(throws: PNGError.malformed(path: "a.png", reason: "Not enough image data")) {
      try PNGDecoder.decode(
        PNGFixture.file(header, PNGFixture.pixelData([0, 255])), path: "a.png")
    }
    #expect(throws: PNGError.malformed(path: "a.png", reason: "IDAT: incorrect header check")) {
      try PNGDecoder.decode(
        PNGFixture.file(header, PNGFixture.chunk("IDAT", [1, 2, 3, 4])), path: "a.png")
    }
  }
}
