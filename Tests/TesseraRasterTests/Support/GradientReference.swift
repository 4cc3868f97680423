import TesseraTestSupport

@testable import TesseraGraphics

/// What a gradient is at a place, in plain `Double` and straight from its definition.
enum GradientReference {
  /// The premultiplied channels, 0…255, at a pixel's centre; clear where nothing is painted.
  static func channels(
    of paint: Paint, under transform: AffineTransform = .identity, x: Int, y: Int
  ) -> [Double] {
    let center = Point(Double(x) + 0.5, Double(y) + 0.5)
    guard let p = transform.inverse?.apply(to: center) else { return [0, 0, 0, 0] }
    switch paint {
    case .color(let color): return premultiplied(color)
    case .linearGradient(let gradient, let from, let to):
      let way = to - from
      let t = ((p.x - from.x) * way.x + (p.y - from.y) * way.y) / (way.x * way.x + way.y * way.y)
      return channels(of: gradient, at: spread(t, gradient.spread))
    case .radialGradient(let gradient, let shape):
      guard let t = position(p, shape) else { return [0, 0, 0, 0] }
      return channels(of: gradient, at: spread(t, gradient.spread))
    case .conicGradient(let gradient, let middle, let angle):
      let turns = PortableMath.atan2(p.x - middle.x, middle.y - p.y) / (2 * .pi) - angle / 360
      return channels(of: gradient, at: turns - turns.rounded(.down))
    }
  }

  /// The largest ω whose circle has a radius that is not negative, by bisecting nothing: both roots of
  /// the quadratic in the plane in which the ellipse at 1 is the unit circle.
  private static func position(_ p: Point, _ shape: RadialShape) -> Double? {
    func unit(_ q: Point) -> Point {
      Point((q.x - shape.center.x) / shape.radii.width, (q.y - shape.center.y) / shape.radii.height)
    }
    let focus = unit(shape.focus)
    let q = unit(p) - focus
    let growth = 1 - shape.focusScale
    let a = focus.x * focus.x + focus.y * focus.y - growth * growth
    let b = -(q.x * focus.x + q.y * focus.y) + shape.focusScale * growth
    let c = q.x * q.x + q.y * q.y - shape.focusScale * shape.focusScale
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return nil }
    let roots = [(b + discriminant.squareRoot()) / a, (b - discriminant.squareRoot()) / a]
    return roots.sorted(by: >).first { shape.focusScale + $0 * growth >= 0 }
  }

  private static func spread(_ t: Double, _ spread: Gradient.Spread) -> Double {
    switch spread {
    case .pad: return t
    case .repeat: return t - t.rounded(.down)
    case .reflect:
      let turn = t - 2 * (t / 2).rounded(.down)
      return turn > 1 ? 2 - turn : turn
    }
  }

  private static func channels(of gradient: Gradient, at t: Double) -> [Double] {
    let stops = gradient.stops
    guard let next = stops.firstIndex(where: { $0.position > t }) else {
      return stops.last.map { premultiplied($0.color) } ?? []
    }
    guard next > 0 else { return premultiplied(stops[0].color) }
    let a = stops[next - 1]
    let b = stops[next]
    let share = (t - a.position) / (b.position - a.position)
    if gradient.interpolation == .srgb {
      return zip(premultiplied(a.color), premultiplied(b.color)).map { $0 + ($1 - $0) * share }
    }
    let alpha = a.color.alpha + (b.color.alpha - a.color.alpha) * share
    let first = a.color.oklab * a.color.alpha
    let lab = (first + (b.color.oklab * b.color.alpha - first) * share) / alpha
    return premultiplied(Color(oklab: lab, alpha: alpha).mappedToSRGB(.clip))
  }

  private static func premultiplied(_ color: Color) -> [Double] {
    [color.c1, color.c2, color.c3, 1].map { $0 * color.alpha * 255 }
  }

  /// Stops at random places, every fourth a hard one.
  static func gradient(
    stops: Int, seed: UInt64, spread: Gradient.Spread = .pad,
    interpolation: Gradient.Interpolation = .srgb
  ) -> Gradient {
    var random = RandomSource(seed: seed)
    func byte() -> UInt8 { UInt8.random(in: 0...255, using: &random) }
    let places = (0..<stops).map { _ in Double.random(in: 0...1, using: &random) }.sorted()
    let result = places.enumerated().map { index, place in
      Gradient.Stop(
        Color(
          red8: byte(), green8: byte(), blue8: byte(),
          alpha: index % 3 == 0 ? 1 : Double.random(in: 0...1, using: &random)),
        at: index % 4 == 3 ? places[index - 1] : place)
    }
    return Gradient(result, spread: spread, interpolation: interpolation)
  }
}
