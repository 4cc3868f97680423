internal import TesseraGraphics

/// The outline of a line, contour by contour.
///
/// The value keeps its buffers from one line to the next.
struct StrokeOutline {
  /// The closed contours.
  private(set) var path = Path()
  private var corners = StrokeCorners(StrokeStyle(width: 0))
  /// The corners of both sides, in the direction of the path.
  private var left: [Point] = []
  private var right: [Point] = []

  /// Creates an empty outline.
  init() {}

  /// Begins the outline of a line.
  mutating func begin(_ style: StrokeStyle) {
    path.removeAll()
    corners = StrokeCorners(style)
  }

  /// Adds the outline of a contour with its pieces.
  mutating func append(_ contour: StrokePath.Contour, _ pieces: ArraySlice<StrokeSegment>) {
    left.removeAll(keepingCapacity: true)
    right.removeAll(keepingCapacity: true)
    guard let first = pieces.first, let last = pieces.last else {
      let normal = contour.direction?.leftward ?? .up
      corners.addCap(at: contour.start, from: normal, to: &left)
      corners.addCap(at: contour.start, from: -normal, to: &left)
      addContour(left, relativeTo: contour.anchor)
      return
    }
    var previous: StrokeSegment?
    for piece in pieces {
      if let previous { addJoin(from: previous, to: piece) }
      addEnds(of: piece)
      previous = piece
    }
    if contour.isClosed {
      addJoin(from: last, to: first)
      addContour(left, relativeTo: contour.anchor)
      right.reverse()
      addContour(right, relativeTo: contour.anchor)
      return
    }
    // The offset points at both ends are there already.
    corners.addCap(at: last.end, from: last.endNormal, to: &left)
    left.append(contentsOf: right.reversed())
    corners.addCap(at: first.start, from: -first.startNormal, to: &left)
    addContour(left, relativeTo: contour.anchor)
  }

  /// Adds a closed contour to the path, on the subpixel grid.
  private mutating func addContour(_ corners: [Point], relativeTo anchor: Point) {
    for (index, corner) in corners.enumerated() {
      let point = Point(
        SubpixelPoint.snap(corner.x) + anchor.x, SubpixelPoint.snap(corner.y) + anchor.y)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    if !corners.isEmpty { path.close() }
  }

  /// Adds the offset points at both ends of a piece.
  private mutating func addEnds(of segment: StrokeSegment) {
    left.append(segment.start + segment.startNormal * corners.halfWidth)
    right.append(segment.start - segment.startNormal * corners.halfWidth)
    left.append(segment.end + segment.endNormal * corners.halfWidth)
    right.append(segment.end - segment.endNormal * corners.halfWidth)
  }

  /// Adds what lies between the offset points of two pieces that meet, on both sides.
  private mutating func addJoin(from a: StrokeSegment, to b: StrokeSegment) {
    // Offset points closer than half a grid step are one.
    let fold = (b.startNormal - a.endNormal).length * corners.halfWidth
    guard fold > 0x1p-9 else { return }
    let ahead = a.endNormal.rightward
    let isSharp = Point.dot(a.endNormal, b.startNormal) < 0
    let isFoldWide = isSharp || fold > min(a.length, b.length)
    if Point.cross(a.endNormal, b.startNormal) >= 0 {
      corners.addJoin(from: a.endNormal, to: b.startNormal, ahead: ahead, b, to: &left)
      // The inner side goes through the corner itself where a piece is too short to hold the fold.
      if isFoldWide { right.append(b.start) }
    } else {
      if isFoldWide { left.append(b.start) }
      corners.addJoin(from: -a.endNormal, to: -b.startNormal, ahead: ahead, b, to: &right)
    }
  }
}

extension Point {
  /// The direction to the top of the screen.
  fileprivate static let up = Point(0, -1)
}
