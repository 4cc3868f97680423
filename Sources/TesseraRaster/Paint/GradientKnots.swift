internal import TesseraGraphics

/// The stops of a gradient → points between which premultiplied channels run straight.
///
/// In encoded sRGB these are the stops. A way through OKLab is bent in sRGB and becomes a chain of short
/// straight ones that stay within a hundredth of a unit of it; so nothing behind here knows of spaces.
/// To evaluate OKLab at every pixel was rejected: three powers a pixel cost thirty times the rest.
struct GradientKnots {
  /// A place where the channels are given.
  struct Knot {
    /// The place, 0…1.
    var position: Double
    /// Red, green, blue and alpha, premultiplied, 0…255, not rounded.
    var channels: SIMD4<Double>
  }

  /// The knots in order of their places; two at one place make a hard edge.
  private(set) var knots: [Knot] = []

  /// How far a straight piece may be from the curve at its middle, of 255.
  private static let tolerance = 1.0 / 128
  /// Halvings of a way after which it is straight enough whatever the curve does.
  private static let depthLimit = 12

  /// Whether the alpha is full throughout.
  var isOpaque: Bool { knots.allSatisfy { $0.channels.w == 255 } }

  /// Takes up the stops of a gradient.
  mutating func set(_ gradient: Gradient) {
    knots.removeAll(keepingCapacity: true)
    var previous: Stop?
    for stop in gradient.stops {
      // A position before an earlier one counts as that one (CSS Images 4, section 3.4.3).
      let position = min(1, max(previous?.position ?? 0, stop.position))
      let next = Stop(position: position, color: stop.color.mappedToSRGB())
      if let previous, gradient.interpolation == .oklab { bend(from: previous, to: next) }
      knots.append(Knot(position: position, channels: Self.channels(next.color)))
      previous = next
    }
  }

  /// The mean of the channels from 0 to 1.
  var average: SIMD4<Double> {
    guard let first = knots.first, let last = knots.last else { return SIMD4() }
    var sum = first.channels * first.position + last.channels * (1 - last.position)
    for (a, b) in zip(knots, knots.dropFirst()) {
      sum += (a.channels + b.channels) * ((b.position - a.position) / 2)
    }
    return sum
  }

  /// A stop whose colour lies in sRGB.
  private struct Stop {
    let position: Double
    let color: Color
  }

  /// Adds the knots between two stops along a way that is straight in OKLab.
  private mutating func bend(from a: Stop, to b: Stop) {
    guard b.position > a.position, a.color != b.color else { return }
    let start = Self.premultipliedOKLab(a.color)
    let way = Self.premultipliedOKLab(b.color) - start
    func channels(_ share: Double) -> SIMD4<Double> { Self.channels(oklab: start + way * share) }
    func bend(
      _ from: Double, _ first: SIMD4<Double>, _ to: Double, _ last: SIMD4<Double>, depth: Int
    ) {
      let share = (from + to) / 2
      let middle = channels(share)
      let bow = middle - (first + last) / 2
      // Two halvings are always done, for a curve that crosses its chord in the middle.
      let isStraight = max(bow.max(), -bow.min()) <= Self.tolerance && depth >= 2
      guard !isStraight, depth < Self.depthLimit else { return }
      bend(from, first, share, middle, depth: depth + 1)
      knots.append(
        Knot(position: a.position + share * (b.position - a.position), channels: middle))
      bend(share, middle, to, last, depth: depth + 1)
    }
    bend(0, Self.channels(a.color), 1, Self.channels(b.color), depth: 0)
  }

  /// The premultiplied channels of an sRGB colour.
  private static func channels(_ color: Color) -> SIMD4<Double> {
    SIMD4(color.c1, color.c2, color.c3, 1) * (255 * color.alpha)
  }

  /// The premultiplied OKLab components of a colour, and its alpha.
  private static func premultipliedOKLab(_ color: Color) -> SIMD4<Double> {
    SIMD4(color.oklab * color.alpha, color.alpha)
  }

  /// The premultiplied channels of premultiplied OKLab components; cut to sRGB.
  private static func channels(oklab premultiplied: SIMD4<Double>) -> SIMD4<Double> {
    let alpha = premultiplied.w
    guard alpha > 0 else { return SIMD4() }
    let lab = SIMD3(premultiplied.x, premultiplied.y, premultiplied.z) / alpha
    return channels(Color(oklab: lab, alpha: alpha).mappedToSRGB(.clip))
  }
}
