/// Outlines made of straight lines and Bézier curves.
///
/// A path is a list of contours; each begins with a `move`. A contour without a `close` is closed by
/// a straight line when it is filled and stays open when it is stroked.
public struct Path: Hashable, Sendable {
  /// One step of the pen.
  public enum Element: Hashable, Sendable {
    /// Begins a contour at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A quadratic Bézier curve: control point, end point.
    case quadratic(Point, Point)
    /// A cubic Bézier curve: two control points, end point.
    case cubic(Point, Point, Point)
    /// A straight line back to where the contour began; the contour is then closed.
    case close
  }

  /// The steps, in drawing order.
  public private(set) var elements: [Element]

  /// Creates an empty path.
  public init() {
    elements = []
  }

  /// Creates a path by drawing into it.
  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  /// Whether there is no step at all.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a contour.
  public mutating func move(to point: Point) { elements.append(.move(point)) }

  /// Draws a straight line; begins a contour where there is none yet.
  public mutating func line(to point: Point) { append(.line(point), from: point) }

  /// Draws a quadratic curve; begins a contour where there is none yet.
  public mutating func quadratic(_ control: Point, to point: Point) {
    append(.quadratic(control, point), from: control)
  }

  /// Draws a cubic curve; begins a contour where there is none yet.
  public mutating func cubic(_ control1: Point, _ control2: Point, to point: Point) {
    append(.cubic(control1, control2, point), from: control1)
  }

  /// Closes the contour; does nothing where there is none.
  public mutating func close() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  /// Adds all contours of another path behind this one's.
  public mutating func append(_ other: Path) { elements.append(contentsOf: other.elements) }

  /// Removes all steps but keeps the room that they took.
  package mutating func removeAll() { elements.removeAll(keepingCapacity: true) }

  /// Adds a step, and before it the `move` that a contour needs.
  ///
  /// After a `close` the new contour begins where the closed one began, as in SVG and Core Graphics.
  private mutating func append(_ element: Element, from fallback: Point) {
    if isEmpty || elements.last == .close { elements.append(.move(currentPoint ?? fallback)) }
    elements.append(element)
  }

  /// Where the pen is: at the end of the last step, after a `close` where the contour began.
  ///
  /// Nil when the path is empty. Takes one step back for each step of a contour that was just closed.
  public var currentPoint: Point? {
    switch elements.last {
    case .move(let point)?, .line(let point)?, .quadratic(_, let point)?, .cubic(_, _, let point)?:
      return point
    case .close?:
      for element in elements.reversed() {
        if case .move(let point) = element { return point }
      }
      return nil
    case nil: return nil
    }
  }

  /// The path with every point moved through `transform`.
  ///
  /// Bézier curves are invariant under affine maps, so moving the control points is exact.
  public func transformed(by transform: AffineTransform) -> Path {
    var result = Path()
    result.elements = elements.map { element in
      switch element {
      case .move(let p): .move(transform.apply(to: p))
      case .line(let p): .line(transform.apply(to: p))
      case .quadratic(let c, let p): .quadratic(transform.apply(to: c), transform.apply(to: p))
      case .cubic(let c1, let c2, let p):
        .cubic(transform.apply(to: c1), transform.apply(to: c2), transform.apply(to: p))
      case .close: .close
      }
    }
    return result
  }

  /// The smallest rectangle that holds every point, control points included; nil when empty.
  public var controlBounds: Rect? {
    var low = Point(.infinity, .infinity)
    var high = Point(-.infinity, -.infinity)
    forEachPoint { point in
      low = Point(min(low.x, point.x), min(low.y, point.y))
      high = Point(max(high.x, point.x), max(high.y, point.y))
    }
    guard low.x <= high.x else { return nil }
    return Rect(low.x, low.y, high.x - low.x, high.y - low.y)
  }

  /// Whether every coordinate is a finite number; a path for which this is false draws nothing.
  public var isFinite: Bool {
    var isFinite = true
    forEachPoint { isFinite = isFinite && $0.isFinite }
    return isFinite
  }

  /// Visits every point in order, control points included.
  private func forEachPoint(_ visit: (Point) -> Void) {
    for element in elements {
      switch element {
      case .move(let p), .line(let p): visit(p)
      case .quadratic(let c, let p):
        visit(c)
        visit(p)
      case .cubic(let c1, let c2, let p):
        visit(c1)
        visit(c2)
        visit(p)
      case .close: break
      }
    }
  }
}
