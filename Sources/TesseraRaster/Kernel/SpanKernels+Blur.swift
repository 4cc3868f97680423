internal import CSpans

/// The two loops of the Gaussian, weighted sums of bytes along a row and of rows, by either kind of
/// loop.
///
/// Nothing but whole numbers below 2³² is added, so both kinds give the same bits.
extension SpanKernels {
  /// How many sums are made at a time; counts are multiples of it.
  package static var blurLanes: Int { Int(SPAN_BLUR_LANES) }

  /// The next multiple of `blurLanes`.
  static func padded(_ count: Int) -> Int { (count + blurLanes - 1) / blurLanes * blurLanes }

  /// Sums along a row, with 8 fractional bits.
  ///
  /// `out[start + i]` is the sum of `weights[t] · bytes[first + i + t · step]` over all t; the weights
  /// sum to 65,536 at most.
  package func sumAcross(
    _ bytes: [UInt8], from first: Int, step: Int = 1, count: Int, weights: [UInt32],
    into out: inout [UInt16], at start: Int
  ) {
    precondition(count % Self.blurLanes == 0 && first >= 0 && start >= 0 && step >= 0)
    precondition(first + count + (weights.count - 1) * step <= bytes.count)
    precondition(start + count <= out.count)
    switch self {
    case .compiled:
      unsafe bytes.withUnsafeBufferPointer { bytes in
        unsafe weights.withUnsafeBufferPointer { weights in
          unsafe out.withUnsafeMutableBufferPointer { out in
            guard let from = bytes.baseAddress, let to = out.baseAddress else { return }
            // The preconditions keep all reads and writes inside the arrays.
            unsafe span_blur_across(
              to + start, from + first, step, count, weights.baseAddress, weights.count)
          }
        }
      }
    case .reference:
      for i in 0..<count {
        var sum: UInt32 = 128
        for t in weights.indices { sum &+= weights[t] &* UInt32(bytes[first + i + t &* step]) }
        out[start + i] = UInt16(truncatingIfNeeded: sum >> 8)
      }
    }
  }

  /// Sums of rows, rounded to bytes.
  ///
  /// `out[start + i]` is the sum of `weights[t] · values[lines[t] · stride + i]` over all t, both
  /// counted from their beginnings; the weights sum to 65,536 at most, and no line is beyond `lastLine`.
  package func sumDown(
    _ values: [UInt16], stride: Int, count: Int, lines: ArraySlice<UInt32>, lastLine: Int,
    weights: ArraySlice<UInt32>, into out: inout [UInt8], at start: Int
  ) {
    precondition(count % Self.blurLanes == 0 && count <= stride && start >= 0)
    precondition(lines.count == weights.count && start + count <= out.count)
    precondition((lastLine + 1) * stride <= values.count)
    switch self {
    case .compiled:
      unsafe values.withUnsafeBufferPointer { values in
        unsafe lines.withUnsafeBufferPointer { lines in
          unsafe weights.withUnsafeBufferPointer { weights in
            unsafe out.withUnsafeMutableBufferPointer { out in
              guard let from = values.baseAddress, let to = out.baseAddress else { return }
              // The preconditions keep all reads and writes inside the arrays, if no line is beyond
              // `lastLine`.
              unsafe span_blur_down(
                to + start, from, stride, count, lines.baseAddress, weights.baseAddress,
                weights.count)
            }
          }
        }
      }
    case .reference:
      for i in 0..<count {
        var sum: UInt32 = 1 << 23
        for (line, weight) in zip(lines, weights) {
          sum &+= weight &* UInt32(values[Int(line) * stride + i])
        }
        out[start + i] = UInt8(truncatingIfNeeded: sum >> 24)
      }
    }
  }
}
