/// Three running means in a row: the stand-in for a wide Gaussian.
///
/// The widths are those of SVG's feGaussianBlur (Filter Effects 1, section 9.13): three boxes of the
/// odd width d, or for an even d two of d, half a pixel to either side, and one of d + 1. Sums stay
/// whole until all three are done; then they are rounded once.
///
/// Eight lines go side by side: neighbours in memory, whichever way the blur goes. Column by column, each
/// value came from a row of its own, and so did each miss of the cache.
struct BoxBlur {
  /// A value of each of eight lines.
  typealias Lanes = SIMD8<UInt64>

  /// The widths of the three boxes, in pixels.
  let widths: (Int, Int, Int)

  /// The boxes for a Gaussian of standard deviation `sigma` in pixels.
  init(sigma: Double) {
    let width = Int(sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
    widths = width & 1 == 1 ? (width, width, width) : (width, width, width + 1)
  }

  /// How far the blur reaches, in pixels.
  var radius: Int { (widths.0 + widths.1 + widths.2 - 3) / 2 }

  /// What the sums have to be divided by.
  var whole: UInt64 { UInt64(widths.0) * UInt64(widths.1) * UInt64(widths.2) }

  /// Replaces values by the sums for all places that the blur fits in: `2 · radius` fewer.
  func sum(_ values: inout [Lanes]) {
    sum(&values, width: widths.0)
    sum(&values, width: widths.1)
    sum(&values, width: widths.2)
  }

  /// Replaces values by the sums of `width` neighbours.
  private func sum(_ values: inout [Lanes], width: Int) {
    let count = max(0, values.count - width + 1)
    var sum = Lanes()
    for value in values.prefix(width - 1) { sum &+= value }
    for place in 0..<count {
      sum &+= values[place + width - 1]
      let leaving = values[place]
      values[place] = sum
      sum &-= leaving
    }
    values.removeLast(values.count - count)
  }
}
