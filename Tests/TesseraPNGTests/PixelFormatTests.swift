import TesseraGraphics
import TesseraPNG
import Testing

@Suite("PixelFormat")
struct PixelFormatTests {
  /// A picture whose pixels go through these colours in turn.
  private func image(_ colors: [[UInt8]], width: Int = 40, height: Int = 41) -> StraightImage {
    let bytes = (0..<width * height).flatMap { colors[$0 % colors.count] }
    return StraightImage(width: width, height: height, bytes: bytes)
  }

  /// Colour type, depth, PLTE and tRNS of the file, the same with either effort; and the pixels are
  /// those of the picture.
  private func format(
    _ image: StraightImage
  ) throws -> (colorType: Int, depth: Int, palette: [UInt8], alphas: [UInt8]) {
    var found: [(colorType: Int, depth: Int, palette: [UInt8], alphas: [UInt8])] = []
    for effort in PNGEffort.allCases {
      let bytes = try PNGEncoder.encode(image, scale: 1, effort: effort)
      let file = try PNGDecoder.decode(bytes, path: "a.png")
      #expect(file.image == image)
      #expect(file.warnings.isEmpty)
      let chunks = PNGFixture.chunks(of: bytes)
      func payload(_ name: String) -> [UInt8] { chunks.first { $0.name == name }?.payload ?? [] }
      found.append((Int(bytes[25]), Int(bytes[24]), payload("PLTE"), payload("tRNS")))
    }
    #expect(found[0] == found[1])
    return found[0]
  }

  @Test(
    "opaque greys take as many bits as tell them exactly",
    arguments: [
      ([0], 1), ([255], 1), ([0, 255], 1), ([0, 85, 170], 2), ([0, 85, 255], 2),
      ([17, 34, 51, 204, 238], 4), (Array(UInt8.min...UInt8.max), 8),
    ] as [([UInt8], Int)])
  func greys(levels: [UInt8], depth: Int) throws {
    let found = try format(image(levels.map { [$0, $0, $0, 255] }))
    #expect(found == (0, depth, [], []))
  }

  @Test("greys between those of few bits have a palette where it has fewer bits")
  func greysInPalette() throws {
    let found = try format(image([[200, 200, 200, 255], [3, 3, 3, 255]]))
    #expect(found == (3, 1, [3, 3, 3, 200, 200, 200], []))
  }

  @Test(
    "few opaque colours are a palette of as few bits as number them",
    arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)])
  func palettes(count: Int, depth: Int) throws {
    let colors = (0..<count).map { [UInt8($0), UInt8(255 - $0), 7, 255] }
    let found = try format(image(colors))
    #expect(found.colorType == 3)
    #expect(found.depth == depth)
    #expect(
      Set(stride(from: 0, to: 3 * count, by: 3).map { Array(found.palette[$0..<$0 + 3]) })
        == Set(colors.map { Array($0[..<3]) }))
    #expect(found.alphas.isEmpty)
  }

  @Test("a palette begins with what is not opaque, and its alphas end there")
  func transparentPalette() throws {
    let found = try format(
      image([
        [9, 9, 9, 255], [0, 0, 0, 0], [1, 2, 3, 255], [200, 100, 50, 128], [7, 0, 0, 128],
      ]))
    #expect(
      found == (3, 4, [0, 0, 0, 7, 0, 0, 200, 100, 50, 9, 9, 9, 1, 2, 3], [0, 128, 128])
        || found == (3, 4, [0, 0, 0, 7, 0, 0, 200, 100, 50, 1, 2, 3, 9, 9, 9], [0, 128, 128]))
  }

  @Test("one colour more than a palette holds is RGB, or RGBA where an alpha is not 255")
  func manyColors() throws {
    let colors: [[UInt8]] = (0..<257).map { [UInt8($0 & 255), UInt8($0 >> 8), 3, 255] }
    #expect(try format(image(colors)) == (2, 8, [], []))
    #expect(try format(image(colors + [[1, 1, 1, 254]])) == (6, 8, [], []))
    // The last pixel alone, behind whole groups of sixteen and the rest.
    for width in [16, 17, 31, 32, 47] {
      var bytes = image(colors, width: width, height: 17).bytes
      bytes[bytes.count - 1] = 254
      #expect(try format(StraightImage(width: width, height: 17, bytes: bytes)).colorType == 6)
    }
  }

  @Test("a single pixel that is not opaque is found wherever it is")
  func lonePixel() throws {
    let colors: [[UInt8]] = (0..<400).map { [UInt8($0 & 255), UInt8($0 >> 8), 3, 255] }
    let opaque = image(colors, width: 53, height: 70)
    #expect(try format(opaque).colorType == 2)
    for index in stride(from: 0, to: 53 * 70, by: 41) {
      var bytes = opaque.bytes
      bytes[4 * index + 3] = 127
      let picture = StraightImage(width: 53, height: 70, bytes: bytes)
      #expect(try format(picture) == (6, 8, [], []))
    }
  }

  @Test("many greys with alphas take two bytes")
  func greyAlpha() throws {
    let colors: [[UInt8]] = (0..<300).map {
      let level = UInt8($0 & 255)
      return [level, level, level, UInt8($0 >> 1)]
    }
    #expect(try format(image(colors)) == (4, 8, [], []))
    #expect(try format(image(colors + [[1, 2, 1, 9]])) == (6, 8, [], []))
  }

  @Test("a palette that costs more than it saves is not made")
  func smallPictures() throws {
    let colors: [[UInt8]] = [[1, 2, 3, 255], [4, 5, 6, 255], [9, 9, 9, 255], [8, 8, 8, 255]]
    #expect(try format(image(colors, width: 4, height: 1)) == (2, 8, [], []))
    #expect(try format(image(colors + [[4, 4, 4, 4]], width: 5, height: 1)) == (6, 8, [], []))
    let greys: [[UInt8]] = [[8, 8, 8, 255], [9, 9, 9, 5]]
    #expect(try format(image(greys, width: 2, height: 1)) == (4, 8, [], []))
  }

  @Test("a colour in any row is found")
  func rows() throws {
    for height in 1...140 {
      let bytes = (0..<height).flatMap { y in
        (0..<9).flatMap { x in [UInt8(y), UInt8(x == 8 ? 1 : 0), 255, 255] as [UInt8] }
      }
      #expect(
        try format(StraightImage(width: 9, height: height, bytes: bytes)).colorType
          == (height <= 128 ? 3 : 2))
    }
  }

  @Test("every format survives at every width around its groups of pixels")
  func widths() throws {
    let palette: [[UInt8]] = (0..<200).map { [UInt8($0), 0, UInt8($0 ^ 5), UInt8(255 - $0)] }
    let kinds: [[[UInt8]]] = [
      [[0, 0, 0, 255], [255, 255, 255, 255], [0, 0, 0, 255]],
      [[0, 0, 0, 255], [85, 85, 85, 255], [170, 170, 170, 255]],
      [[0, 0, 0, 255], [17, 17, 17, 255], [255, 255, 255, 255]],
      Array(palette.prefix(2)), Array(palette.prefix(3)), Array(palette.prefix(15)), palette,
      (0..<999).map { [UInt8($0 & 255), UInt8($0 >> 8), 3, 255] },
      (0..<999).map { [UInt8($0 & 255), UInt8($0 >> 8), 3, UInt8($0 & 127)] },
      (0..<999).map { [UInt8($0 & 127), UInt8($0 & 127), UInt8($0 & 127), UInt8($0 >> 2)] },
    ]
    for colors in kinds {
      for width in 1...35 { _ = try format(image(colors, width: width, height: 31)) }
    }
  }
}
