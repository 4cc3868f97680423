internal import TesseraGraphics

/// The weights of a Gaussian blur along one axis: integers that sum to 65,536.
///
/// The outermost weights take in what lies beyond them; scaling the others up instead would lift every
/// narrow shape by 0.27 % an axis. Weights are differences of the rounded running sum, so the response
/// to an edge, which is what a silhouette consists of, is off by no more than half a unit anywhere;
/// rounding each weight by itself adds its errors up.
struct GaussianKernel {
  /// The weights from −radius to +radius; symmetric.
  private(set) var weights: [UInt32] = [Self.whole]
  private var heights: [Double] = []

  /// The sum of the weights.
  private static let whole: UInt32 = 65_536

  /// How far the blur reaches, in pixels: ⌈3σ⌉.
  var radius: Int { weights.count / 2 }

  /// The kernel that changes nothing.
  init() {}

  /// The kernel of standard deviation `sigma` in pixels, finite and not negative; 0 changes nothing.
  init(sigma: Double) {
    set(sigma: sigma)
  }

  /// Changes the kernel to that of another standard deviation, in the same buffers.
  mutating func set(sigma: Double) {
    let radius = Int((3 * sigma).rounded(.up))
    weights.removeAll(keepingCapacity: true)
    guard radius > 0 else {
      weights.append(Self.whole)
      return
    }
    // Ten standard deviations out there is less left than the last bit of the sum.
    heights.removeAll(keepingCapacity: true)
    for distance in 1...(radius * 4) {
      heights.append(PortableMath.exp(-Double(distance * distance) / (2 * sigma * sigma)))
    }
    let sum = heights.reduce(0, +) * 2 + 1
    var running = heights[radius...].reduce(0, +)
    var taken: UInt32 = 0
    for distance in (0..<radius).reversed() {
      running += heights[distance]
      let rounded = UInt32(running / sum * Double(Self.whole) + 0.5)
      weights.append(rounded - taken)
      taken = rounded
    }
    weights.append(Self.whole - 2 * taken)
    for index in (0..<radius).reversed() { weights.append(weights[index]) }
  }
}
