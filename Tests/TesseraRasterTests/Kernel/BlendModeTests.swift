import Testing
import TesseraGraphics
import TesseraTestSupport
@testable import TesseraRaster

@Suite("Blend modes")
struct BlendModeTests {
  private static let joint: Set<BlendMode> = [.hue, .saturation, .color, .luminosity]
  private static let values = [0, 1, 2, 63, 64, 127, 128, 129, 191, 254, 255]

  /// A row for a mode: a source pixel, the one below it and a coverage for each place.
  private struct Row {
    var colors: [Pixel] = []
    var below: [Pixel] = []
    var coverage: [UInt8] = []

    mutating func append(_ color: Pixel, over pixel: Pixel, at m: UInt8) {
      colors.append(color)
      below.append(pixel)
      coverage.append(m)
    }

    mutating func append(_ s: Int, _ sa: Int, over d: Int, _ da: Int, at m: UInt8 = 255) {
      // The channel at hand is red; green is full and blue is none.
      append(
        Pixel(
          premultipliedRed: UInt8(s), green: UInt8(sa), blue: 0, alpha: UInt8(sa)),
        over: Pixel(
          premultipliedRed: UInt8(d), green: UInt8(da), blue: 0, alpha: UInt8(da)), at: m)
    }

    /// The pixels after the mode was applied.
    func blended(_ mode: BlendMode, _ kernels: SpanKernels = .compiled) -> [Pixel] {
      var pixels = below
      unsafe pixels.withUnsafeMutableBufferPointer { pixels in
        guard let pixels = pixels.baseAddress else { return }
        guard let kernel = unsafe mode.rowKernel(kernels) else {
          return unsafe kernels.over(pixels, colors.count, colors: colors, coverage: coverage)
        }
        unsafe colors.withUnsafeBufferPointer { colors in
          guard let first = colors.baseAddress else { return }
          unsafe kernel(
            SpanKernels.words(pixels), SpanKernels.words(first), coverage, colors.count)
        }
      }
      return pixels
    }

    /// How many of the pixels differ from the reference in red or alpha.
    func faults(_ mode: BlendMode) -> Int {
      let pixels = blended(mode)
      var faults = pixels == blended(mode, .reference) ? 0 : 1
      for (index, pixel) in pixels.enumerated() {
        let s = Int(colors[index].red)
        let sa = Int(colors[index].alpha)
        let d = Int(below[index].red)
        let da = Int(below[index].alpha)
        let m = Int(coverage[index])
        let (red, alpha) = BlendModeTests.expected(mode, s, sa, d, da, m)
        if Int(pixel.red) != red || Int(pixel.alpha) != alpha || pixel.green > pixel.alpha
          || pixel.red > pixel.alpha || pixel.blue != 0
        {
          faults += 1
        }
      }
      return faults
    }
  }

  /// Whether alpha is a channel like others; blend modes are mixed source-over.
  private static func hasOwnAlpha(_ mode: BlendMode) -> Bool {
    switch mode {
    case .clear, .copy, .destination, .destinationOver, .sourceIn, .destinationIn, .sourceOut,
      .destinationOut, .sourceAtop, .destinationAtop, .xor, .plusLighter:
      true
    default: false
    }
  }

  /// A channel and the alpha of the result, by the reference.
  private static func expected(
    _ mode: BlendMode, _ s: Int, _ sa: Int, _ d: Int, _ da: Int, _ m: Int
  ) -> (channel: Int, alpha: Int) {
    if mode == .sourceOver {
      return (
        ReferenceBlend.sourceOver(s, sa, over: d, m), ReferenceBlend.sourceOver(sa, sa, over: da, m)
      )
    }
    let channel = ReferenceBlend.channel(mode, s, sa, d, da)
    let alphaMode: BlendMode = hasOwnAlpha(mode) ? mode : .sourceOver
    let alpha = ReferenceBlend.channel(alphaMode, sa, sa, da, da)
    return (ReferenceBlend.covered(channel, d, m), ReferenceBlend.covered(alpha, da, m))
  }

  private static let separable = BlendMode.allCases.filter { !joint.contains($0) }

  @Test(
    "give what the specification says in fractions, on bytes around the borders",
    arguments: separable)
  func borders(mode: BlendMode) {
    var row = Row()
    for sa in Self.values {
      for s in Self.values where s <= sa {
        for da in Self.values {
          for d in Self.values where d <= da {
            row.append(s, sa, over: d, da)
            row.append(s, sa, over: d, da, at: UInt8(Self.values[row.colors.count % 11]))
          }
        }
      }
    }
    #expect(row.faults(mode) == 0)
  }

