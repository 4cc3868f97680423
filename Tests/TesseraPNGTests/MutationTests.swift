import TesseraGraphics
import TesseraPNG
import TesseraTestSupport
import Testing

/// Damaged and hostile files: whatever the bytes, an error or a picture of the header's size.
@Suite("PNG mutations")
struct MutationTests {
  /// Small files that between them hold every kind of chunk that is looked into.
  static let seeds: [[UInt8]] = {
    var files: [[UInt8]] = []
    for format in SampleFormat.all where [1, 4, 16].contains(format.depth) || format.colorType > 4 {
      for interlaced in [false, true] {
        files.append(
          format.file(
            width: 9, height: 7, interlaced: interlaced, transparency: format.colorType < 4))
      }
    }
    var texts = PNGFixture.chunk("tEXt", Array("Author\0Jemand".utf8))
    let note = Array("Note\0\0".utf8) + PNGFixture.zlib(Array("plain".utf8))
    texts += PNGFixture.chunk("zTXt", note)
    let log = Array("Log\0\u{1}\0zh\0\0".utf8) + PNGFixture.zlib(Array("编辑".utf8))
    texts += PNGFixture.chunk("iTXt", log)
    var colors = PNGFixture.chunk("gAMA", PNGFixture.big32(45_455))
    colors += PNGFixture.chunk("cHRM", (1...8).flatMap { PNGFixture.big32($0 * 7_000) })
    colors += PNGFixture.chunk("pHYs", [0, 0, 1, 0, 0, 0, 1, 0, 1])
    colors += PNGFixture.chunk("sBIT", [5, 6, 5, 8])
    files.append(PNGFixture.small(texts))
    files.append(PNGFixture.small(colors))
    files.append(PNGFixture.small(ProfileFixture().chunk))
    files.append(PNGFixture.small(ProfileFixture(isVersion2: true).chunk, texts))
    return files
  }()

  private static let limits = PNGLimits(
    side: 2_048, decodedBytes: 1 << 20, textBytes: 1 << 16, textCount: 4)

  /// Decodes and checks what the header says of a picture that comes out.
  private func attempt(_ bytes: [UInt8]) -> Bool {
    guard let file = try? PNGDecoder.decode(bytes, path: "a.png", limits: Self.limits) else {
      return false
    }
    let (width, height) = (PNGFixture.number(bytes, at: 16), PNGFixture.number(bytes, at: 20))
    #expect(file.image.width == width)
    #expect(file.image.height == height)
    #expect(file.image.bytes.count == width * height * 4)
    return true
  }

  /// Changes a few bytes: flips a bit, sets an extreme, or copies from elsewhere.
  private func mutate(
    _ bytes: inout [UInt8], in range: Range<Int>, with random: inout RandomSource
  ) {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let position = Int.random(in: range, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes[position] = [0, 1, 0x7F, 0x80, 0xFF][Int.random(in: 0..<5, using: &random)]
      case 2: bytes[position] = UInt8.random(in: 0...255, using: &random)
      default: bytes[position] = bytes[Int.random(in: range, using: &random)]
      }
    }
  }

  @Test("raw changes, cuts and doublings never crash", arguments: seeds.indices)
  func raw(index: Int) {
    var random = RandomSource(seed: UInt64(index))
    let seed = Self.seeds[index]
    #expect(attempt(seed))
    for _ in 0..<300 {
      var bytes = seed
      mutate(&bytes, in: 0..<bytes.count, with: &random)
      if Int.random(in: 0..<4, using: &random) == 0 {
        bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
      } else if Int.random(in: 0..<4, using: &random) == 0 {
        let start = Int.random(in: 0..<bytes.count, using: &random)
        bytes.insert(contentsOf: bytes[start...].prefix(40), at: start)
      }
      _ = attempt(bytes)
    }
  }

  @Test("changes under valid checksums never crash, and some are read", arguments: seeds.indices)
  func resealed(index: Int) {
    var random = RandomSource(seed: UInt64(1_000 + index))
    let seed = PNGFixture.chunks(of: Self.seeds[index])
    var read = 0
    for _ in 0..<500 {
      var chunks = seed
      let target = Int.random(in: 0..<chunks.count, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: chunks.insert(chunks[target], at: Int.random(in: 1...chunks.count, using: &random))
      case 1: chunks.swapAt(target, Int.random(in: 0..<chunks.count, using: &random))
      case 2: chunks.remove(at: target)
      case 3: chunks[target].payload.removeLast(min(3, chunks[target].payload.count))
      case 4: chunks[target].name = chunks[Int.random(in: 0..<chunks.count, using: &random)].name
      default:
        guard !chunks[target].payload.isEmpty else { continue }
        mutate(&chunks[target].payload, in: chunks[target].payload.indices, with: &random)
      }
      var bytes = PNGFixture.signature
      for chunk in chunks { bytes += PNGFixture.chunk(chunk.name, chunk.payload) }
      if attempt(bytes) { read += 1 }
    }
    #expect(read > 0)
  }
}
