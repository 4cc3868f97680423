import TesseraGraphics
import TesseraPNG
import TesseraSnapshots
import TesseraTestSupport

extension PixelGrid {
  /// A grid drawn with letters: one word for each.
  init(_ rows: [String], _ colors: [Character: UInt32]) {
    self.init(
      width: rows[0].count, height: rows.count,
      words: rows.joined().map { colors[$0] ?? 0 })
  }

  /// A grid of one colour.
  init(width: Int, height: Int, fill: UInt32) {
    self.init(
      width: width, height: height, words: [UInt32](repeating: fill, count: width * height))
  }

  /// The grid with some pixels replaced.
  func replacing(_ pixels: (x: Int, y: Int, word: UInt32)...) -> PixelGrid {
    var words = words
    for pixel in pixels { words[pixel.y * width + pixel.x] = pixel.word }
    return PixelGrid(width: width, height: height, words: words)
  }

  /// A picture of the acceptance data, in straight channels.
  init(conformance path: String) throws {
    self.init(try PNGDecoder.decode(try ConformanceData.bytes(path), path: path).image)
  }
}

/// An opaque pixel's word from 0xRRGGBB.
func opaque(_ rgb: UInt32) -> UInt32 {
  0xFF00_0000 | rgb >> 16 | rgb & 0xFF00 | (rgb & 0xFF) << 16
}

extension PixelGrid {
  /// The grid as a decoded picture.
  var image: StraightImage {
    StraightImage(
      width: width, height: height,
      bytes: words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } })
  }
}

extension TemporaryFolder {
  /// Writes a grid as a PNG file.
  func write(_ grid: PixelGrid, to name: String) throws {
    _ = try write(try PNGEncoder.encode(grid.image, scale: 1), to: name)
  }
}
