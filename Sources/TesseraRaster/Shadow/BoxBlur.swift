/// Three running means in a row: the stand-in for a wide Gaussian.
///
/// The widths are those of SVG's feGaussianBlur (Filter Effects 1, section 9.13): three boxes of the
/// odd width d, or for an even d two of d, half a pixel to either side, and one of d + 1. Sums stay
/// whole until all three are done; then they are rounded once.
struct BoxBlur {
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
  func sum(_ values: inout [UInt64]) {
    sum(&values, width: widths.0)
    sum(&values, width: widths.1)
    sum(&values, width: widths.2)
  }

  /// Replaces values by the sums of `width` neighbours.
  private func sum(_ values: inout [UInt64], width: Int) {
    let count = max(0, values.count - width + 1)
    var sum = values.prefix(width - 1).reduce(0, &+)
    for place in 0..<count {
      sum &+= values[place + width - 1]
      let leaving = values[place]
      values[place] = sum
      sum &-= leaving
    }
    values.removeLast(values.count - count)
  }
}
