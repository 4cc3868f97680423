package import TesseraGraphics

/// Path → `FlatOutline`: curves become chords, coordinates go to the subpixel grid.
///
/// Points are moved to the grid *before* curves are cut, and curves are evaluated relative to one of
/// their ends. So a curve that moves by whole pixels gives the same chords, bit for bit. Cutting in
/// place is simpler and was rejected: the last bits of the chords' ends then depend on where the
/// curve lies.
///
/// ## Guarantees
/// No chord is farther than 0.025 px from its curve, the rounding of its ends included. A curve and
/// its reverse have the same chords. A path with a coordinate that is not finite has no outline.
package struct PathFlattener {
  /// Distance between curve and chord that is aimed at, in grid steps: 0.025 px less the rounding of
  /// control points and of ends, each at most half a step along both axes.
  private static let tolerance = 5.0

  private var outline = FlatOutline()
  /// Where the pen stands, and where the contour began, as given.
  private var pen = Point.zero
  private var start = Point.zero

  private init() {}

  /// The outline of a path.
  package static func flatten(_ path: Path) -> FlatOutline {
    var flattener = PathFlattener()
    for element in path.elements {
      guard element.isFinite else { return FlatOutline() }
      switch element {
      case .move(let p):
        flattener.finish()
        flattener.begin(at: p)
      case .line(let p): flattener.line(to: p)
      case .quadratic(let c, let p): flattener.quadratic(c, p)
      case .cubic(let c1, let c2, let p): flattener.cubic(c1, c2, p)
      case .close:
        flattener.finish()
        flattener.begin(at: flattener.start)
      }
    }
    flattener.finish()
    return flattener.outline
  }

  /// Closes the contour with a straight line.
  private mutating func finish() {
    line(to: start)
    outline.endContour()
  }

  /// Starts a contour.
  private mutating func begin(at point: Point) {
    pen = point
    start = point
    if SubpixelPoint.covers(point) { outline.append(SubpixelPoint(point)) }
  }

  /// Adds a straight line.
  private mutating func line(to point: Point) {
    if SubpixelPoint.covers(pen), SubpixelPoint.covers(point) {
      outline.append(SubpixelPoint(point))
    } else {
      for corner in DistantGeometry.clippedLine(from: pen, to: point) {
        outline.append(SubpixelPoint(corner))
      }
    }
    pen = point
  }

  /// Adds a quadratic curve.
  private mutating func quadratic(_ control: Point, _ end: Point) {
    guard SubpixelPoint.covers(pen), SubpixelPoint.covers(control), SubpixelPoint.covers(end)
    else {
      // Degree elevation: the same curve, written as a cubic.
      cubic(
        pen.interpolated(to: control, at: 2.0 / 3.0), end.interpolated(to: control, at: 2.0 / 3.0),
        end)
      return
    }
    let first = SubpixelPoint(pen)
    let last = SubpixelPoint(end)
    let isReversed = Self.isReversed(first, last)
    let origin = isReversed ? last : first
    let p1 = Self.vector(from: origin, to: SubpixelPoint(control))
    let p2 = Self.vector(from: origin, to: isReversed ? first : last)
    append(
      Polynomial(linear: p1 * 2, square: p2 - p1 * 2, cube: .zero), from: origin, end: last,
      isReversed: isReversed)
    pen = end
  }

  /// Adds a cubic curve.
  private mutating func cubic(_ control1: Point, _ control2: Point, _ end: Point) {
    guard SubpixelPoint.covers(pen), SubpixelPoint.covers(control1),
      SubpixelPoint.covers(control2), SubpixelPoint.covers(end)
    else {
      for piece in DistantGeometry.pieces(of: (pen, control1, control2, end)) {
        switch piece {
        case .near(let c1, let c2, let p): cubic(c1, c2, p)
        case .distant(let p): line(to: p)
        }
      }
      pen = end
      return
    }
    let first = SubpixelPoint(pen)
    let last = SubpixelPoint(end)
    let isReversed = Self.isReversed(first, last)
    let origin = isReversed ? last : first
    let near = SubpixelPoint(isReversed ? control2 : control1)
    let far = SubpixelPoint(isReversed ? control1 : control2)
    let p1 = Self.vector(from: origin, to: near)
    let p2 = Self.vector(from: origin, to: far)
    let p3 = Self.vector(from: origin, to: isReversed ? first : last)
    append(
      Polynomial(linear: p1 * 3, square: (p2 - p1 * 2) * 3, cube: p3 - (p2 - p1) * 3),
      from: origin, end: last, isReversed: isReversed)
    pen = end
  }

  /// Adds the chords of a curve that is given relative to `origin`, in the order of drawing.
  ///
  /// The number of chords is Wang's bound: with n equal steps no chord is farther from the curve
  /// than |B″|max / 8n². B″ is linear, so it is largest at an end.
  private mutating func append(
    _ curve: Polynomial, from origin: SubpixelPoint, end: SubpixelPoint, isReversed: Bool
  ) {
    let bend = max(curve.bendSquared(at: 0), curve.bendSquared(at: 1)).squareRoot()
    let count = max(1, Int((bend / (8 * Self.tolerance)).squareRoot().rounded(.up)))
    for index in 1..<max(count, 1) {
      let step = isReversed ? count - index : index
      let offset = curve.value(at: Double(step) / Double(count))
      outline.append(
        SubpixelPoint(
          x: origin.x + Int32(SubpixelPoint.round(offset.x)),
          y: origin.y + Int32(SubpixelPoint.round(offset.y))))
    }
    outline.append(end)
  }

  /// Whether a curve is cut from its end: always from the upper (else the left) of its two ends, so
  /// that direction makes no difference.
  private static func isReversed(_ first: SubpixelPoint, _ last: SubpixelPoint) -> Bool {
    last.y < first.y || (last.y == first.y && last.x < first.x)
  }

  /// The vector from one grid point to another, in grid steps; exact.
  private static func vector(from a: SubpixelPoint, to b: SubpixelPoint) -> Point {
    Point(Double(b.x - a.x), Double(b.y - a.y))
  }
}

extension Path.Element {
  /// Whether all coordinates are finite numbers.
  fileprivate var isFinite: Bool {
    switch self {
    case .move(let p), .line(let p): p.isFinite
    case .quadratic(let c, let p): c.isFinite && p.isFinite
    case .cubic(let c1, let c2, let p): c1.isFinite && c2.isFinite && p.isFinite
    case .close: true
    }
  }
}
