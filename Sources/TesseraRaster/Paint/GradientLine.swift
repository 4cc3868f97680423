internal import TesseraGraphics

/// The line along which a gradient runs, on the grid of gradients: knots → ramps.
///
/// Anchors and steps are functions of coordinate differences, so a gradient that moves by whole pixels
/// has the same ramps.
struct GradientLine: Hashable {
  /// Where the line begins.
  let origin: GradientPoint
  /// The way to its end, in grid steps.
  let directionX: Double
  let directionY: Double

  /// Creates a line without length.
  init() {
    origin = .zero
    directionX = 0
    directionY = 0
  }

  /// Creates the line between two points; nil where one is not finite.
  init?(from start: Point, to end: Point) {
    guard let origin = GradientPoint(start), end.isFinite else { return nil }
    self.origin = origin
    directionX = GradientPoint.way(from: start.x, to: end.x)
    directionY = GradientPoint.way(from: start.y, to: end.y)
  }

  /// Creates the line that colours run along after a map of the plane; nil where that flattens it or a
  /// number is not finite.
  ///
  /// Lines of one colour stay lines, but no longer lie at right angles to the mapped way; the new way
  /// ends on the line of the last colour.
  init?(from start: Point, to end: Point, under transform: AffineTransform) {
    let way = end - start
    let across = Point(
      transform.d * way.x - transform.b * way.y, transform.a * way.y - transform.c * way.x)
    let determinant = transform.a * transform.d - transform.b * transform.c
    let square = across.x * across.x + across.y * across.y
    let factor =
      square == 0 ? 0 : determinant * (way.x * way.x + way.y * way.y) / square
    let begin = transform.apply(to: start)
    guard transform.inverse != nil,
      let line = GradientLine(
        from: begin, to: Point(begin.x + across.x * factor, begin.y + across.y * factor))
    else { return nil }
    self = line
  }

  /// The square of the line's length in grid steps.
  var lengthSquared: Double { directionX * directionX + directionY * directionY }

  /// Replaces `ramps` by those between the knots and the constant parts around them, in order.
  func makeRamps(_ knots: [GradientKnots.Knot], in ramps: inout [GradientRamp]) {
    ramps.removeAll(keepingCapacity: true)
    guard let first = knots.first, let last = knots.last else { return }
    ramps.append(flat(first.channels, from: -.infinity))
    for index in knots.indices.dropLast() {
      ramps.append(ramp(knots[index], knots[index + 1]))
    }
    ramps.append(flat(last.channels, from: threshold(last.position)))
  }

  /// A part of one colour.
  private func flat(_ channels: SIMD4<Double>, from threshold: Double) -> GradientRamp {
    GradientRamp(
      threshold: threshold, base: GradientRamp.Channels(channels + GradientRamp.Channels.rounding))
  }

  /// The part between two knots; one that is shorter than 2⁻¹⁶ px has the colour of its end.
  private func ramp(_ a: GradientKnots.Knot, _ b: GradientKnots.Knot) -> GradientRamp {
    let share = b.position - a.position
    guard share * lengthSquared.squareRoot() >= 0x1p-16 * GradientPoint.scale else {
      return flat(b.channels, from: threshold(a.position))
    }
    let slope = (b.channels - a.channels) / share
    let x = anchor(origin.x, offset: a.position * directionX)
    let y = anchor(origin.y, offset: a.position * directionY)
    let distance = (x.distance * directionX + y.distance * directionY) / lengthSquared
    return GradientRamp(
      threshold: threshold(a.position), anchorX: x.pixel, anchorY: y.pixel,
      base: GradientRamp.Channels(
        a.channels + slope * distance + GradientRamp.Channels.rounding),
      stepX: GradientRamp.Channels(slope * (GradientPoint.scale * directionX / lengthSquared)),
      stepY: GradientRamp.Channels(slope * (GradientPoint.scale * directionY / lengthSquared)))
  }

  /// The scalar product from which on a position is reached.
  ///
  /// Less by a few units in the last place, so that a stop which lies on a pixel's centre does not miss
  /// it by the rounding of `position`.
  private func threshold(_ position: Double) -> Double {
    position * lengthSquared * (1 - 0x1p-50)
  }

  /// The pixel that holds a point `offset` steps from `origin`, and how far its centre lies beyond that
  /// point.
  private func anchor(_ origin: Int, offset: Double) -> (pixel: Int, distance: Double) {
    let within = Double(origin & (1 << GradientPoint.bits - 1)) + offset
    let pixels = (within / GradientPoint.scale).rounded(.down)
    return (
      origin >> GradientPoint.bits + Int(pixels),
      pixels * GradientPoint.scale + Double(GradientPoint.half) - within
    )
  }
}
