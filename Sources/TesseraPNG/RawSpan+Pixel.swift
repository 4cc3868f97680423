/// Pixels of a `StraightImage` as words, for loops that would spend most of their time on bytes.
extension RawSpan {
  /// The pixel at a byte offset: red in bits 0–7, green 8–15, blue 16–23, alpha 24–31.
  @inline(__always)
  func pixel(at offset: Int) -> UInt32 {
    // Any four bytes are a valid number, and the load checks its bounds.
    UInt32(littleEndian: unsafe unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// Sixteen pixels at a byte offset as pairs, the first of each in the low half.
  @inline(__always)
  func eightPairs(at offset: Int) -> SIMD8<UInt64> {
    // As above, of 64 bytes.
    unsafe unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self)
  }

  /// The bytes of sixteen pixels at a byte offset.
  @inline(__always)
  func sixteenPixels(at offset: Int) -> SIMD16<UInt32> {
    // As above, of 64 bytes.
    unsafe unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD16<UInt32>.self)
  }
}