  @Test("give what the specification says for all opaque colours", arguments: separable)
  func opaque(mode: BlendMode) {
    var row = Row()
    for s in 0...255 {
      for d in 0...255 { row.append(s, 255, over: d, 255) }
    }
    #expect(row.faults(mode) == 0)
  }

  @Test("give what the specification says for all alphas over all colours", arguments: separable)
  func alphas(mode: BlendMode) {
    var row = Row()
    for sa in 0...255 {
      for d in 0...255 {
        row.append(sa, sa, over: d, 255)
        row.append(sa / 3, sa, over: d, 255)
      }
    }
    #expect(row.faults(mode) == 0)
  }

  @Test("draw rows of every length in C as in Swift", arguments: BlendMode.allCases)
  func lengths(mode: BlendMode) {
    var random = RandomSource(seed: 8)
    for count in Array(0...40) + [513] {
      var row = Row()
      for index in 0..<count {
        let bits = random.next()
        func pixel(_ bits: UInt64) -> Pixel {
          Pixel(
            straightRed: UInt8(truncatingIfNeeded: bits),
            green: UInt8(truncatingIfNeeded: bits >> 8),
            blue: UInt8(truncatingIfNeeded: bits >> 16),
            alpha: UInt8(truncatingIfNeeded: bits >> 24))
        }
        row.append(
          pixel(bits), over: pixel(bits >> 32), at: index % 20 < 9 ? 0 : UInt8(bits >> 56))
      }
      #expect(row.blended(mode) == row.blended(mode, .reference))
    }
  }

  @Test("give what the specification says of three channels", arguments: Array(joint))
  func nonSeparable(mode: BlendMode) {
    var random = RandomSource(seed: 1)
    var row = Row()
    for index in 0..<1_000_000 {
      let bits = random.next()
      // Opaque ones, grey ones and those of few values as well as any.
      let few: UInt64 = index % 3 == 0 ? 0xC0C0_C0C0_C0C0_C0C0 : .max
      let solid: UInt64 = index % 4 == 0 ? 0xFF00_0000_FF00_0000 : 0
      let word = bits & few | solid
      func pixel(_ bits: UInt64) -> Pixel {
        Pixel(
          premultipliedRed: UInt8(truncatingIfNeeded: bits),
          green: UInt8(truncatingIfNeeded: index % 17 == 0 ? bits : bits >> 8),
          blue: UInt8(truncatingIfNeeded: bits >> 16),
          alpha: UInt8(truncatingIfNeeded: bits >> 24))
      }
      let coverage = index % 2 == 0 ? 255 : UInt8(truncatingIfNeeded: bits >> 20)
      row.append(pixel(word), over: pixel(word >> 32), at: coverage)
    }
    var faults = 0
    let pixels = row.blended(mode)
    for index in pixels.indices {
      let below = row.below[index]
      let m = Int(row.coverage[index])
      let whole = ReferenceBlend.pixel(mode, row.colors[index], over: below)
      func covered(_ op: UInt8, _ d: UInt8) -> UInt8 {
        UInt8(ReferenceBlend.covered(Int(op), Int(d), m))
      }
      let expected = Pixel(
        premultipliedRed: covered(whole.red, below.red), green: covered(whole.green, below.green),
        blue: covered(whole.blue, below.blue), alpha: covered(whole.alpha, below.alpha))
      if pixels[index].bits != expected.bits { faults += 1 }
    }
    #expect(faults == 0)
  }

  @Test(
    "leave an opaque colour that meets itself as it is, at every coverage",
    arguments: [
      .sourceOver, .copy, .destination, .destinationOver, .sourceIn, .destinationIn, .sourceAtop,
      .destinationAtop, .darken, .lighten, .hue, .saturation, .color, .luminosity,
    ] as [BlendMode])
  func itself(mode: BlendMode) {
    var random = RandomSource(seed: 3)
    var row = Row()
    for _ in 0..<256 {
      let pixel = Pixel(bits: UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000)
      for m in UInt8(0)...255 { row.append(pixel, over: pixel, at: m) }
    }
    #expect(row.blended(mode) == row.below)
    #expect(row.blended(mode, .reference) == row.below)
  }
}
