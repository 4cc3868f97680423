internal import TesseraGraphics

/// The circles of a radial gradient with a focus: on which one a point lies.
///
/// Circle ω has its centre on the way from the focus to the origin and a radius between `scale` and 1
/// in proportion: centre (1 − ω) · focus, radius scale + ω · (1 − scale). Of the circles through a point
/// that with the largest ω whose radius is not negative counts (HTML, `createRadialGradient`; SVG 2,
/// section 14.2.3). That is the larger root of a·ω² − 2b·ω + c = 0 for which this holds.
struct GradientCircles {
  private let focus: Point
  private let scale: Double
  /// a: below zero where one circle lies in the other.
  private let square: Double

  /// Creates the circles from one of radius `scale` around a focus to that of radius 1 around the
  /// origin.
  init(focusX: Double, focusY: Double, scale: Double) {
    focus = Point(focusX, focusY)
    self.scale = scale
    let growth = 1 - scale
    let square = focusX * focusX + focusY * focusY - growth * growth
    // Circles that touch from inside, but for rounding, touch.
    self.square = abs(square) < 0x1p-40 ? 0 : square
  }

  /// ω of a point; not a number outside the cone of the circles.
  func position(of point: Point) -> Double {
    let x = point.x - focus.x
    let y = point.y - focus.y
    let b = scale * (1 - scale) - (x * focus.x + y * focus.y)
    let c = x * x + y * y - scale * scale
    let discriminant = b * b - square * c
    guard discriminant >= 0 else { return .nan }
    // Of b ± √ the sum without cancellation; the other root comes from the product of both.
    let sum = b < 0 ? b - discriminant.squareRoot() : b + discriminant.squareRoot()
    let one = square == 0 ? .nan : sum / square
    let other = sum == 0 ? one : c / sum
    let first = one > other ? one : other
    let second = one > other ? other : one
    if isValid(first) { return first }
    if isValid(second) { return second }
    return .nan
  }

  /// Whether a circle has a radius that is not negative; not a number has none.
  private func isValid(_ position: Double) -> Bool {
    position.isFinite && scale + position * (1 - scale) >= 0
  }
}
