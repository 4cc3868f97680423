/// One rounded corner in units of its radius, to be placed into the four corners of a rectangle.
///
/// Frame: the corner is (0, 0); x runs back along the side that arrives, y along the side that
/// leaves. Every curve is its own mirror image about x = y, bit for bit, so that a shape placed on
/// whole coordinates has four equal corners.
struct CornerCurve {
  /// A Bézier curve from the end of the one before.
  struct Cubic {
    let control1: Point
    let control2: Point
    let end: Point
  }

  /// How far before the corner the curve begins: it starts at (`extent`, 0).
  let extent: Double
  /// How many curves there are, 1…3.
  let count: Int
  /// The curves to (0, `extent`), and room for more; nothing is asked of memory for them.
  private let cubics: InlineArray<3, Cubic>

  /// The curves to (0, `extent`), one of `count`.
  subscript(index: Int) -> Cubic { cubics[index] }

  /// The directions of x and y of the frame at each corner: clockwise from the top right.
  static let frames: [(along: Point, away: Point)] = [
    (Point(-1, 0), Point(0, 1)), (Point(0, -1), Point(-1, 0)),
    (Point(1, 0), Point(0, -1)), (Point(0, 1), Point(1, 0)),
  ]

  /// How many curves a quarter circle of a radius takes to be off by less than 0.01 units.
  ///
  /// One curve is off by 2.73e-4 of the radius, n by n⁶ times less; so up to 26,000 units.
  static func pieces(radius: Double) -> Int {
    radius <= 36 ? 1 : radius <= 2_300 ? 2 : 3
  }

  /// A quarter circle made of 1, 2 or 3 equal curves.
  static func circular(pieces: Int) -> CornerCurve {
    let reach = reaches[pieces - 1]
    func joint(_ index: Int) -> (on: Point, tangent: Point) {
      let cosine = cosine(index, of: pieces)
      let sine = self.cosine(pieces - index, of: pieces)
      return (on: Point(1 - sine, 1 - cosine), tangent: Point(-cosine, sine) * reach)
    }
    let cubics = InlineArray<3, Cubic> { index in
      let from = joint(min(index, pieces - 1))
      let to = joint(min(index + 1, pieces))
      return Cubic(control1: from.on + from.tangent, control2: to.on - to.tangent, end: to.on)
    }
    return CornerCurve(extent: 1, count: pieces, cubics: cubics)
  }

  /// The cosine of a part of a quarter turn: `index` of `count` parts, 3 at most.
  private static func cosine(_ index: Int, of count: Int) -> Double {
    if index == 0 { return 1 }
    if index == count { return 0 }
    return count == 2 ? 0.5.squareRoot() : index == 1 ? 0.75.squareRoot() : 0.5
  }

  /// The distances of control points where a quarter circle is made of 1, 2 and 3 curves.
  private static let reaches = InlineArray<3, Double> {
    tangentLength(sweep: .pi / 2 / Double($0 + 1))
  }

  /// The platforms' continuous corner, mixed with the circle.
  ///
  /// `smoothing` is 0 for the circle and 1 for the continuous corner in full; between them every
  /// control point moves linearly. The numbers are those of UIKit's `cornerCurve = .continuous`,
  /// whose curve begins 1.52867 radii before the corner.
  static func continuous(smoothing: Double) -> CornerCurve {
    let circle = circular(pieces: 3)
    let cubics = InlineArray<3, Cubic> { index in
      let (from, to) = (circle[index], fullyContinuous[index])
      return Cubic(
        control1: from.control1.interpolated(to: to.control1, at: smoothing),
        control2: from.control2.interpolated(to: to.control2, at: smoothing),
        end: from.end.interpolated(to: to.end, at: smoothing))
    }
    return CornerCurve(
      extent: 1 + (fullExtent - 1) * smoothing, count: cubics.count, cubics: cubics)
  }

  /// Where the continuous corner begins, in radii.
  static let fullExtent = 1.528_67

  private static let fullyContinuous: InlineArray<3, Cubic> = [
    Cubic(
      control1: Point(1.088_49, 0), control2: Point(0.868_41, 0), end: Point(0.631_49, 0.074_91)),
    Cubic(
      control1: Point(0.372_82, 0.169_06), control2: Point(0.169_06, 0.372_82),
      end: Point(0.074_91, 0.631_49)),
    Cubic(
      control1: Point(0, 0.868_41), control2: Point(0, 1.088_49), end: Point(0, fullExtent)),
  ]

  /// Distance of a control point from its end on a unit circle, for an arc of `sweep` radians.
  ///
  /// 4/3·tan(sweep/4) puts the middle of the curve on the circle (Goldapp 1991).
  static func tangentLength(sweep: Double) -> Double {
    4 * PortableMath.sin(sweep / 4) / (3 * PortableMath.cos(sweep / 4))
  }
}
