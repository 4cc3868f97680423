import TesseraRaster
import TesseraSnapshots
import TesseraTestSupport
import Testing

@Suite("Metric")
struct MetricTests {
  private static let grey = opaque(0x80_8080)

  private static let all = [
    Metric.exact, .channel(0), .de2000(0), .ssimCIE94,
    .pixelmatch(.v5_3, threshold: 0, countsAntialiased: true),
    .pixelmatch(.v7_2, threshold: 0, countsAntialiased: true),
    .odiff(threshold: 0, countsAntialiased: true),
  ]

  @Test("Equal pictures are equal to every metric", arguments: all)
  func equal(metric: Metric) {
    let grid = PixelGrid(width: 19, height: 3, fill: 0x8012_3456)
    let map = metric.compare(grid, grid)
    #expect(map.difference.count == 0 && map.difference.antialiased == 0)
    #expect(map.difference.total == 57 && map.difference.bounds == nil)
    #expect(map.difference.maxChannelDelta == 0)
    #expect(map.marks.allSatisfy { $0 == .equal } && map.marks.count == 57)
  }

  @Test(
    "Every metric but the one of structure finds one black pixel in grey, wherever it lies",
    arguments: all.filter { $0 != .ssimCIE94 }, [(0, 0), (7, 0), (8, 1), (18, 2), (16, 1)])
  func one(metric: Metric, place: (Int, Int)) {
    let grid = PixelGrid(width: 19, height: 3, fill: Self.grey)
    let map = metric.compare(grid, grid.replacing((place.0, place.1, opaque(0))))
    #expect(map.difference.count == 1 && map.difference.maxChannelDelta == 128)
    #expect(
      map.difference.bounds == PixelRect(x: place.0, y: place.1, width: 1, height: 1))
    #expect(map[place.0, place.1].isDifferent)
  }

  @Test("Ignored rectangles include both corners, may overlap and reach beyond the picture")
  func ignored() throws {
    let first = PixelGrid(width: 10, height: 4, fill: Self.grey)
    let second = PixelGrid(width: 10, height: 4, fill: opaque(0))
    func count(_ corners: (Int, Int, Int, Int)...) throws -> Int {
      let rects = try corners.map {
        try #require(PixelRect(inclusiveCorners: $0.0, $0.1, $0.2, $0.3))
      }
      let map = Metric.exact.compare(first, second, ignoring: rects)
      #expect(map.difference.total == 40)
      return map.difference.count
    }
    #expect(try count() == 40)
    #expect(try count((0, 0, 0, 0)) == 39)
    #expect(try count((2, 1, 4, 2)) == 34)
    #expect(try count((2, 1, 4, 2), (4, 2, 5, 3), (2, 2, 3, 2)) == 31)
    #expect(try count((5, 0, 99, 99)) == 20)
    #expect(try count((0, 0, 9, 3)) == 0)
    #expect(try count((20, 20, 30, 30)) == 40)
    #expect(PixelRect(inclusiveCorners: 3, 0, 2, 0) == nil)
    #expect(PixelRect(inclusiveCorners: 0, 3, 0, 2) == nil)
    #expect(PixelRect(inclusiveCorners: -1, 0, 2, 2) == nil)
    #expect(PixelRect(inclusiveCorners: 0, 0, .max, 0) == nil)
  }

  @Test("exact sees one level, alpha, and the colour of a clear pixel")
  func exact() {
    let clear = PixelGrid(width: 1, height: 1, fill: 0)
    for (word, delta) in [(1 as UInt32, 1), (0x0100_0000, 1), (0x00FF_0000, 255)] {
      let difference = Metric.exact.compare(
        clear, PixelGrid(width: 1, height: 1, fill: word)
      ).difference
      #expect(difference.count == 1 && difference.maxChannelDelta == delta)
    }
  }

  @Test("channel allows what its number says, in alpha too")
  func channel() {
    let first = PixelGrid(width: 2, height: 1, fill: 0x8010_2030)
    let second = first.replacing((0, 0, 0x8010_2333), (1, 0, 0x8310_2030))
    func difference(_ limit: Int) -> PixelDifference {
      Metric.channel(limit).compare(first, second).difference
    }
    #expect(difference(2).count == 2)
    #expect(difference(3).count == 0)
    // What the pictures differ by is told all the same.
    #expect(difference(3).maxChannelDelta == 3)
  }

  @Test("de2000 follows the eye, and sees a translucent white on any ground")
  func de2000() {
    func count(_ a: UInt32, _ b: UInt32, _ limit: Double) -> Int {
      let first = PixelGrid(width: 1, height: 1, fill: a)
      return Metric.de2000(limit).compare(first, PixelGrid(width: 1, height: 1, fill: b))
        .difference.count
    }
    // Measured in snapshot tools: 3.5, 1.6 and 4.6.
    for (a, b, size) in [
      (0x00_7AFF, 0x0A_84FF, 3.5), (0xFF_3B30, 0xFF_453A, 1.6), (0xE5_E5EA, 0xD1_D1D6, 4.6),
    ] as [(UInt32, UInt32, Double)] {
      #expect(count(opaque(a), opaque(b), size - 0.06) == 1)
      #expect(count(opaque(a), opaque(b), size + 0.06) == 0)
    }
    #expect(count(0x80FF_FFFF, 0x40FF_FFFF, 10) == 1)
    #expect(count(0x8000_0000, 0x4000_0000, 10) == 1)
    #expect(count(0x00FF_FFFF, 0x0012_3456, 0) == 0)
  }
}
