internal import TesseraGraphics

extension [Pixel] {
  /// Calls `body` with the first `count` pixels as words, which is what they are: a pixel is nothing but
  /// its word.
  @inline(__always)
  mutating func withWords<Result>(
    _ count: Int, _ body: (UnsafeMutableBufferPointer<UInt32>) -> Result
  ) -> Result {
    precondition(count <= self.count, "there are as many pixels")
    return unsafe withUnsafeMutableBufferPointer { buffer in
      // The memory holds `count` pixels at least, and each is one aligned word.
      unsafe body(
        UnsafeMutableBufferPointer(
          start: UnsafeMutableRawPointer(buffer.baseAddress)?.assumingMemoryBound(
            to: UInt32.self), count: count))
    }
  }
}
