package import TesseraGraphics

/// A point on the grid of 1/256 pixel on which all coverage is computed.
///
/// Whole pixels are whole multiples of 256, so moving a drawing by whole pixels moves its grid points
/// by whole numbers and changes nothing else: that is what makes coverage independent of place.
package struct SubpixelPoint: Hashable, Sendable {
  /// Distance from the left edge in 1/256 px.
  package var x: Int32
  /// Distance from the top edge in 1/256 px, downwards.
  package var y: Int32

  /// Creates a point from grid coordinates.
  package init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }

  /// Creates the grid point nearest to `point`, whose coordinates lie within ±`limit` pixels.
  @inline(__always)
  package init(_ point: Point) {
    x = Self.rounded(point.x * Self.scale)
    y = Self.rounded(point.y * Self.scale)
  }

  /// Grid steps to a pixel.
  static let scale = 256.0

  /// Pixels from the origin up to which the grid reaches; differences then fit 31 bits.
  package static let limit = 2_097_152.0

  /// Whether a point lies on the part of the plane that the grid covers.
  @inline(__always)
  static func covers(_ point: Point) -> Bool {
    abs(point.x) <= limit && abs(point.y) <= limit
  }

  /// A coordinate in grid steps, rounded half up; still a `Double`, so that any size will do.
  ///
  /// The bias lets a half that lost its last bit at another offset round the same way: it is larger
  /// than the rounding error of any coordinate in reach, and a thousandth of what shows.
  static func round(_ steps: Double) -> Double {
    (steps + 0.5 + 0x1p-20).rounded(.down)
  }

  /// The same as a whole number, for coordinates that the grid reaches.
  @inline(__always)
  static func rounded(_ steps: Double) -> Int32 {
    Int32(truncatingIfNeeded: (steps + 0.5 + 0x1p-20).wholeBelow)
  }

  /// A coordinate in pixels moved to the grid.
  static func snap(_ pixels: Double) -> Double {
    // Beyond 2^43 px a `Double` has no finer steps than the grid.
    abs(pixels) < 0x1p43 ? round(pixels * scale) / scale : pixels
  }
}
