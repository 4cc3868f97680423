internal import TesseraGraphics

/// Source-over on rows of pixels: S = div255(p · m), D′ = S + div255(D · (255 − Sα)).
///
/// The arithmetic is that of `Pixel`, done on two channels of a word at a time; the tests hold the two
/// against each other for every pair of bytes.
enum SourceOver {
  /// `div255(a · b)`.
  @inline(__always)
  static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: Pixel.div255(UInt32(a) &* UInt32(b)))
  }

  /// All four channels of a word times `m` / 255, each rounded to nearest.
  ///
  /// Two channels lie 16 bits apart in one word. 255 · 255 + 128 plus its own high byte stays below
  /// 65,536, so neither carries into the other.
  @inline(__always)
  static func scale(_ bits: UInt32, _ m: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00FF_00FF
    let half: UInt32 = 0x0080_0080
    let even = (bits & mask) &* m &+ half
    let odd = (bits >> 8 & mask) &* m &+ half
    return ((even &+ (even >> 8 & mask)) >> 8 & mask)
      | ((odd &+ (odd >> 8 & mask)) & ~mask)
  }

  /// A pixel over another; no channel carries, because S ≤ Sα.
  @inline(__always)
  static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source &+ scale(destination, 255 &- source >> 24)
  }

  /// One colour at one coverage over `range` of the pixels.
  static func blend(
    _ color: Pixel, coverage: UInt8, into pixels: inout [Pixel], at range: Range<Int>
  ) {
    let source = scale(color.bits, UInt32(coverage))
    if source >> 24 == 255 {
      for index in range { pixels[index].bits = source }
    } else if source != 0 {
      for index in range { pixels[index].bits = over(source, pixels[index].bits) }
    }
  }

  /// One colour over `range` of the pixels, the coverage byte by byte from `start` on.
  static func blend(
    _ color: Pixel, coverage: [UInt8], from start: Int, into pixels: inout [Pixel],
    at range: Range<Int>
  ) {
    let shift = start - range.lowerBound
    for index in range {
      let source = scale(color.bits, UInt32(coverage[index + shift]))
      pixels[index].bits = over(source, pixels[index].bits)
    }
  }

  /// Colours from `first` on at one coverage over `range` of the pixels.
  static func blend(
    _ colors: [Pixel], from first: Int, coverage: UInt8, into pixels: inout [Pixel],
    at range: Range<Int>
  ) {
    let shift = first - range.lowerBound
    if coverage == 255 {
      for index in range {
        pixels[index].bits = over(colors[index + shift].bits, pixels[index].bits)
      }
    } else {
      let coverage = UInt32(coverage)
      for index in range {
        let source = scale(colors[index + shift].bits, coverage)
        pixels[index].bits = over(source, pixels[index].bits)
      }
    }
  }

  /// Colours from `first` on over `range` of the pixels, the coverage byte by byte from `start` on.
  static func blend(
    _ colors: [Pixel], from first: Int, coverage: [UInt8], from start: Int,
    into pixels: inout [Pixel], at range: Range<Int>
  ) {
    let colorShift = first - range.lowerBound
    let coverageShift = start - range.lowerBound
    for index in range {
      let source = scale(colors[index + colorShift].bits, UInt32(coverage[index + coverageShift]))
      pixels[index].bits = over(source, pixels[index].bits)
    }
  }
}
