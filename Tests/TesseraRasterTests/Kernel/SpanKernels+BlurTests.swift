import Testing
import TesseraRaster
import TesseraTestSupport

@Suite("Weighted sums")
struct SpanKernelsBlurTests {
  @Test("in C are those in Swift", arguments: [1, 3, 48, 193])
  func kernels(taps: Int) {
    var random = RandomSource(seed: UInt64(taps))
    // Weights that sum to 65,536, the largest first or last.
    var weights = (0..<taps).map { _ in
      UInt32.random(in: 0...UInt32(65_536 / taps), using: &random)
    }
    weights[taps / 2] += 65_536 - weights.reduce(0, +)
    for (count, step) in [(32, 1), (96, 1), (64, 4)] {
      let start = 5
      let bytes = (0..<(count + (taps - 1) * step + start)).map { _ in
        Bool.random(using: &random) ? 255 : UInt8.random(in: 0...255, using: &random)
      }
      var across: [[UInt16]] = []
      for kernels in SpanKernels.allCases {
        var out = [UInt16](repeating: 7, count: count + 9)
        kernels.sumAcross(
          bytes, from: start, step: step, count: count, weights: weights, into: &out, at: 4)
        across.append(out)
      }
      #expect(across[0] == across[1])
      let sum = (0..<taps).reduce(128) { $0 + Int(weights[$1]) * Int(bytes[start + 3 + $1 * step]) }
      #expect(Int(across[0][7]) == sum >> 8)
      #expect(across[0][3] == 7 && across[0][count + 4] == 7)
    }

    let (stride, count) = (96, 64)
    let values = (0..<(8 * stride)).map { _ in
      Bool.random(using: &random) ? 65_280 : UInt16.random(in: 0...65_280, using: &random)
    }
    let lines = (0..<taps).map { UInt32($0 * 5 % 8) }
    var down: [[UInt8]] = []
    for kernels in SpanKernels.allCases {
      var out = [UInt8](repeating: 7, count: count + 9)
      kernels.sumDown(
        values, stride: stride, count: count, lines: lines[...], lastLine: 7,
        weights: weights[...], into: &out, at: 4)
      down.append(out)
    }
    #expect(down[0] == down[1])
    let sum = (0..<taps).reduce(1 << 23) {
      $0 + Int(weights[$1]) * Int(values[Int(lines[$1]) * stride + 11])
    }
    #expect(Int(down[0][15]) == sum >> 24)
    #expect(down[0][3] == 7 && down[0][count + 4] == 7)
  }
}
