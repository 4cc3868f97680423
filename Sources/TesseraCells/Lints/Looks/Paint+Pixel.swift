import TesseraGraphics

/// The colour of a paint at one place.
///
/// The rasterizer's gradients are tables for whole rows; this is the same by definition, stop by stop,
/// for the few places that a lint asks about.
extension Paint {
  /// The stored pixel at a place in device pixels; nil where only the rasterizer knows.
  func pixel(at point: Point) -> Pixel? {
    switch self {
    case .color(let color): return Pixel(color)
    case .linearGradient(let gradient, let from, let to):
      let line = to - from
      let length = line.x * line.x + line.y * line.y
      guard length > 0 else { return gradient.pixel(at: 1) }
      let way = point - from
      return gradient.pixel(at: (way.x * line.x + way.y * line.y) / length)
    case .radialGradient(let gradient, let shape):
      // A focus of its own is SVG's; cells have none.
      guard shape.focus == shape.center, shape.focusScale == 0 else { return nil }
      guard shape.radii.width > 0, shape.radii.height > 0 else { return gradient.pixel(at: 1) }
      let way = point - shape.center
      let (x, y) = (way.x / shape.radii.width, way.y / shape.radii.height)
      return gradient.pixel(at: (x * x + y * y).squareRoot())
    case .conicGradient(let gradient, let center, let angle):
      let way = point - center
      let turn = (PortableMath.atan2(way.x, -way.y) * (180 / Double.pi) - angle) / 360
      return gradient.pixel(at: turn - turn.rounded(.down))
    }
  }
}

extension Gradient {
  /// The stored pixel at a position; clear without stops.
  fileprivate func pixel(at position: Double) -> Pixel {
    let t = inRange(position)
    guard let first = stops.first, let last = stops.last else { return .clear }
    var previous = (place: 0.0, color: first.color)
    var place = 0.0
    for (index, stop) in stops.enumerated() {
      place = max(place, min(max(stop.position, 0), 1))
      if t < place {
        guard index > 0 else { return Pixel(first.color) }
        let share = (t - previous.place) / (place - previous.place)
        return mix(previous.color, stop.color, share)
      }
      previous = (place, stop.color)
    }
    return Pixel(last.color)
  }

  /// A position folded into 0…1 by the spread.
  private func inRange(_ position: Double) -> Double {
    switch spread {
    case .pad: return min(max(position, 0), 1)
    case .repeat: return position - position.rounded(.down)
    case .reflect:
      let turn = position - 2 * (position / 2).rounded(.down)
      return turn > 1 ? 2 - turn : turn
    }
  }

  /// The pixel between two colours, mixed premultiplied.
  private func mix(_ a: Color, _ b: Color, _ share: Double) -> Pixel {
    let (from, to) = (a.mappedToSRGB(), b.mappedToSRGB())
    func between(_ x: Double, _ y: Double) -> Double { x + (y - x) * share }
    let alpha = between(from.alpha, to.alpha)
    guard alpha > 0 else { return .clear }
    var parts: [Double]
    switch interpolation {
    case .srgb:
      parts = zip([from.c1, from.c2, from.c3], [to.c1, to.c2, to.c3]).map { x, y in
        between(x * from.alpha, y * to.alpha) / alpha
      }
    case .oklab:
      let (x, y) = (from.oklab * from.alpha, to.oklab * to.alpha)
      let mixed = Color(oklab: (x + (y - x) * share) / alpha, alpha: 1).mappedToSRGB(.clip)
      parts = [mixed.c1, mixed.c2, mixed.c3]
    }
    parts = parts.map { $0 * alpha }
    return Pixel(
      premultipliedRed: Pixel.quantize(parts[0]), green: Pixel.quantize(parts[1]),
      blue: Pixel.quantize(parts[2]), alpha: Pixel.quantize(alpha))
  }
}
