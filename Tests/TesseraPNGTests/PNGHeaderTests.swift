import TesseraPNG
import Testing

@Suite("PNGHeader")
struct PNGHeaderTests {
  @Test("an empty file")
  func empty() {
    #expect(throws: PNGError.empty(path: "a.png")) { try PNGDecoder.decode([], path: "a.png") }
  }

  @Test(
    "another format is named",
    arguments: [
      ("\u{FF}\u{D8}\u{FF}\u{E0}", .jpeg), ("GIF89a", .gif), ("RIFF\0\0\0\0WEBPVP8 ", .webP),
      ("BM6\0", .bitmap), ("II*\0", .tiff), ("MM\0*", .tiff),
      ("version https://git-lfs.github.com/spec/v1\n", .largeFilePointer),
      ("RIFF\0\0\0\0WAVE", nil), ("hello", nil), ("\u{89}PNG\n\u{1A}\n", nil),
    ] as [(String, ForeignFormat?)])
  func foreign(start: String, format: ForeignFormat?) {
    let bytes = start.unicodeScalars.map { UInt8($0.value) }
    #expect(throws: PNGError.notPNG(path: "a.png", resembles: format)) {
      try PNGDecoder.decode(bytes, path: "a.png")
    }
  }

  @Test("a file that ends in the signature or in the header", arguments: [1, 7, 8, 20, 32])
  func truncated(length: Int) {
    let place = length < 8 ? "in the signature" : "in the IHDR chunk"
    let missing = (length < 8 ? 8 : 33) - length
    #expect(throws: PNGError.truncated(path: "a.png", place: place, missing: missing)) {
      try PNGDecoder.decode([UInt8](PNGFixture.small().prefix(length)), path: "a.png")
    }
  }

  @Test("Xcode's variant")
  func xcodeVariant() {
    let bytes = PNGFixture.file(PNGFixture.chunk("CgBI", [0x50, 0, 0x20, 2]))
    #expect(throws: PNGError.xcodeVariant(path: "a.png")) {
      try PNGDecoder.decode(bytes, path: "a.png")
    }
  }

  @Test("a first chunk that is no IHDR")
  func otherFirstChunk() {
    let reason = "it does not begin with an IHDR chunk of 13 bytes"
    let bytes = PNGFixture.file(PNGFixture.chunk("tEXt", Array("Title\0a rather long one".utf8)))
    #expect(throws: PNGError.malformed(path: "a.png", reason: reason)) {
      try PNGDecoder.decode(bytes, path: "a.png")
    }
  }

  @Test(
    "sizes that do not exist",
    arguments: [(0, 1), (1, 0), (0x8000_0000, 1), (1, 0xFFFF_FFFF)])
  func sizes(width: Int, height: Int) {
    let reason = "a picture of \(width)×\(height) pixels does not exist"
    #expect(throws: PNGError.malformed(path: "a.png", reason: reason)) {
      try PNGDecoder.decode(
        PNGFixture.file(PNGFixture.header(width: width, height: height)), path: "a.png")
    }
  }

  @Test("every combination of colour type and depth that does not exist")
  func formats() {
    let valid = SampleFormat.all.map { [$0.colorType, $0.depth] }
    for colorType in 0...8 {
      for depth in 0...17 where !valid.contains([colorType, depth]) {
        let reason = "\(depth) bits a sample do not exist for colour type \(colorType)"
        #expect(throws: PNGError.malformed(path: "a.png", reason: reason)) {
          try PNGDecoder.decode(
            PNGFixture.file(
              PNGFixture.header(width: 1, height: 1, depth: depth, colorType: colorType)),
            path: "a.png")
        }
      }
    }
  }

  @Test("methods that do not exist", arguments: [10, 11, 12])
  func methods(position: Int) {
    var payload: [UInt8] = [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0]
    payload[position] = 2
    let reason = "its compression, filter or interlace method is unknown"
    #expect(throws: PNGError.malformed(path: "a.png", reason: reason)) {
      try PNGDecoder.decode(PNGFixture.file(PNGFixture.chunk("IHDR", payload)), path: "a.png")
    }
  }
}
