package import TesseraGraphics

/// Coverage in a way that is slow and easy to check: many level lines, cut exactly.
///
/// Along each of 256 lines a pixel row, the crossings of all edges are sorted, and the parts with an
/// inside winding number are measured column by column.
package struct ReferenceCoverage {
  /// Pixels in a row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// Covered area of each pixel, 0…1.
  package private(set) var area: [Double]

  /// Measures closed polygons.
  ///
  /// - Parameters:
  ///   - polygons: The corners of each.
  ///   - rule: What is inside.
  ///   - width: Pixels in a row.
  ///   - height: Rows.
  ///   - lines: Level lines in each row of pixels.
  package init(
    _ polygons: [[Point]], rule: FillRule, width: Int, height: Int, lines: Int = 256
  ) {
    self.width = width
    self.height = height
    area = [Double](repeating: 0, count: width * height)
    let crossings = Self.crossings(of: polygons, count: height * lines, density: Double(lines))
    for (line, crossings) in crossings.enumerated() {
      measure(
        crossings.sorted { $0.x < $1.x }, rule: rule, row: line / lines, share: 1 / Double(lines))
    }
  }

  private typealias Crossing = (x: Double, turn: Int)

  /// Where edges cross each of `count` lines; `density` lines are a pixel, the first one half a line
  /// below the top.
  private static func crossings(
    of polygons: [[Point]], count: Int, density: Double
  ) -> [[Crossing]] {
    var crossings = [[Crossing]](repeating: [], count: count)
    for polygon in polygons {
      guard var a = polygon.last else { continue }
      for b in polygon {
        // The lines above `y` are those before this one.
        func line(_ y: Double) -> Int {
          Int(min(max((y * density - 0.5).rounded(.up), 0), Double(count)))
        }
        let (first, last) = (line(min(a.y, b.y)), line(max(a.y, b.y)))
        for line in first..<last {
          let level = (Double(line) + 0.5) / density
          let x = a.x + (b.x - a.x) * (level - a.y) / (b.y - a.y)
          crossings[line].append((x, a.y < b.y ? 1 : -1))
        }
        a = b
      }
    }
    return crossings
  }

  private mutating func measure(
    _ crossings: [Crossing], rule: FillRule, row: Int, share: Double
  ) {
    var winding = 0
    for (index, crossing) in crossings.enumerated().dropLast() {
      winding += crossing.turn
      guard rule == .nonZero ? winding != 0 : winding % 2 != 0 else { continue }
      let from = max(0, crossing.x)
      let to = min(Double(width), crossings[index + 1].x)
      guard from < to else { continue }
      for x in Int(from)...min(width - 1, Int(to)) {
        let part = min(to, Double(x + 1)) - max(from, Double(x))
        area[row * width + x] += max(0, part) * share
      }
    }
  }

  /// The coverage of a pixel in units of 1/255, not rounded.
  package subscript(x: Int, y: Int) -> Double { area[y * width + x] * 255 }

  /// The largest difference to a mask, in units of 1/255.
  package func largestDifference(to mask: (Int, Int) -> UInt8) -> Double {
    var largest = 0.0
    for y in 0..<height {
      for x in 0..<width { largest = max(largest, abs(self[x, y] - Double(mask(x, y)))) }
    }
    return largest
  }

  /// The mean difference to a mask, in units of 1/255, over the pixels that are covered in part, and
  /// how many those are.
  package func meanEdgeDifference(to mask: (Int, Int) -> UInt8) -> (mean: Double, pixels: Int) {
    var sum = 0.0
    var pixels = 0
    for y in 0..<height {
      for x in 0..<width where self[x, y] > 0.5 && self[x, y] < 254.5 {
        sum += abs(self[x, y] - Double(mask(x, y)))
        pixels += 1
      }
    }
    return (pixels > 0 ? sum / Double(pixels) : 0, pixels)
  }
}
