internal import TesseraGraphics

/// One contour of a line's path, cut into pieces.
///
/// Coordinates are relative to a whole pixel near the contour, and lie on the subpixel grid where they
/// come from the path: a contour that moves by whole pixels is cut the same way, bit for bit.
struct StrokePath {
  /// The whole pixel that coordinates are relative to.
  let anchor: Point
  /// The pieces in order; none has zero length.
  private(set) var segments: [StrokeSegment] = []
  /// Whether the end joins the beginning.
  private(set) var isClosed = false
  /// Whether anything was drawn at all, a line of no length included.
  private(set) var isDrawn = false
  private let halfWidth: Double
  /// Where the contour begins.
  let start: Point
  private var pen: Point

  /// Largest distance of a chord from the path's curve, in pixels.
  private static let tolerance = 0.02

  /// Largest distance that the width of the line adds to it, in pixels: as much again, but for lines
  /// wider than any canvas a millionth of the width.
  static func widthTolerance(halfWidth: Double) -> Double {
    max(tolerance, halfWidth * 0x1p-20)
  }

  /// How often a curve is halved at most.
  private static let deepestHalving = 14

  /// Begins a contour.
  init(at point: Point, halfWidth: Double) {
    anchor =
      SubpixelPoint.covers(point)
      ? Point(point.x.rounded(.down), point.y.rounded(.down)) : .zero
    start = Self.snap(point) - anchor
    pen = start
    self.halfWidth = halfWidth
  }

  /// The contours of a path.
  static func contours(of path: Path, halfWidth: Double) -> [StrokePath] {
    var contours: [StrokePath] = []
    var current: StrokePath?
    func finish() {
      if let current, current.isDrawn { contours.append(current) }
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        finish()
        current = StrokePath(at: p, halfWidth: halfWidth)
      case .line(let p): current?.line(to: p)
      case .quadratic(let c, let p): current?.quadratic(c, p)
      case .cubic(let c1, let c2, let p): current?.cubic(c1, c2, p)
      case .close:
        current?.close()
        finish()
        // A contour that goes on without a move begins where the closed one did.
        current = current.map { StrokePath(at: $0.start + $0.anchor, halfWidth: halfWidth) }
      }
    }
    finish()
    return contours
  }

  /// The grid point nearest to a point.
  private static func snap(_ point: Point) -> Point {
    Point(SubpixelPoint.snap(point.x), SubpixelPoint.snap(point.y))
  }

  /// Adds a straight line.
  private mutating func line(to point: Point) {
    append(lineTo: Self.snap(point) - anchor)
  }

  /// Adds a straight line to a point that is relative to the anchor.
  private mutating func append(lineTo end: Point) {
    isDrawn = true
    if let segment = StrokeSegment(from: pen, to: end) { segments.append(segment) }
    pen = end
  }

  /// Goes back to the start in a straight line.
  private mutating func close() {
    if pen != start { append(lineTo: start) }
    isDrawn = true
    isClosed = true
  }

  /// Adds a quadratic curve.
  private mutating func quadratic(_ control: Point, _ end: Point) {
    let from = pen + anchor
    guard [from, control, end].allSatisfy(SubpixelPoint.covers) else {
      // Degree elevation: the same curve, written as a cubic.
      cubic(
        from.interpolated(to: control, at: 2.0 / 3.0), end.interpolated(to: control, at: 2.0 / 3.0),
        end)
      return
    }
    let p1 = Self.snap(control) - anchor - pen
    let p2 = Self.snap(end) - anchor - pen
    append(Polynomial(linear: p1 * 2, square: p2 - p1 * 2, cube: .zero), end: p2)
  }

  /// Adds a cubic curve; of one that leaves the grid, what is far from every canvas goes straight.
  private mutating func cubic(_ control1: Point, _ control2: Point, _ end: Point) {
    let from = pen + anchor
    guard [from, control1, control2, end].allSatisfy(SubpixelPoint.covers) else {
      for piece in DistantGeometry.pieces(of: (from, control1, control2, end)) {
        switch piece {
        case .near(let c1, let c2, let p): append(c1, c2, p)
        case .distant(let p): line(to: p)
        }
      }
      return
    }
    append(control1, control2, end)
  }

  /// Adds a cubic curve on the grid.
  private mutating func append(_ control1: Point, _ control2: Point, _ end: Point) {
    let p1 = Self.snap(control1) - anchor - pen
    let p2 = Self.snap(control2) - anchor - pen
    let p3 = Self.snap(end) - anchor - pen
    append(
      Polynomial(linear: p1 * 3, square: (p2 - p1 * 2) * 3, cube: p3 - (p2 - p1) * 3), end: p3)
  }

  /// A point of a curve with the normal there.
  private struct Station {
    let t: Double
    let point: Point
    let normal: Point?
  }

  /// Cuts a curve that begins at the pen; `end` is relative to it.
  private mutating func append(_ curve: Polynomial, end: Point) {
    isDrawn = true
    let origin = pen
    let count = segments.count
    let first = Station(t: 0, point: origin, normal: Self.normal(of: curve, at: 0))
    let last = Station(t: 1, point: origin + end, normal: Self.normal(of: curve, at: 1))
    cut(curve, from: first, to: last, origin: origin, depth: 0)
    if count + 1 < segments.count {
      for index in (count + 1)..<segments.count { segments[index].isSmooth = true }
    }
    pen = last.point
  }

  /// Halves a part of a curve until chord and offset curves lie within tolerance of it.
  ///
  /// B″ bounds the distance of the chord (it is linear, so largest at an end); the turn of the normal,
  /// seen from the middle, bounds what the width adds.
  private mutating func cut(
    _ curve: Polynomial, from a: Station, to b: Station, origin: Point, depth: Int
  ) {
    let t = (a.t + b.t) / 2
    let middle = Station(
      t: t, point: origin + curve.value(at: t), normal: Self.normal(of: curve, at: t))
    let step = b.t - a.t
    let bend = max(curve.bendSquared(at: a.t), curve.bendSquared(at: b.t)).squareRoot()
    let isFlat = bend * step * step <= 8 * Self.tolerance
    if depth < Self.deepestHalving, !isFlat || !isStraight(a, middle, b) {
      cut(curve, from: a, to: middle, origin: origin, depth: depth + 1)
      cut(curve, from: middle, to: b, origin: origin, depth: depth + 1)
    } else if let segment = StrokeSegment(
      from: a.point, to: b.point, normals: (a.normal, b.normal), halfWidth: halfWidth)
    {
      segments.append(segment)
    }
  }

  /// Whether the normals turn so little that the offset curves keep to their chords.
  private func isStraight(_ a: Station, _ middle: Station, _ b: Station) -> Bool {
    guard let first = a.normal, let between = middle.normal, let last = b.normal else {
      return false
    }
    let least = 1 - Self.widthTolerance(halfWidth: halfWidth) / halfWidth
    return Point.dot(first, between) >= least && Point.dot(between, last) >= least
  }

  /// The unit vector to the left of a curve; where the curve stands still, that of the direction in
  /// which it leaves or arrives; nil at a cusp or where all its points are one.
  private static func normal(of curve: Polynomial, at t: Double) -> Point? {
    let derivative = curve.derivative(at: t)
    // Control points lie on the grid: a derivative below it is the rounding error of one that is zero.
    if derivative.length > 0x1p-16 { return derivative.direction?.leftward }
    guard t == 0 || t == 1 else { return nil }
    let bend = curve.bend(at: t)
    if bend.length > 0x1p-16 { return (t == 0 ? bend : -bend).direction?.leftward }
    return curve.cube.direction?.leftward
  }
}
