/// `exact`: whatever is not equal differs.
struct ExactMetric: PixelJudge {
  @inline(__always)
  func mark(_ first: UInt32, _ second: UInt32, x: Int, y: Int) -> DifferenceMap.Mark { .different }
}
