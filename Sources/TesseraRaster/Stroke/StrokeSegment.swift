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

  /// The part of the piece between two shares of its length, 0…1; nil where that has no length.
  func part(from: Double, to: Double) -> StrokeSegment? {
    guard from < to else { return nil }
    guard from > 0 || to < 1 else { return self }
    var part = self
    if from > 0 {
      part.start = start.interpolated(to: end, at: from)
      part.startNormal = normal(at: from)
    }
    if to < 1 {
      part.end = start.interpolated(to: end, at: to)
      part.endNormal = normal(at: to)
    }
    return part.start == part.end ? nil : part
  }

  /// The unit vector to the left of the path at a share of the length.
  func normal(at t: Double) -> Point {
    guard startNormal != endNormal else { return startNormal }
    return startNormal.interpolated(to: endNormal, at: t).direction ?? startNormal
  }

  /// How long the piece is.
  var length: Double { (end - start).length }
}
