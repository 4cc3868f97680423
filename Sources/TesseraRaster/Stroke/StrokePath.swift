internal import TesseraGraphics

/// A line's path, cut into pieces.
///
/// Coordinates are relative to a whole pixel near each contour, and lie on the subpixel grid where they
/// come from the path: a contour that moves by whole pixels is cut the same way, bit for bit. The value
/// keeps its buffers from one path to the next.
struct StrokePath {
  /// A part of the path that is drawn in one go.
  struct Contour {
    /// The whole pixel that coordinates are relative to.
    let anchor: Point
    /// Where the contour begins.
    let start: Point
    /// The direction of a dash of no length; nil for all others.
    var direction: Point?
    /// Its pieces in order; none has zero length.
    var pieces: Range<Int>
    /// Whether the end joins the beginning.
    var isClosed = false
    /// Whether anything was drawn at all, a line of no length included.
    var isDrawn = false
  }

  /// The contours in order.
  private(set) var contours: [Contour] = []
  /// The pieces of all contours.
  private(set) var segments: [StrokeSegment] = []
  private var halfWidth = 0.0
  private var contour: Contour?
  private var pen = Point.zero

  /// Largest distance of a chord from the path's curve, in pixels.
  private static let tolerance = 0.02

  /// Largest distance that the width of the line adds to it, in pixels: as much again, but for lines
  /// wider than any canvas a millionth of the width.
  static func widthTolerance(halfWidth: Double) -> Double {
    max(tolerance, halfWidth * 0x1p-20)
  }

  /// How often a curve is halved at most.
  private static let deepestHalving = 14

  /// Creates a path without contours.
  init() {}

  /// Cuts a path into pieces that do for a line of that width; all coordinates must be finite.
  mutating func set(_ path: Path, halfWidth: Double) {
    removeAll()
    self.halfWidth = halfWidth
    for element in path.elements {
      switch element {
      case .move(let p): begin(at: p)
      case .line(let p): line(to: p)
      case .quadratic(let c, let p): quadratic(c, p)
      case .cubic(let c1, let c2, let p): cubic(c1, c2, p)
      case .close:
        close()
        // A contour that goes on without a move begins where the closed one did.
        if let contour { begin(at: contour.start + contour.anchor) }
      }
    }
    finish()
  }

  /// Begins a contour.
  private mutating func begin(at point: Point) {
    finish()
    let anchor =
      SubpixelPoint.covers(point)
      ? Point(point.x.rounded(.down), point.y.rounded(.down)) : .zero
    pen = Self.snap(point) - anchor
    contour = Contour(anchor: anchor, start: pen, pieces: segments.count..<segments.count)
  }

  /// Ends the contour that is being drawn; one that is only a point of departure leaves nothing.
  private mutating func finish() {
    guard var contour, contour.isDrawn else { return }
    contour.pieces = contour.pieces.lowerBound..<segments.count
    contours.append(contour)
    self.contour = nil
  }

  /// Removes all contours but keeps the room that they took.
  mutating func removeAll() {
    contours.removeAll(keepingCapacity: true)
    segments.removeAll(keepingCapacity: true)
    contour = nil
  }

  /// Adds a contour of another path.
  mutating func append(_ contour: Contour, _ pieces: ArraySlice<StrokeSegment>) {
    var contour = contour
    contour.pieces = segments.count..<(segments.count + pieces.count)
    contours.append(contour)
    segments.append(contentsOf: pieces)
  }

  /// Adds a contour without pieces.
  mutating func append(_ contour: Contour) { contours.append(contour) }

  /// Adds a piece to the last contour.
  mutating func append(_ piece: StrokeSegment?) {
    guard let piece, let last = contours.indices.last else { return }
    segments.append(piece)
    contours[last].pieces = contours[last].pieces.lowerBound..<segments.count
  }

  /// Puts the pieces of contour `first` behind those of the last one, which ends where that begins;
  /// where both are the same, it is closed.
  mutating func joinLast(toContour first: Int) {
    let last = contours.count - 1
    guard first < last else {
      contours[last].isClosed = true
      return
    }
    for index in contours[first].pieces { append(segments[index]) }
    contours.remove(at: first)
  }

  /// What coordinates of the contour that is being drawn are relative to.
  private var anchor: Point { contour?.anchor ?? .zero }

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
    contour?.isDrawn = true
    if let segment = StrokeSegment(from: pen, to: end) { segments.append(segment) }
    pen = end
  }

  /// Goes back to the start in a straight line.
  private mutating func close() {
    guard let start = contour?.start else { return }
    if pen != start { append(lineTo: start) }
    contour?.isDrawn = true
    contour?.isClosed = true
  }

  /// Adds a quadratic curve.
  private mutating func quadratic(_ control: Point, _ end: Point) {
    let from = pen + anchor
    guard SubpixelPoint.covers(from), SubpixelPoint.covers(control), SubpixelPoint.covers(end)
    else {
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
    guard SubpixelPoint.covers(from), SubpixelPoint.covers(control1),
      SubpixelPoint.covers(control2), SubpixelPoint.covers(end)
    else {
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
    contour?.isDrawn = true
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
