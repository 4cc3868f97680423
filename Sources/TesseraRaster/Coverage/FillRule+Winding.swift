internal import TesseraGraphics

/// What winding numbers mean.
extension FillRule {
  /// Whether points with a winding number are inside.
  @inline(__always)
  func holds(_ winding: Int) -> Bool {
    self == .nonZero ? winding != 0 : winding & 1 != 0
  }

  /// +1 where the filled region begins between two winding numbers, −1 where it ends, else 0.
  @inline(__always)
  func sign(from before: Int, to behind: Int) -> Int {
    (holds(behind) ? 1 : 0) - (holds(before) ? 1 : 0)
  }
}
