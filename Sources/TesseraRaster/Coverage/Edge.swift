/// A straight line of an outline, from its upper end to its lower one; never level.
///
/// All results are functions of differences between grid coordinates only, so they are the same at
/// every whole-pixel offset. Differences are exact in `Double`, and every function rounds once, to an
/// integer, before anything is summed.
struct Edge {
  /// The x of the upper end, in grid steps.
  let x: Int
  /// The y of the upper end, in grid steps.
  let top: Int
  /// The y of the lower end, in grid steps.
  let bottom: Int
  /// How far the lower end lies to the right of the upper one, in grid steps.
  private let run: Int
  /// Steps to the right for one step down.
  private let slope: Double

  /// Creates the edge between two corners, the first above the second.
  init(_ a: SubpixelPoint, _ b: SubpixelPoint) {
    x = Int(a.x)
    top = Int(a.y)
    bottom = Int(b.y)
    run = Int(b.x) - Int(a.x)
    slope = run == 0 ? 0 : Double(run) / Double(bottom - top)
  }

  /// Whether x is the same all the way.
  var isVertical: Bool { run == 0 }

  /// The x of the lower end, in grid steps.
  var endX: Int { x + run }

  /// How far the edge has gone to the right at a height between its ends, in grid steps.
  @inline(__always)
  private func offset(at y: Int) -> Double {
    y == bottom ? Double(run) : Double(y - top) * slope
  }

  /// The whole grid steps on either side of the edge at a height between its ends.
  @inline(__always)
  func steps(at y: Int) -> (low: Int, high: Int) {
    guard run != 0 else { return (x, x) }
    let offset = offset(at: y)
    let low = Self.floor(offset)
    return (x + low, Double(low) == offset ? x + low : x + low + 1)
  }

  /// The x at a height between the ends, in 1/256 grid steps, rounded; edges are sorted by it.
  @inline(__always)
  func sortKey(at y: Int) -> Int {
    run == 0 ? x << 8 : x << 8 + Self.floor(offset(at: y) * 256 + 0.5)
  }

  /// The columns that the edge touches between two heights.
  @inline(__always)
  func columns(from y0: Int, to y1: Int) -> ClosedRange<Int> {
    let a = (x + Self.floor(offset(at: y0))) >> 8
    let b = (x + Self.floor(offset(at: y1))) >> 8
    return a < b ? a...b : b...a
  }

  /// The area of a pixel column to the right of the edge between two heights, in 1/65,536 pixel.
  ///
  /// With v the distance from the edge to the right border of the column, the area is the integral of
  /// v, cut to 0…256, over the height. It is rounded once; so areas over parts of a height have to be
  /// taken as differences of two areas that begin at the same `y0`.
  @inline(__always)
  func area(column: Int, from y0: Int, to y1: Int) -> Int {
    let right = Double((column + 1) << 8 - x)
    let v0 = right - offset(at: y0)
    let v1 = right - offset(at: y1)
    if min(v0, v1) >= 256 { return (y1 - y0) << 8 }
    if max(v0, v1) <= 0 { return 0 }
    let area =
      min(v0, v1) >= 0 && max(v0, v1) <= 256
      ? Double(y1 - y0) * (v0 + v1) / 2
      : (Self.cutIntegral(v0) - Self.cutIntegral(v1)) / slope
    return Int(area + 0.5)
  }

  /// The integral from 0 to v of w, cut to 0…256.
  @inline(__always)
  private static func cutIntegral(_ v: Double) -> Double {
    v <= 0 ? 0 : v <= 256 ? v * v / 2 : v * 256 - 32_768
  }

  /// The largest whole number that is not above `value`.
  @inline(__always)
  private static func floor(_ value: Double) -> Int {
    let whole = Int(value)
    return Double(whole) > value ? whole - 1 : whole
  }
}
