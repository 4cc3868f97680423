import TesseraGraphics
import TesseraPNG
import TesseraSnapshots
import TesseraTestSupport
import Testing

@Suite("pixelmatch")
struct PixelmatchMetricTests {
  /// A published case: two pictures, the picture of their difference, options and counts.
  struct Case: Sendable, CustomTestStringConvertible {
    let first: String
    let second: String
    let picture: String
    let threshold: Double
    /// The counts of 5.3 and 7.2, and of 7.2 how many pixels lie on edges; nil where nobody says.
    let counts: (old: Int?, new: Int, antialiased: Int)
    var style = PixelmatchPicture()

    var testDescription: String { picture }
  }

  private static let cases: [Case] = {
    var mask = PixelmatchPicture()
    mask.isMask = true
    var loud = PixelmatchPicture()
    loud.strength = 0.5
    loud.antialiased = .init(0, 192, 0)
    loud.different = .init(255, 0, 255)
    var green = PixelmatchPicture()
    green.darker = .init(0, 255, 0)
    return [
      Case(
        first: "1a", second: "1b", picture: "1diff", threshold: 0.05, counts: (143, 143, 108)),
      Case(
        first: "1a", second: "1b", picture: "1diffdefaultthreshold", threshold: 0.1,
        counts: (nil, 106, 61)),
      Case(
        first: "1a", second: "1b", picture: "1diffmask", threshold: 0.05,
        counts: (143, 143, 108), style: mask),
      Case(
        first: "1a", second: "1a", picture: "1emptydiffmask", threshold: 0, counts: (0, 0, 0),
        style: mask),
      Case(
        first: "2a", second: "2b", picture: "2diff", threshold: 0.05,
        counts: (12_437, 12_437, 653), style: loud),
      Case(
        first: "3a", second: "3b", picture: "3diff", threshold: 0.05, counts: (212, 212, 192)),
      Case(
        first: "4a", second: "4b", picture: "4diff", threshold: 0.05,
        counts: (36_049, 36_049, 5_574)),
      Case(first: "5a", second: "5b", picture: "5diff", threshold: 0.05, counts: (0, 6, 250)),
      Case(
        first: "6a", second: "6b", picture: "6diff", threshold: 0.05, counts: (51, 51, 4_849)),
      Case(first: "6a", second: "6a", picture: "6empty", threshold: 0, counts: (0, 0, 0)),
      Case(
        first: "7a", second: "7b", picture: "7diff", threshold: 0.1,
        counts: (2_448, 2_448, 289), style: green),
      Case(
        first: "8a", second: "5b", picture: "8diff", threshold: 0.05,
        counts: (nil, 32_896, 0)),
    ]
  }()

  private static func picture(_ name: String) throws -> StraightImage {
    let path = "snapshot/pixelmatch/\(name).png"
    return try PNGDecoder.decode(try ConformanceData.bytes(path), path: path).image
  }

  @Test(
    "Published pairs have the published counts and difference pictures",
    .enabled(if: ConformanceData.isPresent, ConformanceData.absence), arguments: cases)
  func published(test: Case) throws {
    let first = PixelGrid(try Self.picture("fixtures/\(test.first)"))
    let second = PixelGrid(try Self.picture("fixtures/\(test.second)"))
    func map(_ version: Metric.PixelmatchVersion, counting: Bool = false) -> DifferenceMap {
      Metric.pixelmatch(version, threshold: test.threshold, countsAntialiased: counting)
        .compare(first, second)
    }
    let new = map(.v7_2)
    #expect(new.difference.count == test.counts.new)
    #expect(new.difference.antialiased == test.counts.antialiased)
    let counting = map(.v7_2, counting: true).difference
    #expect(counting.count == test.counts.new + test.counts.antialiased)
    #expect(counting.antialiased == 0)
    #expect(test.style.draw(new, over: first) == (try Self.picture("fixtures/\(test.picture)")))
    guard let count = test.counts.old else { return }
    let old = map(.v5_3)
    #expect(old.difference.count == count)
    let folder = test.picture == "5diff" ? "diff-5.3.0-yiq-white" : "fixtures"
    #expect(test.style.draw(old, over: first) == (try Self.picture("\(folder)/\(test.picture)")))
  }

  private static let black = opaque(0x00_0000)
  private static let white = opaque(0xFF_FFFF)

  @Test("The threshold's square is a share of the largest difference, and is itself allowed")
  func threshold() {
    let ground = PixelGrid(width: 3, height: 3, fill: Self.black)
    // 0.5053 · 255² of 35,215 is a little over 0.9659².
    for (threshold, count) in [(0.9659, 1), (0.966, 0), (0, 1), (1, 0)] {
      let metric = Metric.pixelmatch(.v7_2, threshold: threshold, countsAntialiased: true)
      let other = ground.replacing((1, 1, Self.white))
      #expect(metric.compare(ground, other).difference.count == count, "\(threshold)")
    }
  }

  @Test("Lighter and darker pixels are told apart, and so are their colours")
  func direction() {
    let grey = opaque(0x80_8080)
    let ground = PixelGrid(width: 3, height: 1, fill: grey)
    let other = ground.replacing((0, 0, Self.black), (2, 0, Self.white))
    let metric = Metric.pixelmatch(.v5_3, threshold: 0.1, countsAntialiased: true)
    let map = metric.compare(ground, other)
    #expect(map.marks == [.darker, .equal, .different])
    var style = PixelmatchPicture()
    style.darker = .init(0, 255, 0)
    // 255 + (128 − 255) · 0.1, cut off.
    #expect(
      style.draw(map, over: ground).bytes == [
        0, 255, 0, 255, 242, 242, 242, 255, 255, 0, 0, 255,
      ])
    #expect(PixelmatchPicture().draw(map, over: ground).bytes.prefix(4) == [255, 0, 0, 255])
    style.isMask = true
    #expect(
      style.draw(map, over: ground).bytes == [0, 255, 0, 255, 0, 0, 0, 0, 255, 0, 0, 255])
  }

  @Test("A step on a slanted edge counts as anti-aliased, unless all are counted")
  func antialiased() {
    let colors: [Character: UInt32] = [
      ".": Self.white, "#": Self.black, "1": opaque(0x60_6060), "2": opaque(0xA0_A0A0),
    ]
    let first = PixelGrid(["......", "......", "..1###", "######", "######"], colors)
    let second = PixelGrid(["......", "......", "..2###", "######", "######"], colors)
    let metric = Metric.pixelmatch(.v7_2, threshold: 0.1, countsAntialiased: false)
    let map = metric.compare(first, second)
    #expect(map.difference.count == 0 && map.difference.antialiased == 1)
    #expect(map[2, 2] == .antialiased && map.difference.bounds == nil)
    #expect(PixelmatchPicture().draw(map, over: first).bytes[56..<60] == [255, 255, 0, 255])
    let counting = Metric.pixelmatch(.v7_2, threshold: 0.1, countsAntialiased: true)
    #expect(counting.compare(first, second).difference.count == 1)
  }

  @Test("White over white is seen by 7.2 as a change of alpha, by 5.3 not")
  func translucent() {
    let first = PixelGrid(width: 2, height: 2, fill: 0x00FF_FFFF)
    let second = PixelGrid(width: 2, height: 2, fill: 0x80FF_FFFF)
    func count(_ version: Metric.PixelmatchVersion) -> Int {
      Metric.pixelmatch(version, threshold: 0.1, countsAntialiased: true)
        .compare(first, second).difference.count
    }
    #expect(count(.v5_3) == 0)
    #expect(count(.v7_2) == 4)
  }
}
