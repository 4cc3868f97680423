internal import CSpans
internal import TesseraGraphics

/// The positions of a row of pixels.
///
/// Every position is a function of the whole number of columns and rows from the middle, never of the
/// pixel before; so it does not matter where a run begins.
extension GradientField {
  /// What is added to a position, so that a stop which lies on a pixel's centre does not miss it by the
  /// rounding of the position; on a canvas of 16,384 px a four-millionth of a pixel.
  private static let slack = 0x1p-36

  /// Writes the positions of pixels of row `y` from `column` on, brought into 0…1 by a spread.
  func write(
    from column: Int, y: Int, spread: Gradient.Spread,
    into positions: UnsafeMutableBufferPointer<Double>, kernels: SpanKernels
  ) {
    let points = span_points(
      xx: xx, xy: xy, yx: yx, yy: yy,
      x: origin.stepsToCenter(ofColumn: column) / GradientPoint.scale,
      y: origin.stepsToCenter(ofRow: y) / GradientPoint.scale)
    switch kind {
    case .line:
      for index in positions.indices {
        // In range, because it is one of the buffer's own indices; so below.
        unsafe positions[index] = points.point(index).x
      }
    case .circle:
      unsafe writeDistances(points, into: positions, kernels: kernels)
    case .circles(let focusX, let focusY, let scale):
      let circles = GradientCircles(focusX: focusX, focusY: focusY, scale: scale)
      for index in positions.indices {
        unsafe positions[index] = circles.position(of: points.point(index))
      }
    case .directions(let start):
      unsafe writeDirections(points, start: start, into: positions, kernels: kernels)
      // Once around is 0…1 already; the slack must not lead out of it.
      for index in positions.indices {
        let position = unsafe positions[index] + Self.slack
        unsafe positions[index] = position >= 1 ? position - 1 : position
      }
      return
    }
    unsafe Self.settle(positions, spread)
  }

  /// Brings positions into 0…1 where colours repeat, and adds the slack.
  private static func settle(
    _ positions: UnsafeMutableBufferPointer<Double>, _ spread: Gradient.Spread
  ) {
    for index in positions.indices {
      let position = unsafe positions[index]
      switch spread {
      case .pad:
        unsafe positions[index] = position + slack
      case .repeat:
        let behind = position + slack
        unsafe positions[index] = behind - floor(behind)
      case .reflect:
        let turn = position - 2 * floor(position / 2)
        unsafe positions[index] = (turn > 1 ? 2 - turn : turn) + slack
      }
    }
  }

  /// The largest whole number that is not above `value`.
  ///
  /// From 2⁵¹ on a number is left as it is; there a position has no digits that colours could come
  /// from. Adding a number so large that no digits remain behind the point rounds to the nearest.
  @inline(__always)
  private static func floor(_ value: Double) -> Double {
    guard abs(value) < 0x1p51 else { return value }
    let nearest = (value + 0x1.8p52) - 0x1.8p52
    return nearest > value ? nearest - 1 : nearest
  }

  private func writeDistances(
    _ points: span_points, into positions: UnsafeMutableBufferPointer<Double>, kernels: SpanKernels
  ) {
    switch kernels {
    case .compiled:
      guard let start = positions.baseAddress else { return }
      // The buffer has room for its count.
      unsafe span_distances(start, positions.count, points)
    case .reference:
      for index in positions.indices {
        let point = points.point(index)
        unsafe positions[index] = (point.x * point.x + point.y * point.y).squareRoot()
      }
    }
  }

  private func writeDirections(
    _ points: span_points, start: Double, into positions: UnsafeMutableBufferPointer<Double>,
    kernels: SpanKernels
  ) {
    switch kernels {
    case .compiled:
      guard let first = positions.baseAddress else { return }
      // The buffer has room for its count.
      unsafe span_directions(first, positions.count, points, start)
    case .reference:
      for index in positions.indices {
        let turns = points.point(index).turnsFromTop - start
        unsafe positions[index] = turns < 0 ? turns + 1 : turns
      }
    }
  }
}

extension span_points {
  /// The place to which the point `index` columns from the first is mapped.
  @inline(__always)
  fileprivate func point(_ index: Int) -> Point {
    let x = x + Double(index)
    return Point(xx * x + xy * y, yx * x + yy * y)
  }
}

extension Point {
  /// The direction of the point from the origin in turns, clockwise from the top.
  ///
  /// The arc tangent of up to 22.5° is Taylor's series up to the 35th power, which leaves out less than
  /// 2⁻⁵²; larger angles are taken from the nearest diagonal or axis, so that these are exact.
  fileprivate var turnsFromTop: Double {
    let up = -y
    let width = x < 0 ? -x : x
    let height = up < 0 ? -up : up
    let lesser = width < height ? width : height
    let larger = width < height ? height : width
    let isSteep = lesser > 0.41421356237309503 * larger
    let over = isSteep ? larger + lesser : larger
    let z = (isSteep ? lesser - larger : lesser) / (over == 0 ? 1 : over)
    let square = z * z
    var sum = 0.0
    var power = 35.0
    var sign = -1.0
    while power >= 1 {
      sum = sum * square + sign * (1 / (6.283185307179586 * power))
      power -= 2
      sign = -sign
    }
    var turns = z * sum + (isSteep ? 0.125 : 0)
    turns = width > height ? 0.25 - turns : turns
    turns = up < 0 ? 0.5 - turns : turns
    return x < 0 ? 1 - turns : turns
  }
}
