import Testing
import TesseraGraphics
import TesseraTestSupport
@testable import TesseraRaster

@Suite("Span kernels")
struct SpanKernelsTests {
  @Test("scale every channel by every byte as Pixel does")
  func scales() {
    var faults = 0
    for channel in UInt8(0)...255 {
      // All four channels at once, each with a value of its own.
      let pixel = Pixel(
        bits: UInt32(channel) | UInt32(255 - channel) << 8 | UInt32(channel / 2) << 16 | 0xFF00_0000
      )
      for m in UInt8(0)...255 {
        if SourceOver.scale(pixel.bits, UInt32(m)) != pixel.scaled(by: m).bits { faults += 1 }
        let product = Pixel.div255(UInt32(channel) * UInt32(m))
        if UInt32(SourceOver.multiply(channel, m)) != product { faults += 1 }
      }
    }
    #expect(faults == 0)
  }

  /// What rows are made of: premultiplied pixels, and coverage with stretches of 0 and of 255.
  private struct Material {
    var pixels: [Pixel] = []
    var colors: [Pixel] = []
    var coverage: [UInt8] = []
    var other: [UInt8] = []

    init(_ count: Int, seed: UInt64) {
      var random = RandomSource(seed: seed)
      func pixel() -> Pixel {
        let bits = UInt32(truncatingIfNeeded: random.next())
        return Pixel(
          straightRed: UInt8(truncatingIfNeeded: bits),
          green: UInt8(truncatingIfNeeded: bits >> 8),
          blue: UInt8(truncatingIfNeeded: bits >> 16),
          alpha: bits & 3 == 0 ? 255 : UInt8(bits >> 24))
      }
      var kind = 0
      for index in 0..<count {
        pixels.append(pixel())
        colors.append(pixel())
        if index % 13 == 0 { kind = Int.random(in: 0..<3, using: &random) }
        coverage.append(
          kind == 0 ? 0 : kind == 1 ? 255 : UInt8.random(in: 0...255, using: &random))
        other.append(UInt8.random(in: 0...255, using: &random))
      }
    }
  }

  @Test("blend one colour into stretches of one colour", arguments: SpanKernels.allCases)
  func stretches(kernels: SpanKernels) {
    for seed: UInt64 in 0..<40 {
      var random = RandomSource(seed: 700 + seed)
      let material = Material(20, seed: seed)
      // Shorter and longer than what is looked at together, and a lone other pixel within.
      var below: [Pixel] = []
      while below.count < 400 {
        let pixel = material.pixels[Int.random(in: 0..<20, using: &random)]
        below += Array(repeating: pixel, count: Int.random(in: 1...150, using: &random))
      }
      below[Int.random(in: 0..<400, using: &random)] = material.pixels[0]
      let color = material.colors[Int.random(in: 0..<20, using: &random)]
      let count = Int.random(in: 300...400, using: &random)
      var pixels = below
      unsafe pixels.withUnsafeMutableBufferPointer {
        if let base = $0.baseAddress { unsafe kernels.over(base, count, color.bits) }
      }
      #expect(pixels == below[..<count].map { color.over($0) } + below[count...])
    }
  }

  @Test("blend rows of every length as Pixel does", arguments: SpanKernels.allCases)
  func rows(kernels: SpanKernels) {
    for count in Array(0...70) + [300, 1_021] {
      let material = Material(count + 1, seed: UInt64(count))
      let color = material.colors[count]
      let m = material.coverage[count]
      // Nothing before or behind the row may change, so it lies within a longer one.
      func check(
        _ expected: (Int) -> Pixel, _ draw: (UnsafeMutablePointer<Pixel>) -> Void
      ) {
        var pixels = [color, color] + material.pixels
        unsafe pixels.withUnsafeMutableBufferPointer {
          if let base = $0.baseAddress { unsafe draw(base + 2) }
        }
        #expect(pixels[0] == color && pixels[1] == color)
        #expect(pixels.last == material.pixels.last)
        #expect(Array(pixels[2..<(count + 2)]) == (0..<count).map(expected))
      }
      let below = material.pixels
      unsafe check({ _ in color }) { unsafe kernels.fill($0, count, color.bits) }
      unsafe check({ color.over(below[$0]) }) { unsafe kernels.over($0, count, color.bits) }
      unsafe check({ color.scaled(by: material.coverage[$0]).over(below[$0]) }) {
        unsafe kernels.over($0, count, color.bits, coverage: material.coverage)
      }
      for m in [m, 255] {
        unsafe check({ material.colors[$0].scaled(by: m).over(below[$0]) }) {
          unsafe kernels.over($0, count, colors: material.colors, coverage: m)
        }
      }
      unsafe check({ material.colors[$0].scaled(by: material.coverage[$0]).over(below[$0]) }) {
        unsafe kernels.over($0, count, colors: material.colors, coverage: material.coverage)
      }
    }
  }

