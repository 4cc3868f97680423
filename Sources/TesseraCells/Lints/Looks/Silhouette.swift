import TesseraGraphics

/// A shape as polygons, to ask whether a place lies in it.
///
/// Curves are cut into chords that are off by less than a thousandth of their length: what a lint
/// looks at lies in the middle of things or on the outline itself, where nothing is exact anyway.
struct Silhouette {
  /// The rectangle around all corners.
  let bounds: Rect
  /// The contours, each closed from its last corner to its first.
  private let contours: [[Point]]
  /// What counts as inside.
  private let rule: FillRule

  /// How many chords a curve becomes.
  private static let chords = 8

  init(_ shape: Shape, rule: FillRule = .nonZero) {
    self.init(shape.path, rule: rule)
  }

  init(_ path: Path, rule: FillRule = .nonZero) {
    var contours: [[Point]] = []
    var current: [Point] = []
    func add(_ curve: (Double) -> Point) {
      for step in 1...Self.chords { current.append(curve(Double(step) / Double(Self.chords))) }
    }
    for element in path.elements {
      let from = current.last ?? .zero
      switch element {
      case .move(let point):
        if !current.isEmpty { contours.append(current) }
        current = [point]
      case .line(let point): current.append(point)
      case .quadratic(let control, let end):
        add { t in
          let s = 1 - t
          return from * (s * s) + control * (2 * s * t) + end * (t * t)
        }
      case .cubic(let control1, let control2, let end):
        add { t in
          let s = 1 - t
          return from * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t)
            + end * (t * t * t)
        }
      case .close: break
      }
    }
    if !current.isEmpty { contours.append(current) }
    self.contours = contours
    self.rule = rule
    bounds = path.controlBounds ?? .zero
  }

  /// The corners, at most `limit` of them, evenly taken.
  func corners(atMost limit: Int) -> [Point] {
    let all = contours.flatMap(\.self)
    guard all.count > limit else { return all }
    return (0..<limit).map { all[$0 * all.count / limit] }
  }

  /// Whether a place lies inside.
  func contains(_ point: Point) -> Bool {
    guard bounds.contains(point) else { return false }
    var winding = 0
    for contour in contours {
      var from = contour[contour.count - 1]
      for to in contour {
        let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
        if from.y <= point.y, to.y > point.y, side > 0 { winding += 1 }
        if from.y > point.y, to.y <= point.y, side < 0 { winding -= 1 }
        from = to
      }
    }
    return rule == .nonZero ? winding != 0 : winding % 2 != 0
  }
}
