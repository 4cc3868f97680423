import TesseraGraphics
import TesseraRaster

/// The blur of design section 5 on whole masks, sum by sum: slow and easy to check.
enum ReferenceBlur {
  /// The weights of a Gaussian from −⌈3σ⌉ to ⌈3σ⌉ that sum to 65,536: differences of the rounded running
  /// sum of the curve, which is summed up from four times as far out.
  static func weights(sigma: Double) -> [Int] {
    let radius = Int((3 * sigma).rounded(.up))
    guard radius > 0 else { return [65_536] }
    let heights = (1...(4 * radius)).map {
      PortableMath.exp(-Double($0 * $0) / (2 * sigma * sigma))
    }
    let sum = heights.reduce(0, +) * 2 + 1
    var running = heights[radius...].reduce(0, +)
    var rounded = [0]
    for height in heights[..<radius].reversed() {
      running += height
      rounded.append(Int(running / sum * 65_536 + 0.5))
    }
    let half = zip(rounded.dropFirst(), rounded).map { $0 - $1 }
    return half + [65_536 - 2 * half.reduce(0, +)] + half.reversed()
  }

  /// Three boxes one after the other, as weights that sum to `whole`.
  static func boxWeights(sigma: Double) -> [Int] {
    let width = Int((sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    var weights = [1]
    for width in [width, width, width % 2 == 1 ? width : width + 1] {
      weights = (0..<(weights.count + width - 1)).map { place in
        (max(0, place - width + 1)...min(place, weights.count - 1)).reduce(0) { $0 + weights[$1] }
      }
    }
    return weights
  }

  /// The blurred coverage of the pixels of `area`.
  static func blur(_ mask: Mask, weights: [Int], over area: PixelRect) -> [UInt8] {
    let radius = weights.count / 2
    let whole = weights.reduce(0, +)
    let rows = (area.rows.lowerBound - radius)..<(area.rows.upperBound + radius)
    var across = [Int](repeating: 0, count: rows.count * area.width)
    for y in rows where mask.area.rows.contains(y) {
      for x in area.columns {
        var sum = 0
        for (index, weight) in weights.enumerated() {
          sum += weight * Int(mask[x + index - radius, y])
        }
        let place = (y - rows.lowerBound) * area.width + x - area.columns.lowerBound
        across[place] = (sum * 256 + whole / 2) / whole
      }
    }
    var blurred: [UInt8] = []
    for row in 0..<area.height {
      for column in 0..<area.width {
        var sum = 0
        for (index, weight) in weights.enumerated() {
          sum += weight * across[(row + index) * area.width + column]
        }
        blurred.append(UInt8((sum + whole * 128) / (whole * 256)))
      }
    }
    return blurred
  }

  /// Values blurred in `Double` by a Gaussian that reaches six standard deviations, over `width` by
  /// `height` places.
  static func exact(
    sigma: Double, width: Int, height: Int, _ value: (Int, Int) -> Double
  ) -> [Double] {
    let radius = Int((6 * sigma).rounded(.up))
    let heights = (-radius...radius).map {
      sigma > 0 ? PortableMath.exp(-Double($0 * $0) / (2 * sigma * sigma)) : 1
    }
    let sum = heights.reduce(0, +)
    let weights = heights.map { $0 / sum }
    var across: [Double] = []
    for y in -radius..<(height + radius) {
      let values = (-radius..<(width + radius)).map { value($0, y) }
      for x in 0..<width {
        var total = 0.0
        for (index, weight) in weights.enumerated() { total += weight * values[x + index] }
        across.append(total)
      }
    }
    var blurred: [Double] = []
    for y in 0..<height {
      for x in 0..<width {
        var total = 0.0
        for (index, weight) in weights.enumerated() {
          total += weight * across[(y + index) * width + x]
        }
        blurred.append(total)
      }
    }
    return blurred
  }
}
