internal import TesseraGraphics

/// A point on the grid of 2⁻²⁰ px on which gradients are laid out.
///
/// Whole pixels are whole multiples, so what is computed from differences to such a point stays the
/// same when a drawing moves by whole pixels. The grid of coverage, 2⁻⁸ px, is too coarse here: two
/// stops a tenth of a pixel apart would be off by several units of colour.
struct GradientPoint: Hashable {
  /// Distance from the left edge in grid steps.
  let x: Int
  /// Distance from the top edge in grid steps.
  let y: Int

  /// The power of two that a pixel is in grid steps.
  static let bits = 20
  /// Grid steps to a pixel.
  static let scale = 0x1p20
  /// Half a pixel.
  static let half = 1 << 19
  /// The farthest distance from the origin, in pixels; what lies beyond is moved there.
  private static let reach = 0x1p30

  /// The top left corner of the canvas.
  static let zero = GradientPoint(x: 0, y: 0)

  private init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// Creates the grid point nearest to `point`; nil where that is not finite.
  init?(_ point: Point) {
    guard point.isFinite else { return nil }
    x = Self.steps(point.x)
    y = Self.steps(point.y)
  }

  /// A distance in pixels, rounded to grid steps.
  private static func steps(_ pixels: Double) -> Int {
    Int(SubpixelPoint.round(within(pixels) * scale))
  }

  /// A coordinate in pixels, moved into reach.
  private static func within(_ pixels: Double) -> Double { min(reach, max(-reach, pixels)) }

  /// The way from a coordinate to another, both in pixels, in grid steps.
  ///
  /// It is kept to 2⁻³⁰ px, because gradients that repeat add it up many times; that is still far more
  /// than it changes by when both move by whole pixels.
  static func way(from start: Double, to end: Double) -> Double {
    SubpixelPoint.round((within(end) - within(start)) * 0x1p30) * (scale / 0x1p30)
  }

  /// How far right of the point the centre of a column lies, in grid steps.
  @inline(__always)
  func stepsToCenter(ofColumn column: Int) -> Double {
    Double(column << Self.bits + Self.half - x)
  }

  /// How far below the point the centre of a row lies, in grid steps.
  @inline(__always)
  func stepsToCenter(ofRow row: Int) -> Double {
    Double(row << Self.bits + Self.half - y)
  }
}
