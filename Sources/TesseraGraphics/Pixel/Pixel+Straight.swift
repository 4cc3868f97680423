/// Straight channels to a stored pixel and back: the one place for each way.
extension Pixel {
  /// Creates a pixel from straight channels: `div255(c·A)` for each colour.
  public init(straightRed red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let a = UInt32(alpha)
    bits =
      Self.div255(UInt32(red) * a) | Self.div255(UInt32(green) * a) << 8
      | Self.div255(UInt32(blue) * a) << 16 | a << 24
  }

  /// The straight channels: (255·p + a/2) / a in integers; all zero where alpha is.
  public var straight: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let a = UInt32(alpha)
    guard a > 0 else { return (0, 0, 0, 0) }
    func divide(_ p: UInt8) -> UInt8 { UInt8(min(255, (255 * UInt32(p) + a / 2) / a)) }
    return (divide(red), divide(green), divide(blue), alpha)
  }
}
