import TesseraGraphics

/// Coverage in a way that is slow and easy to check: many level lines, cut exactly.
///
/// Along each of 256 lines a pixel row, the crossings of all edges are sorted, and the parts with an
/// inside winding number are measured column by column.
struct ReferenceCoverage {
  let width: Int
  let height: Int
  /// Covered area of each pixel, 0…1.
  private(set) var area: [Double]

  private static let lines = 256

  /// Measures closed polygons.
  init(_ polygons: [[Point]], rule: FillRule, width: Int, height: Int) {
    self.width = width
    self.height = height
    area = [Double](repeating: 0, count: width * height)
    for y in 0..<height {
      for line in 0..<Self.lines {
        let level = Double(y) + (Double(line) + 0.5) / Double(Self.lines)
        measure(Self.crossings(of: polygons, at: level), rule: rule, row: y)
      }
    }
  }

  private static func crossings(
    of polygons: [[Point]], at level: Double
  ) -> [(x: Double, turn: Int)] {
    var crossings: [(x: Double, turn: Int)] = []
    for polygon in polygons {
      guard var a = polygon.last else { continue }
      for b in polygon {
        if (a.y <= level) != (b.y <= level) {
          let x = a.x + (b.x - a.x) * (level - a.y) / (b.y - a.y)
          crossings.append((x, a.y < b.y ? 1 : -1))
        }
        a = b
      }
    }
    return crossings.sorted { $0.x < $1.x }
  }

  private mutating func measure(_ crossings: [(x: Double, turn: Int)], rule: FillRule, row: Int) {
    var winding = 0
    for (index, crossing) in crossings.enumerated().dropLast() {
      winding += crossing.turn
      guard rule == .nonZero ? winding != 0 : winding % 2 != 0 else { continue }
      let from = max(0, crossing.x)
      let to = min(Double(width), crossings[index + 1].x)
      guard from < to else { continue }
      for x in Int(from)...min(width - 1, Int(to)) {
        let part = min(to, Double(x + 1)) - max(from, Double(x))
        area[row * width + x] += max(0, part) / Double(Self.lines)
      }
    }
  }

  /// The coverage of a pixel in units of 1/255, not rounded.
  subscript(x: Int, y: Int) -> Double { area[y * width + x] * 255 }

  /// The largest difference to a mask, in units of 1/255.
  func largestDifference(to mask: (Int, Int) -> UInt8) -> Double {
    var largest = 0.0
    for y in 0..<height {
      for x in 0..<width { largest = max(largest, abs(self[x, y] - Double(mask(x, y)))) }
    }
    return largest
  }
}
