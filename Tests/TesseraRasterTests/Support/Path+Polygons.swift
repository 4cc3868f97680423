import TesseraGraphics

extension Path {
  /// A path of closed contours with straight sides.
  init(polygons: [[Point]]) {
    self.init()
    for polygon in polygons {
      for (index, corner) in polygon.enumerated() {
        if index == 0 { move(to: corner) } else { line(to: corner) }
      }
      close()
    }
  }

  /// The path moved to the right and down.
  func moved(_ x: Double, _ y: Double) -> Path {
    transformed(by: .translation(x, y))
  }
}

extension Shape {
  /// A path of closed contours with straight sides.
  static func polygons(_ polygons: [[Point]]) -> Shape { .path(Path(polygons: polygons)) }

  /// A rectangle by its edges, clockwise or counter-clockwise.
  static func corners(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, reversed: Bool = false
  ) -> [Point] {
    let corners = [
      Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom),
    ]
    return reversed ? corners.reversed() : corners
  }
}
