import TesseraGraphics
import TesseraPNG
import Testing

@Suite("PNGChunk")
struct PNGChunkTests {
  /// Signature and IHDR: where the second chunk begins.
  private let second = 33

  @Test("a file that ends inside a chunk says how much is missing")
  func cutChunk() {
    let bytes = [UInt8](PNGFixture.small().prefix(second + 20))
    // Length, name, zlib header, block header, nine bytes of pixels, Adler-32, checksum.
    let whole = 8 + 2 + 5 + 9 + 4 + 4
    #expect(
      throws: PNGError.truncated(path: "a.png", place: "in the IDAT chunk", missing: whole - 20)
    ) {
      try PNGDecoder.decode(bytes, path: "a.png")
    }
  }

  @Test("a file that ends between chunks lacks its last one", arguments: [1, 5, 7])
  func noEnd(rest: Int) {
    let bytes = [UInt8](PNGFixture.small().dropLast(12 - rest))
    #expect(
      throws: PNGError.truncated(
        path: "a.png", place: "before the IEND chunk", missing: 12 - rest)
    ) {
      try PNGDecoder.decode(bytes, path: "a.png")
    }
  }

  @Test("a file without its last chunk is read where its pixels are whole, with a warning")
  func missingEnd() throws {
    let bytes = [UInt8](PNGFixture.small().dropLast(12))
    let file = try PNGDecoder.decode(bytes, path: "a.png")
    #expect(file.image.bytes == PNGFixture.smallPixels)
    #expect(file.warnings == ["the IEND chunk is missing, but the picture is whole"])
    #expect(
      throws: PNGError.truncated(path: "a.png", place: "before the IEND chunk", missing: 12)
    ) {
      try PNGDecoder.decode(bytes, path: "a.png", mustBeWhole: true)
    }

    let stream = PNGFixture.zlib([0] + PNGFixture.smallPixels)
    let halves = [stream.prefix(10), stream.dropFirst(10)].map {
      PNGFixture.chunk("IDAT", [UInt8]($0))
    }
    let cut = PNGFixture.signature + PNGFixture.header(width: 2, height: 1) + halves[0]
    #expect(
      throws: PNGError.truncated(path: "a.png", place: "before the IEND chunk", missing: 12)
    ) {
      try PNGDecoder.decode(cut, path: "a.png")
    }
    #expect(try PNGDecoder.decode(cut + halves[1], path: "a.png").image == file.image)
  }

  @Test("every other prefix of a file is cut off, and nothing else is said of it")
  func prefixes() {
    let bytes = PNGFixture.small(PNGFixture.chunk("tEXt", Array("Title\0x".utf8)))
    for length in 1..<bytes.count where length != bytes.count - 12 {
      #expect {
        try PNGDecoder.decode([UInt8](bytes.prefix(length)), path: "a.png")
      } throws: { error in
        if case PNGError.truncated = error { true } else { false }
      }
    }
  }

  @Test("a flipped bit in any chunk's bytes or checksum is found at that chunk")
  func damage() throws {
    let text = PNGFixture.chunk("tEXt", Array("Title\0x".utf8))
    let bytes = PNGFixture.small(text)
    let pixels = second + text.count
    let places = [
      ("IHDR", 8, 29..<33), ("tEXt", second, second + 8..<pixels),
      ("IDAT", pixels, pixels + 8..<bytes.count - 12),
      ("IEND", bytes.count - 12, bytes.count - 4..<bytes.count),
    ]
    for (name, offset, range) in places {
      for position in range {
        var damaged = bytes
        damaged[position] ^= 0x10
        #expect(throws: PNGError.damaged(path: "a.png", chunk: name, offset: offset)) {
          try PNGDecoder.decode(damaged, path: "a.png")
        }
      }
    }
  }

  @Test("a chunk without a name of letters")
  func nameless() {
    let reason = "the chunk at byte 33 has no valid name"
    #expect(throws: PNGError.malformed(path: "a.png", reason: reason)) {
      try PNGDecoder.decode(PNGFixture.small(PNGFixture.chunk("t3Xt", [])), path: "a.png")
    }
  }

  @Test("an unknown chunk is skipped where it is ancillary, and refused where it is critical")
  func unknown() throws {
    let file = try PNGDecoder.decode(
      PNGFixture.small(PNGFixture.chunk("teSt", [1, 2, 3])), path: "a.png")
    #expect(file.image.bytes == PNGFixture.smallPixels)
    #expect(throws: PNGError.malformed(path: "a.png", reason: "TeSt: unhandled critical chunk")) {
      try PNGDecoder.decode(PNGFixture.small(PNGFixture.chunk("TeSt", [1])), path: "a.png")
    }
  }
}
