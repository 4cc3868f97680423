internal import TesseraGraphics

/// The weights of a Gaussian blur along one axis: integers that sum to 65,536.
///
/// The outermost weights take in what lies beyond them; scaling the others up instead would lift every
/// narrow shape by 0.27 % an axis. Weights are differences of the rounded running sum, so the response
/// to an edge, which is what a silhouette consists of, is off by no more than half a unit anywhere;
/// rounding each weight by itself adds its errors up.
struct GaussianKernel {
  /// The weights from −radius to +radius; symmetric.
  let weights: [UInt32]

  /// The sum of the weights.
  private static let whole: UInt32 = 65_536

  /// How far the blur reaches, in pixels: ⌈3σ⌉.
  var radius: Int { weights.count / 2 }

  /// The kernel of standard deviation `sigma` in pixels, finite and not negative; 0 changes nothing.
  init(sigma: Double) {
    let radius = Int((3 * sigma).rounded(.up))
    guard radius > 0 else {
      weights = [Self.whole]
      return
    }
    // Ten standard deviations out there is less left than the last bit of the sum.
    let heights = (1...(radius * 4)).map { distance in
      PortableMath.exp(-Double(distance * distance) / (2 * sigma * sigma))
    }
    let sum = heights.reduce(0, +) * 2 + 1
    var running = heights[radius...].reduce(0, +)
    var outer: [UInt32] = []
    var taken: UInt32 = 0
    for height in heights[..<radius].reversed() {
      running += height
      let rounded = UInt32(running / sum * Double(Self.whole) + 0.5)
      outer.append(rounded - taken)
      taken = rounded
    }
    weights = outer + [Self.whole - 2 * taken] + outer.reversed()
  }
}
