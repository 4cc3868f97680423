internal import CSpans
package import TesseraGraphics

/// Path → `FlatOutline`: curves become chords, coordinates go to the subpixel grid.
///
/// Points are moved to the grid *before* curves are cut, and curves are evaluated relative to one of
/// their ends. So a curve that moves by whole pixels gives the same chords, bit for bit. Cutting in
/// place is simpler and was rejected: the last bits of the chords' ends then depend on where the
/// curve lies.
///
/// The compiled loop takes a whole path in one call, if all of it lies on the grid (`Curves.c`); what is
/// written here is the reference, and does all that the loop refuses.
///
/// ## Guarantees
/// No chord is farther than 0.025 px from its curve, the rounding of its ends included. A curve and
/// its reverse have the same chords. A path with a coordinate that is not finite has no outline.
package struct PathFlattener {
  /// Distance between curve and chord that is aimed at, in grid steps: 0.025 px less the rounding of
  /// control points and of ends, each at most half a step along both axes.
  private static let tolerance = 5.0

  /// The outline of all that has been added.
  private(set) var outline = FlatOutline()
  /// Whether all coordinates were finite numbers; if not, the outline is empty.
  private(set) var isFinite = true
  /// What moves the points as they are read.
  private var transform: AffineTransform?
  /// Where the pen stands, and where the contour began, as given.
  private var pen = Point.zero
  private var start = Point.zero
  /// The curves of a shape that is no path, in the room that earlier ones took.
  private var curved = Path()
  /// The corner at the pen, where that is on the grid.
  private var corner = SubpixelPoint(x: 0, y: 0)

  /// The elements of a path and their points as the compiled loop takes them, and room for more.
  private var elements: [UInt8] = []
  private var points: [curve_point] = []
  /// Which loops cut curves.
  private let kernels: SpanKernels

  /// Creates a flattener without an outline.
  init(kernels: SpanKernels = .compiled) { self.kernels = kernels }

  /// The outline of a path.
  package static func flatten(_ path: Path, kernels: SpanKernels = .compiled) -> FlatOutline {
    var flattener = PathFlattener(kernels: kernels)
    flattener.add(path)
    return flattener.outline
  }

  /// Begins an outline whose points are moved through `transform`; what there was before goes, but for
  /// its room.
  mutating func begin(transform: AffineTransform? = nil) {
    outline.removeAll()
    isFinite = true
    self.transform = transform
  }

  /// Adds the contours of a shape.
  mutating func add(_ shape: Shape) {
    switch shape {
    case .path(let path): add(path)
    case .rectangle(let rect): add(rect)
    case .roundedRectangle, .ellipse:
      curved.removeAll()
      curved.add(shape)
      add(curved)
    }
  }

  /// Adds the contours of a path.
  mutating func add(_ path: Path) {
    if kernels == .compiled, isFinite, addCompiled(path) { return }
    start = .zero
    pen = .zero
    for element in path.elements {
      switch element {
      case .move(let p):
        finish()
        begin(at: placed(p))
      case .line(let p): line(to: placed(p))
      case .quadratic(let c, let p): quadratic(placed(c), placed(p))
      case .cubic(let c1, let c2, let p): cubic(placed(c1), placed(c2), placed(p))
      case .close:
        finish()
        begin(at: start)
      }
    }
    finish()
    if !isFinite { outline.removeAll() }
  }

  /// Adds the contours of a path by the compiled loop; false where that refuses.
  private mutating func addCompiled(_ path: Path) -> Bool {
    let count = path.elements.count
    write(path)
    let transform = transform.map {
      curve_transform(a: $0.a, b: $0.b, c: $0.c, d: $0.d, tx: $0.tx, ty: $0.ty)
    }
    return unsafe outline.appendContours(most: count + 1) { corners, start, room, ends, contours in
      func flatten(_ transform: UnsafePointer<curve_transform>?) -> Int {
        // `write` has made elements, and points for all of them and one more.
        unsafe curve_flatten(
          elements, count, points, transform, corners, start, room, ends, &contours)
      }
      guard let transform else { return flatten(nil) }
      return unsafe withUnsafePointer(to: transform) { unsafe flatten($0) }
    }
  }

  /// Writes the elements of a path and their points one behind the other.
  private mutating func write(_ path: Path) {
    let count = path.elements.count
    if elements.count < count {
      elements.append(contentsOf: repeatElement(0, count: count - elements.count))
    }
    if points.count < 3 * count + 1 {
      points.append(
        contentsOf: repeatElement(curve_point(), count: 3 * count + 1 - points.count))
    }
    unsafe elements.withUnsafeMutableBufferPointer { elements in
      unsafe points.withUnsafeMutableBufferPointer { points in
        // There is room for `count` elements of at most three points each.
        var used = 0
        for index in 0..<count {
          switch path.elements[index] {
          case .move(let p):
            unsafe elements[index] = UInt8(curve_move)
            unsafe points[used] = curve_point(p)
            used &+= 1
          case .line(let p):
            unsafe elements[index] = UInt8(curve_line)
            unsafe points[used] = curve_point(p)
            used &+= 1
          case .quadratic(let c, let p):
            unsafe elements[index] = UInt8(curve_quadratic)
            unsafe points[used] = curve_point(c)
            unsafe points[used &+ 1] = curve_point(p)
            used &+= 2
          case .cubic(let c1, let c2, let p):
            unsafe elements[index] = UInt8(curve_cubic)
            unsafe points[used] = curve_point(c1)
            unsafe points[used &+ 1] = curve_point(c2)
            unsafe points[used &+ 2] = curve_point(p)
            used &+= 3
          case .close:
            unsafe elements[index] = UInt8(curve_close)
          }
        }
      }
    }
  }

  /// Adds a rectangle.
  private mutating func add(_ rect: Rect) {
    guard !rect.isEmpty else { return }
    begin(at: placed(Point(rect.minX, rect.minY)))
    line(to: placed(Point(rect.maxX, rect.minY)))
    line(to: placed(Point(rect.maxX, rect.maxY)))
    line(to: placed(Point(rect.minX, rect.maxY)))
    finish()
    if !isFinite { outline.removeAll() }
  }

  /// A point in the coordinates of the outline.
  @inline(__always)
  private func placed(_ point: Point) -> Point {
    guard let transform else { return point }
    return transform.apply(to: point)
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
    if SubpixelPoint.covers(point) {
      corner = SubpixelPoint(point)
      outline.append(corner)
    } else {
      isFinite = isFinite && point.isFinite
    }
  }

  /// Adds a straight line.
  private mutating func line(to point: Point) {
    if SubpixelPoint.covers(pen), SubpixelPoint.covers(point) {
      corner = SubpixelPoint(point)
      outline.append(corner)
    } else {
      addDistantLine(to: point)
    }
    pen = point
  }

  /// Adds a straight line that leaves the grid.
  private mutating func addDistantLine(to point: Point) {
    isFinite = isFinite && point.isFinite
    guard isFinite else { return }
    for place in DistantGeometry.clippedLine(from: pen, to: point) {
      corner = SubpixelPoint(place)
      outline.append(corner)
    }
  }

  /// Adds a quadratic curve.
  private mutating func quadratic(_ control: Point, _ end: Point) {
    // Where a point was not finite there may be no corner that the curve could begin at.
    guard isFinite else { return }
    guard SubpixelPoint.covers(pen), SubpixelPoint.covers(control), SubpixelPoint.covers(end)
    else {
      isFinite = isFinite && control.isFinite && end.isFinite
      // Degree elevation: the same curve, written as a cubic.
      addDistantCubic(
        pen.interpolated(to: control, at: 2.0 / 3.0), end.interpolated(to: control, at: 2.0 / 3.0),
        end)
      return
    }
    let first = corner
    let last = SubpixelPoint(end)
    let isReversed = Self.isReversed(first, last)
    let origin = isReversed ? last : first
    let p1 = Self.vector(from: origin, to: SubpixelPoint(control))
    let p2 = Self.vector(from: origin, to: isReversed ? first : last)
    append(
      Polynomial(linear: p1 * 2, square: p2 - p1 * 2, cube: .zero), from: origin, end: last,
      isReversed: isReversed)
    pen = end
    corner = last
  }

  /// Adds a cubic curve.
  private mutating func cubic(_ control1: Point, _ control2: Point, _ end: Point) {
    guard isFinite else { return }
    guard SubpixelPoint.covers(pen), SubpixelPoint.covers(control1),
      SubpixelPoint.covers(control2), SubpixelPoint.covers(end)
    else {
      isFinite = isFinite && control1.isFinite && control2.isFinite && end.isFinite
      addDistantCubic(control1, control2, end)
      return
    }
    let first = corner
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
    corner = last
  }

  /// Adds a cubic curve that leaves the grid.
  private mutating func addDistantCubic(_ control1: Point, _ control2: Point, _ end: Point) {
    guard isFinite else { return }
    for piece in DistantGeometry.pieces(of: (pen, control1, control2, end)) {
      switch piece {
      case .near(let c1, let c2, let p): cubic(c1, c2, p)
      case .distant(let p): line(to: p)
      }
    }
    pen = end
  }

  /// Adds the chords of a curve that is given relative to `origin`, in the order of drawing.
  ///
  /// The number of chords is Wang's bound: with n equal steps no chord is farther from the curve
  /// than |B″|max / 8n². B″ is linear, so it is largest at an end.
  @inline(__always)
  private mutating func append(
    _ curve: Polynomial, from origin: SubpixelPoint, end: SubpixelPoint, isReversed: Bool
  ) {
    let count = Self.chords(bendSquared: max(curve.bendSquared(at: 0), curve.bendSquared(at: 1)))
    let isBackwards = isReversed
    outline.append(
      count: count - 1,
      { index in
        let step = isBackwards ? count &- index &- 1 : index &+ 1
        let offset = curve.value(at: Double(step) / Double(count))
        return SubpixelPoint(
          x: origin.x &+ SubpixelPoint.rounded(offset.x),
          y: origin.y &+ SubpixelPoint.rounded(offset.y))
      }, thenEnd: end)
  }

  /// The number of chords for a curve, from the square of its largest second derivative.
  ///
  /// Most curves have few, which comparing squares finds in a third of the time of two roots; the result
  /// is the same, because the squares are whole numbers.
  @inline(__always)
  private static func chords(bendSquared: Double) -> Int {
    for count in 1...8 {
      let reach = 8 * tolerance * Double(count &* count)
      if bendSquared <= reach * reach { return count }
    }
    let ideal = (bendSquared.squareRoot() / (8 * tolerance)).squareRoot()
    let whole = Int(ideal)
    return Double(whole) < ideal ? whole + 1 : whole
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

extension curve_point {
  fileprivate init(_ point: Point) { self.init(x: point.x, y: point.y) }
}
