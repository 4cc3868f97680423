internal import TesseraGraphics

/// Straight channels in a word, red in the low byte, to premultiplied ones and back.
///
/// The results are those of `Pixel`, to the bit, without its divisions.
enum StraightWord {
  /// ⌈2²⁴ / a⌉ for each alpha a, 0 for a = 0.
  ///
  /// With n = 255p + a/2 ≤ 65,152, n · ⌈2²⁴ / a⌉ exceeds n · 2²⁴ / a by less than n, and n is less than
  /// 2²⁴ / a: too little to reach the next whole number, so the high bits are n / a in integers.
  static let reciprocals: [UInt32] = [0] + (1...255).map { ((1 << 24) + $0 - 1) / $0 }

  /// The premultiplied word of a straight one.
  @inline(__always)
  static func premultiplied(_ word: UInt32) -> UInt32 {
    // Alpha as a channel of 255 comes out as itself.
    word >= 0xFF00_0000 ? word : SourceOver.scale(word | 0xFF00_0000, word >> 24)
  }

  /// The straight word of a premultiplied one; `reciprocal` is the one of its alpha.
  @inline(__always)
  static func straight(_ bits: UInt32, _ reciprocal: UInt32) -> UInt32 {
    let alpha = bits >> 24
    @inline(__always)
    func channel(_ shift: UInt32) -> UInt32 {
      let sum = 255 &* (bits >> shift & 255) &+ alpha / 2
      let quotient = (UInt64(sum) &* UInt64(reciprocal)) >> 24
      return UInt32(truncatingIfNeeded: min(255, quotient)) << shift
    }
    return channel(0) | channel(8) | channel(16) | alpha << 24
  }

  /// Writes `count` pixels in straight channels, the word of each in the order of the bytes of a file.
  ///
  /// Whoever calls answers for as many pixels and words behind the pointers.
  static func write(
    _ pixels: UnsafePointer<Pixel>, _ count: Int, to words: UnsafeMutablePointer<UInt32>
  ) {
    unsafe reciprocals.withUnsafeBufferPointer { reciprocals in
      // Alpha, a byte, is one of the 256 reciprocals.
      guard let reciprocals = reciprocals.baseAddress else { return }
      @inline(__always)
      func write(_ index: Int) {
        let bits = unsafe pixels[index].bits
        unsafe words[index] = straight(bits, reciprocals[Int(bits >> 24)]).littleEndian
      }
      var index = 0
      while index + 8 <= count {
        var all = UInt32.max
        for place in index..<(index + 8) { all &= unsafe pixels[place].bits }
        if all >> 24 == 255 {
          for place in index..<(index + 8) {
            unsafe words[place] = pixels[place].bits.littleEndian
          }
        } else {
          for place in index..<(index + 8) { write(place) }
        }
        index += 8
      }
      for place in index..<count { write(place) }
    }
  }
}
