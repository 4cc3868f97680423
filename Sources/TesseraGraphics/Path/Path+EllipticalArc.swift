/// Arcs as SVG writes them (SVG 2, section 9.5 and appendix B.2).
extension Path {
  /// Draws an arc of an ellipse from the pen to a point.
  ///
  /// Its curves turn by at most 45°, so that they are off by less than five millionths of the radius:
  /// an arc may be drawn small and then enlarged. Radii that do not reach are enlarged until they do;
  /// one that is zero makes the arc a straight line.
  ///
  /// - Parameters:
  ///   - radii: The half axes; signs do not count.
  ///   - rotation: The angle of the first axis against x, in degrees, clockwise on the screen.
  ///   - isLarge: Whether it is an arc of more than 180°.
  ///   - isClockwise: Whether angles grow along it.
  ///   - end: Where it ends.
  package mutating func ellipticalArc(
    radii: Size, rotation: Double = 0, isLarge: Bool = false, isClockwise: Bool = true,
    to end: Point
  ) {
    guard let start = currentPoint, start != end else { return }
    var radii = Size(abs(radii.width), abs(radii.height))
    guard radii.width > 0, radii.height > 0 else { return line(to: end) }
    // Whole turns are taken off first: what is left is exact, and the sine of it is, too.
    let degrees = rotation - 360 * (rotation / 360).rounded(.down)
    let turn = AffineTransform.rotation(degrees / 180 * .pi)

    // In the plane where the ellipse is the unit circle about `center`.
    let half = (start - end) * 0.5
    let along = (turn.a * half.x + turn.b * half.y) / radii.width
    let across = (turn.c * half.x + turn.d * half.y) / radii.height
    let reach = along * along + across * across
    if reach > 1 {
      radii = radii * reach.squareRoot()
    }
    let from = Point(along, across) * (reach > 1 ? 1 / reach.squareRoot() : 1)
    let distance = max(0, 1 / max(reach, 1e-300) - 1).squareRoot()
    let side: Double = isLarge == isClockwise ? -1 : 1
    let center = reach > 1 ? Point.zero : Point(from.y, -from.x) * (side * distance)
    let first = PortableMath.atan2(from.y - center.y, from.x - center.x)
    let last = PortableMath.atan2(-from.y - center.y, -from.x - center.x)
    var sweep = last - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    guard sweep.isFinite, radii.width.isFinite, radii.height.isFinite else {
      return line(to: end)
    }

    let plane = AffineTransform.translation(center.x, center.y)
      .concatenating(.scale(radii.width, radii.height)).concatenating(turn)
      .concatenating(.translation((start.x + end.x) / 2, (start.y + end.y) / 2))
    // Half a turn is sometimes a bit more than half a turn.
    let count = max(1, Int((abs(sweep) / (.pi / 4) - 1e-9).rounded(.up)))
    let angle = sweep / Double(count)
    let tangent = CornerCurve.tangentLength(sweep: angle)
    func joint(_ index: Int) -> (on: Point, forward: Point) {
      let radians = first + angle * Double(index)
      let cosine = PortableMath.cos(radians)
      let sine = PortableMath.sin(radians)
      return (Point(cosine, sine), Point(-sine, cosine) * tangent)
    }
    var previous = joint(0)
    for index in 1...count {
      let next = joint(index)
      cubic(
        plane.apply(to: previous.on + previous.forward), plane.apply(to: next.on - next.forward),
        to: index == count ? end : plane.apply(to: next.on))
      previous = next
    }
  }
}
