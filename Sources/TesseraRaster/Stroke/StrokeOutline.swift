internal import TesseraGraphics

/// The outline of one contour of a line under construction.
struct StrokeOutline {
  private let path: StrokePath
  private let style: StrokeStyle
  private let halfWidth: Double
  private let tolerance: Double
  /// The corners of both sides, in the direction of the path.
  private var left: [Point] = []
  private var right: [Point] = []

  /// Prepares the outline of a contour.
  init(_ path: StrokePath, style: StrokeStyle) {
    self.path = path
    self.style = style
    halfWidth = style.width / 2
    tolerance = StrokePath.widthTolerance(halfWidth: halfWidth)
  }

  /// Builds the closed contours of the outline, relative to the path's anchor.
  mutating func build() -> [[Point]] {
    guard let first = path.segments.first, let last = path.segments.last else {
      guard style.cap == .round else { return [] }
      return [cap(at: path.start, from: .up) + cap(at: path.start, from: .down)]
    }
    addStart(of: first)
    addEnd(of: first)
    for (previous, segment) in zip(path.segments, path.segments.dropFirst()) {
      addJoin(from: previous, to: segment)
      addStart(of: segment)
      addEnd(of: segment)
    }
    if path.isClosed {
      addJoin(from: last, to: first)
      return [left, right.reversed()]
    }
    var corners = left
    if style.cap == .round { corners += cap(at: last.end, from: last.endNormal) }
    corners += right.reversed()
    if style.cap == .round { corners += cap(at: first.start, from: -first.startNormal) }
    return [corners]
  }

  /// Adds the offset points at the start of a piece.
  private mutating func addStart(of segment: StrokeSegment) {
    left.append(segment.start + segment.startNormal * halfWidth)
    right.append(segment.start - segment.startNormal * halfWidth)
  }

  /// Adds the offset points at the end of a piece.
  private mutating func addEnd(of segment: StrokeSegment) {
    left.append(segment.end + segment.endNormal * halfWidth)
    right.append(segment.end - segment.endNormal * halfWidth)
  }

  /// Adds what lies between the offset points of two pieces that meet, on both sides.
  private mutating func addJoin(from a: StrokeSegment, to b: StrokeSegment) {
    // Offset points closer than half a grid step are one.
    let fold = (b.startNormal - a.endNormal).length * halfWidth
    guard fold > 0x1p-9 else { return }
    if Point.cross(a.endNormal, b.startNormal) >= 0 {
      left += outerCorners(from: a.endNormal, to: b.startNormal, ahead: a.endNormal.rightward, b)
      right += innerCorners(a, b, fold: fold)
    } else {
      left += innerCorners(a, b, fold: fold)
      right += outerCorners(
        from: -a.endNormal, to: -b.startNormal, ahead: a.endNormal.rightward, b)
    }
  }

  /// The corners between two offset points on the outer side of the beginning of piece `b`.
  ///
  /// `from` and `to` point from there to the offset points, `ahead` along the path that arrives.
  private func outerCorners(
    from: Point, to: Point, ahead: Point, _ b: StrokeSegment
  ) -> [Point] {
    let cosine = Point.dot(from, to)
    var corners: [Point] = []
    if style.join == .round || b.isSmooth {
      // Where the path turns back, the sum of the two directions is no direction.
      if cosine < -0.999_999 {
        addArc(at: b.start, from: from, to: ahead, into: &corners)
        addArc(at: b.start, from: ahead, to: to, into: &corners)
      } else {
        addArc(at: b.start, from: from, to: to, into: &corners)
      }
      return corners
    }
    // Miter length over line width is 1 / sin(φ/2) = √(2 / (1 + cos θ)) for a turn by θ.
    let limit = max(1, style.miterLimit)
    if limit * limit * (1 + cosine) >= 2 {
      corners.append(b.start + (from + to) * (halfWidth / (1 + cosine)))
    }
    return corners
  }

  /// The corners between two offset points on the inner side of the beginning of piece `b`.
  private func innerCorners(_ a: StrokeSegment, _ b: StrokeSegment, fold: Double) -> [Point] {
    let isSharp = Point.dot(a.endNormal, b.startNormal) < 0
    return isSharp || fold > min(a.length, b.length) ? [b.start] : []
  }

  /// A half circle that begins on the side of `normal` and turns clockwise on the screen.
  private func cap(at center: Point, from normal: Point) -> [Point] {
    var corners = [center + normal * halfWidth]
    addArc(at: center, from: normal, to: normal.rightward, into: &corners)
    addArc(at: center, from: normal.rightward, to: -normal, into: &corners)
    return corners
  }

  /// Adds an arc of less than half a turn, without its first point: halved until its chords are
  /// within tolerance.
  private func addArc(
    at center: Point, from: Point, to: Point, into corners: inout [Point], depth: Int = 0
  ) {
    // The height of an arc of angle θ over its chord is 1 − cos(θ/2) of the radius.
    let cosine = max(0, (1 + Point.dot(from, to)) / 2).squareRoot()
    if depth < Self.deepestHalving, halfWidth * (1 - cosine) > tolerance,
      let middle = (from + to).direction
    {
      addArc(at: center, from: from, to: middle, into: &corners, depth: depth + 1)
      addArc(at: center, from: middle, to: to, into: &corners, depth: depth + 1)
    } else {
      corners.append(center + to * halfWidth)
    }
  }

  /// How often an arc is halved at most.
  private static let deepestHalving = 12
}

extension Point {
  /// The direction to the top of the screen.
  fileprivate static let up = Point(0, -1)
  /// The direction to the bottom of the screen.
  fileprivate static let down = Point(0, 1)
}
