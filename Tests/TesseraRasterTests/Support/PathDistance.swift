import TesseraGraphics

/// Distances from a path, measured on chords so short that they are the curve.
struct PathDistance {
  private var chords: [(a: Point, b: Point)] = []

  /// Measures from a path; curves are cut into 400 chords each.
  init(_ path: Path) {
    var pen = Point.zero
    var start = Point.zero
    for element in path.elements {
      let from = pen
      switch element {
      case .move(let p):
        pen = p
        start = p
      case .line(let p): add(p, from: &pen)
      case .close: add(start, from: &pen)
      case .quadratic(let c, let p):
        for step in 1...400 {
          let t = Double(step) / 400
          let a = from.interpolated(to: c, at: t)
          add(a.interpolated(to: c.interpolated(to: p, at: t), at: t), from: &pen)
        }
      case .cubic(let c1, let c2, let p):
        for step in 1...400 {
          let t = Double(step) / 400
          let a = from.interpolated(to: c1, at: t)
          let b = c1.interpolated(to: c2, at: t)
          let c = c2.interpolated(to: p, at: t)
          let ab = a.interpolated(to: b, at: t)
          add(ab.interpolated(to: b.interpolated(to: c, at: t), at: t), from: &pen)
        }
      }
    }
  }

  private mutating func add(_ point: Point, from pen: inout Point) {
    chords.append((pen, point))
    pen = point
  }

  /// The dashes of the path, which must be one contour, to 0.05 px.
  func dashed(_ lengths: [Double], phase: Double) -> Path {
    let period = lengths.reduce(0, +)
    var path = Path()
    var along = 0.0
    // Chords are cut into steps of at most 0.1 px, which lie in an interval as their middles do.
    for (a, b) in chords {
      let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
      guard length > 0 else { continue }
      let steps = max(1, Int((length / 0.1).rounded(.up)))
      for step in 0..<steps {
        let middle = along + length * (Double(step) + 0.5) / Double(steps)
        var place = (middle + phase) - ((middle + phase) / period).rounded(.down) * period
        var index = 0
        while index < lengths.count - 1, place >= lengths[index] {
          place -= lengths[index]
          index += 1
        }
        guard index % 2 == 0 else { continue }
        path.move(to: a.interpolated(to: b, at: Double(step) / Double(steps)))
        path.line(to: a.interpolated(to: b, at: Double(step + 1) / Double(steps)))
      }
      along += length
    }
    return path
  }

  /// The ends of all chords.
  var points: [Point] { chords.map(\.b) }

  /// The middles of all chords.
  var middles: [Point] { chords.map { $0.a.interpolated(to: $0.b, at: 0.5) } }

  /// The distance of a point from the path.
  func distance(of p: Point) -> Double {
    var least = Double.infinity
    for (a, b) in chords {
      let d = b - a
      let square = d.x * d.x + d.y * d.y
      let t =
        square == 0 ? 0 : max(0, min(1, ((p.x - a.x) * d.x + (p.y - a.y) * d.y) / square))
      let x = a.x + d.x * t - p.x
      let y = a.y + d.y * t - p.y
      least = min(least, x * x + y * y)
    }
    return least.squareRoot()
  }
}
