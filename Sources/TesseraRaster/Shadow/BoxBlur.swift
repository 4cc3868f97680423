/// Three running means in a row: the stand-in for a wide Gaussian.
///
/// The widths are those of SVG's feGaussianBlur (Filter Effects 1, section 9.13): three boxes of the
/// odd width d, or for an even d two of d, half a pixel to either side, and one of d + 1. Sums stay
/// whole until all three are done; then they are rounded once.
struct BoxBlur {
  /// The widths of the three boxes, in pixels.
  let widths: [Int]

  /// The boxes for a Gaussian of standard deviation `sigma` in pixels.
  init(sigma: Double) {
    let width = Int(sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
    widths = width & 1 == 1 ? [width, width, width] : [width, width, width + 1]
  }

  /// How far the blur reaches, in pixels.
  var radius: Int { (widths.reduce(0, +) - 3) / 2 }

  /// What the sums have to be divided by.
  var whole: UInt64 { widths.reduce(1) { $0 * UInt64($1) } }

  /// The sums for all places that the blur fits in: `2 · radius` fewer than there are values.
  func sums(_ values: [UInt64]) -> [UInt64] {
    var values = values
    for width in widths {
      let count = values.count - width + 1
      guard count > 0 else { return [] }
      var sums: [UInt64] = []
      sums.reserveCapacity(count)
      var sum = values[..<width].reduce(0, &+)
      sums.append(sum)
      for place in 1..<max(count, 1) {
        sum = sum &+ values[place + width - 1] &- values[place - 1]
        sums.append(sum)
      }
      values = sums
    }
    return values
  }
}
