internal import TesseraGraphics

/// A short piece of a line's path that is straight, or near enough to it.
///
/// Its share of the stroke is the quadrilateral between the offset points at both ends. All of them
/// are wound the same way, so their union under the non-zero rule has no holes.
struct StrokeSegment {
  /// Where the piece begins and ends.
  var start: Point
  var end: Point
  /// The unit vectors to the left of the path at both ends.
  var startNormal: Point
  var endNormal: Point
  /// Whether the piece goes on smoothly from the one before, within a curve.
  var isSmooth = false

  /// A straight piece; nil where it has no length.
  init?(from start: Point, to end: Point) {
    guard let direction = (end - start).direction else { return nil }
    self.start = start
    self.end = end
    startNormal = direction.leftward
    endNormal = startNormal
  }

  /// A piece of a curve whose normals at both ends are known; nil where it has no length.
  ///
  /// Where the path turns more tightly than half the line's width, the inner side would run backwards
  /// and wind the wrong way. The piece is then a rectangle about its chord.
  init?(from start: Point, to end: Point, normals: (Point?, Point?), halfWidth: Double) {
    self.init(from: start, to: end)
    guard let first = normals.0, let last = normals.1 else { return }
    let chord = end - start
    let spread = (last - first) * halfWidth
    guard Point.dot(chord + spread, chord) > 0, Point.dot(chord - spread, chord) > 0 else { return }
    startNormal = first
    endNormal = last
  }

  /// How long the piece is.
  var length: Double { (end - start).length }
}
