internal import TesseraGraphics

/// The line along which a gradient runs, on the subpixel grid: stops → ramps.
///
/// Anchors and steps are functions of coordinate differences, so a gradient that moves by whole pixels
/// has the same ramps.
struct GradientLine {
  /// Where the line begins, in grid steps.
  let originX: Int
  let originY: Int
  /// The way to its end, in grid steps.
  let directionX: Double
  let directionY: Double

  /// The endpoints' farthest distance from the origin, in pixels; beyond it they are moved there.
  private static let reach = 0x1p30

  /// Creates the line between two points; nil where one is not finite.
  init?(from start: Point, to end: Point) {
    guard start.isFinite, end.isFinite else { return nil }
    func grid(_ pixels: Double) -> Double {
      SubpixelPoint.round(min(Self.reach, max(-Self.reach, pixels)) * SubpixelPoint.scale)
    }
    originX = Int(grid(start.x))
    originY = Int(grid(start.y))
    directionX = grid(end.x) - grid(start.x)
    directionY = grid(end.y) - grid(start.y)
  }

  /// The square of the line's length in grid steps.
  private var lengthSquared: Double { directionX * directionX + directionY * directionY }

  /// The ramps between the stops, and the constant parts around them, in order.
  ///
  /// On a line without length the last colour fills everything (SVG 2, section 14.2.2.1).
  func ramps(_ stops: [Gradient.Stop]) -> [GradientRamp] {
    guard let first = stops.first, let last = stops.last else { return [] }
    guard lengthSquared > 0 else { return [flat(last.color, from: -.infinity)] }
    var ramps = [flat(first.color, from: -.infinity)]
    var previous: Gradient.Stop?
    for stop in stops {
      // A position before an earlier one counts as that one (CSS Images 4, section 3.4.3).
      let position = min(1, max(previous?.position ?? 0, stop.position))
      let next = Gradient.Stop(stop.color, at: position)
      if let previous { ramps.append(ramp(previous, next)) }
      previous = next
    }
    ramps.append(flat(last.color, from: threshold(previous?.position ?? 0)))
    return ramps
  }

  /// A part of one colour.
  private func flat(_ color: Color, from threshold: Double) -> GradientRamp {
    GradientRamp(
      threshold: threshold, base: GradientRamp.Channels(Self.channels(color) + Self.rounding))
  }

  /// The part between two stops; one that is shorter than 2⁻¹⁶ px has the colour of its end.
  private func ramp(_ a: Gradient.Stop, _ b: Gradient.Stop) -> GradientRamp {
    let share = b.position - a.position
    guard share * lengthSquared.squareRoot() >= 0x1p-8 else {
      return flat(b.color, from: threshold(a.position))
    }
    let from = Self.channels(a.color)
    let slope = (Self.channels(b.color) - from) / share
    let x = anchor(originX, offset: a.position * directionX)
    let y = anchor(originY, offset: a.position * directionY)
    let distance = (x.distance * directionX + y.distance * directionY) / lengthSquared
    return GradientRamp(
      threshold: threshold(a.position), anchorX: x.pixel, anchorY: y.pixel,
      base: GradientRamp.Channels(from + slope * distance + Self.rounding),
      stepX: GradientRamp.Channels(slope * (SubpixelPoint.scale * directionX / lengthSquared)),
      stepY: GradientRamp.Channels(slope * (SubpixelPoint.scale * directionY / lengthSquared)))
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
    let within = Double(origin & 255) + offset
    let pixels = (within / 256).rounded(.down)
    return (origin >> 8 + Int(pixels), pixels * 256 + 128 - within)
  }

  /// Half a unit, and a hair more than the error of steps over the largest canvas: halves round up.
  private static let rounding = SIMD4<Double>(repeating: 0.5 + 0x1p-18)

  /// The premultiplied channels of a colour, 0…255, not rounded.
  private static func channels(_ color: Color) -> SIMD4<Double> {
    let color = color.mappedToSRGB()
    return SIMD4(color.c1, color.c2, color.c3, 1) * (255 * color.alpha)
  }
}
