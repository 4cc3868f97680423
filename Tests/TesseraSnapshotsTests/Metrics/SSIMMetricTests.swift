import TesseraSnapshots
import Testing

@Suite("ssim-cie94")
struct SSIMMetricTests {
  private static func difference(_ first: PixelGrid, _ second: PixelGrid) -> PixelDifference {
    Metric.ssimCIE94.compare(first, second).difference
  }

  /// Stripes of black and white with a grey between them, two pixels each.
  private static let stripes = PixelGrid(
    width: 48, height: 48,
    words: (0..<48 * 48).map { [0xFF00_0000, 0xFF80_8080, 0xFFFF_FFFF][$0 % 48 / 2 % 3] })

  @Test("A colour that the eye cannot tell apart is equal, in flat areas too")
  func invisible() {
    let first = PixelGrid(width: 5, height: 5, fill: opaque(0xFF_FFFF))
    let difference = Self.difference(first, first.replacing((2, 2, opaque(0xFE_FEFE))))
    #expect(difference.count == 0 && difference.antialiased == 0)
    #expect(difference.maxChannelDelta == 1)
    // The same over white.
    let clear = PixelGrid(width: 5, height: 5, fill: 0)
    #expect(Self.difference(first, clear).count == 0)
  }

  @Test("In a flat patch of either picture a visible change differs, however small")
  func flat() {
    let first = PixelGrid(width: 40, height: 40, fill: opaque(0xFF_FFFF))
    let second = first.replacing((20, 20, opaque(0xF0_F0F0)))
    for (a, b) in [(first, second), (second, first)] {
      #expect(Self.difference(a, b).count == 1 && Self.difference(a, b).antialiased == 0)
    }
  }

  @Test("In surroundings of the same structure it counts as an edge, in others it differs")
  func structure() {
    let slight = Self.stripes.replacing((26, 24, opaque(0x8C_8C8C)))
    let edge = Self.difference(Self.stripes, slight)
    #expect(edge.count == 0 && edge.antialiased == 1)
    // The same stripes the other way round, all of them.
    let turned = PixelGrid(
      width: 48, height: 48,
      words: (0..<48 * 48).map { [0xFF00_0000, 0xFF80_8080, 0xFFFF_FFFF][$0 / 48 / 2 % 3] })
    let other = Self.difference(Self.stripes, turned)
    #expect(other.count == 1_536 && other.antialiased == 0)
  }

  @Test("On the picture's rim, which is continued by loud colours, a pixel counts as an edge")
  func rim() {
    let first = PixelGrid(width: 40, height: 40, fill: opaque(0x80_8080))
    for (x, y) in [(0, 0), (39, 20), (7, 39)] {
      let difference = Self.difference(first, first.replacing((x, y, opaque(0))))
      #expect(difference.count == 0 && difference.antialiased == 1)
    }
    #expect(Self.difference(first, first.replacing((1, 38, opaque(0)))).count == 1)
  }

  @Test("Rows far apart are judged like rows next to each other")
  func rows() {
    func change(_ rows: [Int]) -> PixelDifference {
      var grid = Self.stripes
      for row in rows { grid = grid.replacing((26, row, opaque(0x8C_8C8C))) }
      return Self.difference(Self.stripes, grid)
    }
    #expect(change([0]).antialiased == 1)
    #expect(change([0, 1, 47]).antialiased == 3)
    #expect(change([0, 40]).antialiased == 2)
  }
}
