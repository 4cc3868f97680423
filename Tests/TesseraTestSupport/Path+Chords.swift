package import TesseraGraphics

extension Path {
  /// The contours as polygons, each curve as that many chords: so many that they are the curve.
  ///
  /// What follows a `close` begins with a `move`, so that it needs no look at the closed contour.
  package func polygons(chords: Int = 100) -> [[Point]] {
    var polygons: [[Point]] = []
    var corners: [Point] = []
    func steps(_ point: (_ t: Double, _ s: Double) -> Point) -> [Point] {
      (1...chords).map { step in
        let t = Double(step) / Double(chords)
        return point(t, 1 - t)
      }
    }
    for element in elements {
      let start = corners.last ?? .zero
      switch element {
      case .move(let point):
        polygons.append(corners)
        corners = [point]
      case .line(let point): corners.append(point)
      case .quadratic(let control, let end):
        corners += steps { t, s in start * (s * s) + control * (2 * s * t) + end * (t * t) }
      case .cubic(let control1, let control2, let end):
        corners += steps { t, s in
          start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t)
            + end * (t * t * t)
        }
      case .close: break
      }
    }
    polygons.append(corners)
    return polygons.filter { $0.count > 1 }
  }
}
