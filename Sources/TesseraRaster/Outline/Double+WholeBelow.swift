extension Double {
  /// The largest whole number that is not above the value, which lies within ±2^50.
  ///
  /// Adding 1.5 · 2^52 leaves the nearest whole number in the last bits. It takes half the time of a
  /// conversion with its checks of range, and on older processors `rounded(.down)` is a call.
  @inline(__always)
  var wholeBelow: Int {
    let shifted = self + 0x1.8p52
    let nearest = Int(bitPattern: UInt(shifted.bitPattern &- 0x1.8p52.bitPattern))
    return shifted - 0x1.8p52 > self ? nearest &- 1 : nearest
  }
}
