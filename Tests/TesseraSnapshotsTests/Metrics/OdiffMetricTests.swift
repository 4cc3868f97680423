import TesseraRaster
import TesseraSnapshots
import TesseraTestSupport
import Testing

@Suite("odiff")
struct OdiffMetricTests {
  /// A published case of PNG files.
  struct Case: Sendable, CustomTestStringConvertible {
    let first: String
    let second: String
    var threshold = 0.1
    var skipsAntialiased = false
    var ignored: [PixelRect] = []
    let count: Int
    /// Of all pixels, in percent.
    let share: Double

    var testDescription: String { "\(first) \(second) \(threshold)" }
  }

  private static let cases = [
    Case(
      first: "aa/antialiasing-on", second: "aa/antialiasing-off", skipsAntialiased: true,
      count: 38, share: 0.095),
    Case(
      first: "aa/antialiasing-on", second: "aa/antialiasing-off-small", skipsAntialiased: true,
      count: 417, share: 1.0425),
    Case(
      first: "png/orange", second: "png/orange_changed", threshold: 0.5, count: 25,
      share: 0.020948550360315066),
    Case(first: "png/orange", second: "png/orange_changed", count: 1_366, share: 1.1446),
    Case(
      first: "png/orange", second: "png/orange_changed",
      ignored: [(150, 30, 310, 105), (20, 175, 105, 200)].compactMap {
        PixelRect(inclusiveCorners: $0.0, $0.1, $0.2, $0.3)
      }, count: 0, share: 0),
    Case(first: "png/white4x4", second: "png/purple8x8", count: 64, share: 100),
    Case(first: "png/purple8x8", second: "png/white4x4", count: 64, share: 100),
    Case(
      first: "png/odiff-logo-dark", second: "png/odiff-logo-dark-rotated", count: 2_270_068,
      share: 50.56),
    Case(
      first: "png/odiff-logo-dark-rotated", second: "png/odiff-logo-dark", count: 2_270_068,
      share: 50.56),
    Case(first: "png/extreme-alpha", second: "png/extreme-alpha-1", count: 0, share: 0),
  ]

  private static func map(
    _ first: PixelGrid, _ second: PixelGrid, threshold: Double = 0.1,
    skipsAntialiased: Bool = false, ignored: [PixelRect] = []
  ) -> DifferenceMap {
    Metric.compareOverlap(
      first, second, threshold: threshold, countsAntialiased: !skipsAntialiased,
      ignoring: ignored)
  }

  @Test(
    "Published pairs have the published counts and shares",
    .enabled(if: ConformanceData.isPresent, ConformanceData.absence), arguments: cases)
  func published(test: Case) throws {
    let first = try PixelGrid(conformance: "snapshot/odiff/test/\(test.first).png")
    let second = try PixelGrid(conformance: "snapshot/odiff/test/\(test.second).png")
    let difference = Self.map(
      first, second, threshold: test.threshold, skipsAntialiased: test.skipsAntialiased,
      ignored: test.ignored
    ).difference
    #expect(difference.count == test.count)
    let share = 100 * Double(difference.count) / Double(difference.total)
    #expect(abs(share - test.share) < 0.005)
  }

  @Test(
    "The published pair has the published bounds",
    .enabled(if: ConformanceData.isPresent, ConformanceData.absence))
  func bounds() throws {
    let first = try PixelGrid(conformance: "snapshot/odiff/test/png/orange.png")
    let second = try PixelGrid(conformance: "snapshot/odiff/test/png/orange_diff.png")
    #expect(
      Self.map(first, second).difference.bounds
        == PixelRect(inclusiveCorners: 28, 37, 294, 191))
  }

  @Test("What only one picture covers counts unless it is clear")
  func overlap() {
    let white = opaque(0xFF_FFFF)
    let small = PixelGrid(width: 2, height: 3, fill: white)
    let large = PixelGrid(width: 4, height: 2, fill: white).replacing((3, 0, 0x00FF_FFFF))
    for (first, second) in [(small, large), (large, small)] {
      let map = Self.map(first, second)
      #expect(map.width == 4 && map.height == 3 && map.difference.total == 12)
      // Of the right half three of four, of the lowest row two; one corner belongs to neither.
      #expect(map.difference.count == 5)
      #expect(map.difference.bounds == PixelRect(x: 0, y: 0, width: 4, height: 3))
      #expect(map[3, 0] == .equal && map[3, 2] == .equal && map[0, 2] == .different)
      let right = PixelRect(x: 2, y: 0, width: 9, height: 9)
      #expect(Self.map(first, second, ignored: [right]).difference.count == 2)
    }
  }

  @Test("Numbers are whole: a difference just over the limit in real numbers can be under it")
  func wholeNumbers() {
    let (first, second) = (opaque(0x80_8080), opaque(0x84_8484))
    let grids = (
      PixelGrid(width: 1, height: 1, fill: first), PixelGrid(width: 1, height: 1, fill: second)
    )
    // A grey step of 4 measures 0.5053 · 4² = 8.0848; in steps of 1/4,096, cut off, a little less.
    let threshold = (8.084 / 35_215).squareRoot()
    let exact = Metric.pixelmatch(.v5_3, threshold: threshold, countsAntialiased: true)
    #expect(exact.compare(grids.0, grids.1).difference.count == 1)
    #expect(Self.map(grids.0, grids.1, threshold: threshold).difference.count == 0)
    #expect(
      Self.map(grids.0, grids.1, threshold: (8.07 / 35_215).squareRoot()).difference.count == 1)
  }

  @Test("Clear pixels are white, whatever their colour")
  func clear() {
    let first = PixelGrid(width: 1, height: 1, fill: 0x0000_0000)
    let magenta = PixelGrid(width: 1, height: 1, fill: 0x00FF_00FF)
    #expect(Self.map(first, magenta).difference.count == 0)
    let black = PixelGrid(width: 1, height: 1, fill: opaque(0))
    #expect(Self.map(first, black).difference.count == 1)
  }
}
