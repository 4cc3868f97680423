/// Circular and elliptical arcs as cubic curves, off by less than 0.01 units.
///
/// The units should be device pixels: an arc that is drawn small and then enlarged keeps its few
/// curves.
extension Path {
  /// Draws an arc of an axis-aligned ellipse, joined to the pen by a straight line.
  ///
  /// Angles are radians from the positive x axis, clockwise on the screen; `sweep` may be negative
  /// and is cut to one full turn. In an empty path the arc begins a contour.
  public mutating func arc(
    center: Point, radiusX: Double, radiusY: Double, start: Double, sweep: Double
  ) {
    let turn = 2 * Double.pi
    let pieces = CornerCurve.pieces(radius: max(radiusX, radiusY))
    // Four quarter turns are sometimes a bit more than four; the allowance keeps them four.
    let quarters = min(turn, abs(sweep)) / (.pi / 2) - 1e-9
    let count = max(1, Int((quarters * Double(pieces)).rounded(.up)))
    let angle = (abs(sweep) > turn ? (sweep < 0 ? -turn : turn) : sweep) / Double(count)
    let reach = CornerCurve.tangentLength(sweep: angle)

    func joint(_ index: Int) -> (on: Point, tangent: Point) {
      let radians = start + angle * Double(index)
      let cosine = PortableMath.cos(radians)
      let sine = PortableMath.sin(radians)
      return (
        Point(center.x + radiusX * cosine, center.y + radiusY * sine),
        Point(-radiusX * sine * reach, radiusY * cosine * reach)
      )
    }

    var from = joint(0)
    if isEmpty { move(to: from.on) } else if currentPoint != from.on { line(to: from.on) }
    for index in 1...count {
      let to = joint(index)
      cubic(from.on + from.tangent, to.on - to.tangent, to: to.on)
      from = to
    }
  }

  /// Adds a closed ellipse that touches the four sides of `rect`, clockwise from its top.
  public mutating func addEllipse(in rect: Rect) {
    guard !rect.isEmpty else { return }
    let radius = Size(rect.width / 2, rect.height / 2)
    let quarter = CornerCurve.circular(
      pieces: CornerCurve.pieces(radius: max(radius.width, radius.height)))
    move(to: Point(rect.midX, rect.midY - radius.height))
    for (along, away) in CornerCurve.frames {
      func place(_ p: Point) -> Point {
        let unit = along * (p.x - 1) + away * (p.y - 1)
        return Point(rect.midX + unit.x * radius.width, rect.midY + unit.y * radius.height)
      }
      for index in 0..<quarter.count {
        let curve = quarter[index]
        cubic(place(curve.control1), place(curve.control2), to: place(curve.end))
      }
    }
    close()
  }
}