  @Test(
    "blend a colour through all runs of some rows as Pixel does", arguments: SpanKernels.allCases,
    [UInt8(255), 77])
  func runs(kernels: SpanKernels, alpha: UInt8) {
    let (stride, rows, left) = (100, 3, -20)
    let material = Material(stride * rows, seed: 5)
    let color = Pixel(straightRed: 200, green: 30, blue: 255, alpha: alpha)
    let runs = [
      CoverageRun(columns: -18 ..< -15, uniform: nil), CoverageRun(columns: -15..<31, uniform: 200),
      CoverageRun(columns: 33..<60, uniform: nil), CoverageRun(columns: 60..<61, uniform: 9),
      CoverageRun(columns: 61..<79, uniform: 255),
    ]
    var pixels = material.pixels
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      unsafe runs.withUnsafeBufferPointer { runs in
        guard let base = buffer.baseAddress else { return }
        unsafe kernels.over(
          base, stride: stride, rows: rows, color.bits, runs: runs, left: left,
          coverage: material.coverage)
      }
    }
    var expected = material.pixels
    for row in 0..<rows {
      for run in runs {
        for place in run.columns.map({ $0 - left }) {
          let index = row * stride + place
          let m = run.uniform ?? material.coverage[place]
          expected[index] = color.scaled(by: m).over(expected[index])
        }
      }
    }
    #expect(pixels == expected)
  }

  @Test(
    "fill what of some rows is not covered in full", arguments: SpanKernels.allCases,
    [[], [0..<30], [2..<9, 9..<17, 40..<41], [0..<1, 60..<100], [0..<100]])
  func around(kernels: SpanKernels, full: [Range<Int>]) {
    let (width, rows, left) = (100, 3, -20)
    let material = Material(width * rows, seed: 5)
    let color = Pixel(straightRed: 200, green: 30, blue: 255, alpha: 77)
    var runs = [
      CoverageRun(columns: 17..<20, uniform: nil), CoverageRun(columns: 30..<35, uniform: 254),
    ]
    runs += full.map {
      CoverageRun(columns: ($0.lowerBound + left)..<($0.upperBound + left), uniform: 255)
    }
    runs.sort { $0.columns.lowerBound < $1.columns.lowerBound }
    var pixels = material.pixels
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      unsafe runs.withUnsafeBufferPointer { runs in
        guard let base = buffer.baseAddress else { return }
        unsafe kernels.fill(
          base, width: width, rows: rows, around: runs, left: left, color.bits)
      }
    }
    for index in pixels.indices {
      let isKept = full.contains { $0.contains(index % width) }
      #expect(pixels[index] == (isKept ? material.pixels[index] : color), "pixel \(index)")
    }
  }

  @Test("multiply rows of coverage of every length", arguments: SpanKernels.allCases)
  func coverage(kernels: SpanKernels) {
    for count in Array(0...70) + [300, 1_021] {
      let material = Material(count, seed: UInt64(count))
      func products(_ draw: (UnsafeMutablePointer<UInt8>) -> Void) -> [UInt8] {
        var bytes = [UInt8](repeating: 7, count: count + 1)
        unsafe bytes.withUnsafeMutableBufferPointer {
          if let base = $0.baseAddress { unsafe draw(base) }
        }
        #expect(bytes.removeLast() == 7)
        return bytes
      }
      let both = unsafe products {
        unsafe kernels.multiply(material.coverage, material.other, count, into: $0)
      }
      #expect(both == zip(material.coverage, material.other).map { SourceOver.multiply($0, $1) })
      let one = unsafe products { unsafe kernels.multiply(material.coverage, 77, count, into: $0) }
      #expect(one == material.coverage.map { SourceOver.multiply($0, 77) })
    }
  }
}
