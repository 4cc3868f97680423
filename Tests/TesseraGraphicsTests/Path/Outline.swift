import TesseraGraphics

/// A path as the points that its curves run through, for tests that measure.
struct Outline {
  /// Points in drawing order, one list for each contour.
  let contours: [[Point]]

  /// Walks along a path, each curve in `steps` steps.
  init(_ path: Path, steps: Int = 256) {
    var contours: [[Point]] = []
    var pen = Point.zero
    func walk(_ point: (Double) -> Point) {
      for step in 1...steps {
        pen = point(Double(step) / Double(steps))
        contours[contours.count - 1].append(pen)
      }
    }
    for element in path.elements {
      let start = pen
      switch element {
      case .move(let p):
        contours.append([p])
        pen = p
      case .line(let p):
        contours[contours.count - 1].append(p)
        pen = p
      case .quadratic(let c, let p):
        walk { t in
          let (a, b) = (start.interpolated(to: c, at: t), c.interpolated(to: p, at: t))
          return a.interpolated(to: b, at: t)
        }
      case .cubic(let c1, let c2, let p):
        walk { t in
          let a = start.interpolated(to: c1, at: t)
          let b = c1.interpolated(to: c2, at: t)
          let c = c2.interpolated(to: p, at: t)
          return a.interpolated(to: b, at: t)
            .interpolated(to: b.interpolated(to: c, at: t), at: t)
        }
      case .close:
        pen = contours.last?.first ?? pen
      }
    }
    self.contours = contours
  }

  /// All points.
  var points: [Point] { contours.flatMap(\.self) }

  /// How far each point lies from a centre.
  func distances(from center: Point) -> [Double] {
    points.map { point in
      let d = point - center
      return (d.x * d.x + d.y * d.y).squareRoot()
    }
  }

  /// The enclosed area by the shoelace formula; positive when clockwise on the screen.
  var area: Double {
    contours.reduce(0) { sum, points in
      zip(points, points.dropFirst() + points.prefix(1)).reduce(sum) { sum, pair in
        sum + (pair.0.x * pair.1.y - pair.1.x * pair.0.y) / 2
      }
    }
  }
}
