import TesseraGraphics
import TesseraRaster
import Testing

@testable import TesseraSnapshots

@Suite("Pixel cluster")
struct PixelClusterTests {
  /// The clusters of pixels that differ, each as `x,y width×height: count`.
  private static func clusters(
    _ pixels: [(Int, Int)], width: Int = 64, height: Int = 40
  ) -> [String] {
    let old = Pixmap(width: width, height: height)
    var new = old
    for (x, y) in pixels { new[x, y].bits = 0xFF00_00FF }
    return PixelCluster.clusters(expected: old, actual: new).map {
      "\($0.bounds.text): \($0.count)"
    }
  }

  @Test("Equal pictures have none")
  func none() {
    #expect(Self.clusters([]) == [])
  }

  @Test("Pixels of tiles that touch, also at a corner, lie together; the most pixels come first")
  func together() {
    #expect(Self.clusters([(1, 1)]) == ["1,1 1×1: 1"])
    #expect(Self.clusters([(0, 0), (15, 7)]) == ["0,0 16×8: 2"])
    #expect(Self.clusters([(0, 0), (15, 15)]) == ["0,0 16×16: 2"])
    #expect(Self.clusters([(0, 0), (16, 0), (17, 0)]) == ["16,0 2×1: 2", "0,0 1×1: 1"])
    #expect(Self.clusters([(63, 39), (0, 0)]) == ["0,0 1×1: 1", "63,39 1×1: 1"])
    // A ring is one, whatever lies inside it.
    let ring = (0..<5).flatMap { [($0 * 8, 0), ($0 * 8, 32), (0, $0 * 8), (32, $0 * 8)] }
    #expect(Self.clusters(ring) == ["0,0 33×33: 16"])
  }

  @Test("What only one picture covers has changed")
  func sizes() {
    let old = Pixmap(width: 10, height: 4)
    let new = Pixmap(width: 12, height: 3)
    let clusters = PixelCluster.clusters(expected: old, actual: new)
    #expect(clusters.map { "\($0.bounds.text): \($0.count)" } == ["0,0 12×4: 18"])
  }

  @Test("Every second pixel of a large picture is one cluster, and found at once")
  func many() {
    let pixels = (0..<2_000).flatMap { x in [(x, 0), (x, 2_000 - 1)] }
    #expect(
      Self.clusters(pixels, width: 2_000, height: 2_000)
        == ["0,0 2000×1: 2000", "0,1999 2000×1: 2000"])
  }
}
