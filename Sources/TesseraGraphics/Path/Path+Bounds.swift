extension Path {
  /// The smallest rectangle that holds the outline itself, not its control points; nil when empty.
  ///
  /// Where a curve turns back on an axis its derivative is zero: a quadratic equation at most.
  package var bounds: Rect? {
    var low = Point(.infinity, .infinity)
    var high = Point(-.infinity, -.infinity)
    func add(_ p: Point) {
      low = Point(min(low.x, p.x), min(low.y, p.y))
      high = Point(max(high.x, p.x), max(high.y, p.y))
    }
    var pen = Point.zero
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let end):
        start = end
        add(end)
        pen = end
      case .line(let end):
        add(end)
        pen = end
      case .quadratic(let control, let end):
        // The same curve as a cubic.
        let first = pen.interpolated(to: control, at: 2 / 3)
        let second = end.interpolated(to: control, at: 2 / 3)
        Self.turns(pen, first, second, end).forEach(add)
        add(end)
        pen = end
      case .cubic(let first, let second, let end):
        Self.turns(pen, first, second, end).forEach(add)
        add(end)
        pen = end
      case .close: pen = start
      }
    }
    guard low.x <= high.x else { return nil }
    return Rect(low.x, low.y, high.x - low.x, high.y - low.y)
  }

  /// The points of a cubic curve at which it turns back on either axis.
  private static func turns(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) -> [Point] {
    let parameters =
      turns(p0.x, p1.x, p2.x, p3.x) + turns(p0.y, p1.y, p2.y, p3.y)
    return parameters.map { t in
      let s = 1 - t
      return p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t)
    }
  }

  /// The parameters between 0 and 1 at which one coordinate of a cubic curve turns back.
  private static func turns(_ x0: Double, _ x1: Double, _ x2: Double, _ x3: Double) -> [Double] {
    let a = x3 - 3 * x2 + 3 * x1 - x0
    let b = 2 * (x2 - 2 * x1 + x0)
    let c = x1 - x0
    var roots: [Double] = []
    let discriminant = b * b - 4 * a * c
    if discriminant >= 0 {
      // The form without cancellation; a division by zero gives no parameter between 0 and 1.
      let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
      roots = [q / a, c / q]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
