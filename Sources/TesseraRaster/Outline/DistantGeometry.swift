internal import TesseraGraphics

/// Lines and curves that leave the part of the plane that the subpixel grid covers.
///
/// Whatever lies beyond the grid is moved onto its border, along with the outline: a line is cut
/// where it crosses the border, and the parts outside are pressed onto it. Winding numbers inside stay
/// what they were, so a shape of any size is cut off rightly. Clamping the points alone is simpler and
/// was rejected: it turns the lines that lead to them.
enum DistantGeometry {
  /// A part of a curve.
  enum Piece {
    /// All on the grid: the two control points and the end.
    case near(Point, Point, Point)
    /// Far beyond one side of every canvas, where a straight line to the end does as well.
    case distant(Point)
  }

  /// The corners that take the place of the end of a line, in order; all lie on the grid.
  static func clippedLine(from a: Point, to b: Point) -> [Point] {
    let limit = SubpixelPoint.limit
    var cuts: [Double] = [0]
    for border in [-limit, limit] {
      for (from, to) in [(a.x, b.x), (a.y, b.y)] where (from < border) != (to < border) {
        // Quarters, because the difference of two finite numbers may overflow.
        cuts.append((border / 4 - from / 4) / (to / 4 - from / 4))
      }
    }
    cuts.sort()
    cuts.append(1)
    return cuts.map { t in
      let p = t < 1 ? Point(a.x * (1 - t) + b.x * t, a.y * (1 - t) + b.y * t) : b
      return Point(min(limit, max(-limit, p.x)), min(limit, max(-limit, p.y)))
    }
  }

  /// How often a curve is halved; after that a `Double` no longer resolves a pixel there.
  private static let deepestHalving = 40

  /// The pieces of a cubic curve, in order.
  ///
  /// Half of the grid on each side is common to both kinds of piece, so that a curve along the border
  /// is not halved without end.
  static func pieces(of curve: (Point, Point, Point, Point), depth: Int = 0) -> [Piece] {
    let (p0, p1, p2, p3) = curve
    let points = [p0, p1, p2, p3]
    if points.allSatisfy(SubpixelPoint.covers) { return [.near(p1, p2, p3)] }
    let far = SubpixelPoint.limit / 2
    let isBesideCanvas =
      points.allSatisfy { $0.x < -far } || points.allSatisfy { $0.x > far }
      || points.allSatisfy { $0.y < -far } || points.allSatisfy { $0.y > far }
    if isBesideCanvas || depth == deepestHalving || !points.allSatisfy(\.isFinite) {
      return [.distant(p3)]
    }

    // De Casteljau's construction at t = ½; halves first, so that nothing overflows.
    func middle(_ a: Point, _ b: Point) -> Point { a * 0.5 + b * 0.5 }
    let a = middle(p0, p1)
    let b = middle(p1, p2)
    let c = middle(p2, p3)
    let ab = middle(a, b)
    let bc = middle(b, c)
    let m = middle(ab, bc)
    return pieces(of: (p0, a, ab, m), depth: depth + 1)
      + pieces(of: (m, bc, c, p3), depth: depth + 1)
  }
}
