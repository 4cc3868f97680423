/// What one blend mode makes of two pixels: the op of design section 5.
///
/// Every mode but source-over takes the same way to the pixels: op is summed exactly and divided
/// once, then D′ = div255(op · m + D · (255 − m)). So a mode is a formula for two premultiplied pixels
/// and nothing else, coverage has one meaning for all of them, and nothing changes outside a shape.
///
/// A conforming type has no values. Its rows are specialised, so that there is no choice left to make
/// for each pixel; a switch over modes within the loop costs more than most formulas.
protocol PixelBlend {
  /// The words of a source pixel and of the one below it → that of the result.
  static func mix(_ source: UInt32, _ backdrop: UInt32) -> UInt32
}

/// A row of one mode: the words of `count` pixels, and a colour and a byte of coverage for each.
///
/// Whoever calls answers for as many elements behind each pointer, and that none overlap.
typealias RowKernel = (
  UnsafeMutablePointer<UInt32>, UnsafePointer<UInt32>, UnsafePointer<UInt8>, Int
) -> Void

extension PixelBlend {
  /// Blends a row; see `RowKernel`.
  static func blend(
    _ pixels: UnsafeMutablePointer<UInt32>, _ colors: UnsafePointer<UInt32>,
    _ coverage: UnsafePointer<UInt8>, _ count: Int
  ) {
    for index in 0..<count {
      let m = unsafe coverage[index]
      guard m > 0 else { continue }
      let backdrop = unsafe pixels[index]
      let mixed = unsafe mix(colors[index], backdrop)
      unsafe pixels[index] = m == 255 ? mixed : PixelWord.between(backdrop, mixed, m)
    }
  }
}

/// Arithmetic on the word of a pixel, all four channels at a time.
enum PixelWord {
  /// `div255(op · m + D · (255 − m))` for each channel.
  @inline(__always)
  static func between(_ backdrop: UInt32, _ mixed: UInt32, _ m: UInt8) -> UInt32 {
    sum(mixed, UInt32(m), backdrop, UInt32(255 &- m))
  }

  /// `div255(a · p + b · q)` for each channel; the sums must not exceed 65,025.
  @inline(__always)
  static func sum(_ a: UInt32, _ p: UInt32, _ b: UInt32, _ q: UInt32) -> UInt32 {
    let channels: UInt64 = 0x00FF_00FF_00FF_00FF
    var sums =
      SourceOver.spread(a) &* UInt64(p) &+ SourceOver.spread(b) &* UInt64(q)
      &+ 0x0080_0080_0080_0080
    sums = ((sums &+ (sums >> 8 & channels)) >> 8) & channels
    return UInt32(truncatingIfNeeded: sums | sums >> 24)
  }
}
