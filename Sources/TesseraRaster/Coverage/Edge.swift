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
  @inline(__always)
  init(_ a: SubpixelPoint, _ b: SubpixelPoint) {
    x = Int(a.x)
    top = Int(a.y)
    bottom = Int(b.y)
    run = Int(b.x) &- Int(a.x)
    slope = run == 0 ? 0 : Double(run) / Double(bottom &- top)
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

  /// What is added to a sort key from one height to another, in 1/65,536 of its unit.
  func keyStep(over height: Int) -> Int { Int(slope * Double(height << 24)) }

  /// The part of a slanted edge between two heights.
  @inline(__always)
  func piece(from y0: Int, to y1: Int) -> Piece {
    let start = offset(at: y0)
    let end = offset(at: y1)
    let (first, last) = (Self.floor(start), Self.floor(end))
    let isRightward = run > 0
    return Piece(
      low: (x &+ (isRightward ? first : last)) >> 8, high: (x &+ (isRightward ? last : first)) >> 8,
      height: y1 &- y0, x: x, least: isRightward ? start : end, most: isRightward ? end : start,
      steepness: isRightward ? slope : -slope)
  }

  /// The largest whole number that is not above `value`.
  @inline(__always)
  private static func floor(_ value: Double) -> Int {
    let whole = Int(value)
    return Double(whole) > value ? whole &- 1 : whole
  }
}

extension Edge {
  /// A part of a slanted edge.
  ///
  /// Whether it leans to the left or to the right makes no difference to areas.
  struct Piece {
    /// The first and the last column that it touches.
    let low: Int
    let high: Int
    /// Grid steps from its top to its bottom.
    let height: Int
    /// The x of the edge's upper end, in grid steps.
    fileprivate let x: Int
    /// How far right of that the piece's ends are, in grid steps.
    fileprivate let least: Double
    fileprivate let most: Double
    /// Steps to the side for one step down.
    fileprivate let steepness: Double

    /// The area of a pixel column to the right of the piece, in 1/65,536 pixel.
    ///
    /// With v the distance from the edge to the right border of the column, the area is the integral
    /// of v, cut to 0…256, over the height. It is rounded once; so areas over parts of a height have
    /// to be taken as differences of two areas that begin at the same height.
    func area(column: Int) -> Int {
      let right = right(of: column)
      let (near, far) = (right - most, right - least)
      if near >= 256 { return height << 8 }
      if far <= 0 { return 0 }
      let area =
        near >= 0 && far <= 256
        ? Double(height) * (near + far) / 2
        : (Self.cutIntegral(far) - Self.cutIntegral(near)) / steepness
      return Int(area + 0.5)
    }

    /// The same where only one column is touched: v stays between 0 and 256.
    @inline(__always)
    var areaOfOnly: Int {
      let right = right(of: low)
      return Int(Double(height) * ((right - most) + (right - least)) / 2 + 0.5)
    }

    /// The same for the first of several columns, where v begins or ends at or below 0.
    @inline(__always)
    var areaOfFirst: Int {
      let right = right(of: low)
      let far = right - least
      let area = most == right ? Double(height) * far / 2 : far * far / 2 / steepness
      return Int(area + 0.5)
    }

    /// The same for a column between the first and the last: v goes from below 0 to above 256.
    @inline(__always)
    func areaBetween(column: Int) -> Int {
      Int(((right(of: column) - least) * 256 - 32_768) / steepness + 0.5)
    }

    /// The same for the last of several columns, where v begins or ends above 256.
    @inline(__always)
    var areaOfLast: Int {
      let right = right(of: high)
      let near = right - most
      if near >= 256 { return height << 8 }
      return Int(((right - least) * 256 - 32_768 - near * near / 2) / steepness + 0.5)
    }

    /// How far the right border of a column lies right of the edge's upper end, in grid steps.
    @inline(__always)
    private func right(of column: Int) -> Double { Double((column &+ 1) << 8 &- x) }

    /// The integral from 0 to v of w, cut to 0…256.
    private static func cutIntegral(_ v: Double) -> Double {
      v <= 0 ? 0 : v <= 256 ? v * v / 2 : v * 256 - 32_768
    }
  }
}
