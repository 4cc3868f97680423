import TesseraRaster

/// Changed pixels that lie together: a place to look at.
///
/// The picture is divided into tiles; tiles with changed pixels that touch, also at a corner, are one
/// cluster. That takes a few steps a pixel however the pixels are strewn. Joining pixel by pixel was
/// rejected: every letter of a text would be a place of its own.
struct PixelCluster: Hashable, Sendable {
  /// The smallest rectangle that holds the pixels.
  let bounds: PixelRect
  /// How many there are.
  let count: Int

  /// Side of a tile, in pixels.
  private static let side = 8
  /// The most clusters that are told apart.
  static let most = 40

  /// The clusters of two pictures, those of most pixels first; what only one covers counts as changed.
  static func clusters(expected: Pixmap, actual: Pixmap) -> [PixelCluster] {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let across = (width + side - 1) / side
    var tiles = [PixelCluster?](repeating: nil, count: across * ((height + side - 1) / side))
    let common = expected.area.intersection(actual.area)
    for y in 0..<height {
      let isInside = common.rows.contains(y)
      for x in 0..<width {
        if isInside, common.columns.contains(x), expected[x, y] == actual[x, y] { continue }
        let pixel = PixelCluster(bounds: PixelRect(x: x, y: y, width: 1, height: 1), count: 1)
        let tile = y / side * across + x / side
        tiles[tile] = tiles[tile]?.joined(pixel) ?? pixel
      }
    }
    return joining(&tiles, across: across).sorted { a, b in
      (-a.count, a.bounds.rows.lowerBound, a.bounds.columns.lowerBound)
        < (-b.count, b.bounds.rows.lowerBound, b.bounds.columns.lowerBound)
    }
  }

  /// Joins tiles that touch, and takes them from the list.
  private static func joining(_ tiles: inout [PixelCluster?], across: Int) -> [PixelCluster] {
    var clusters: [PixelCluster] = []
    for start in tiles.indices {
      guard var cluster = tiles[start] else { continue }
      tiles[start] = nil
      var waiting = [start]
      while let tile = waiting.popLast() {
        let (row, column) = tile.quotientAndRemainder(dividingBy: across)
        for y in max(row - 1, 0)...min(row + 1, tiles.count / across - 1) {
          for x in max(column - 1, 0)...min(column + 1, across - 1) {
            guard let neighbour = tiles[y * across + x] else { continue }
            cluster = cluster.joined(neighbour)
            tiles[y * across + x] = nil
            waiting.append(y * across + x)
          }
        }
      }
      clusters.append(cluster)
    }
    return clusters
  }

  /// Both together.
  private func joined(_ other: PixelCluster) -> PixelCluster {
    PixelCluster(bounds: bounds.union(other.bounds), count: count + other.count)
  }
}
