internal import CSpans

/// Rows of coverage, `div255(a · b)`, by either kind of loop.
///
/// Whoever calls answers for `count` bytes behind each pointer.
extension SpanKernels {
  /// The products of two rows.
  @inline(__always)
  func multiply(
    _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ count: Int,
    into products: UnsafeMutablePointer<UInt8>
  ) {
    switch self {
    case .compiled: unsafe span_multiply(products, a, b, count)
    case .reference:
      for index in 0..<count {
        unsafe products[index] = SourceOver.multiply(a[index], b[index])
      }
    }
  }

  /// The products of a row and one factor.
  @inline(__always)
  func multiply(
    _ a: UnsafePointer<UInt8>, _ b: UInt8, _ count: Int,
    into products: UnsafeMutablePointer<UInt8>
  ) {
    switch self {
    case .compiled: unsafe span_multiply_uniform(products, a, b, count)
    case .reference:
      for index in 0..<count { unsafe products[index] = SourceOver.multiply(a[index], b) }
    }
  }
}
