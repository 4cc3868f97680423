internal import TesseraGraphics

/// Source-over on rows of pixels: S = div255(p · m), D′ = S + div255(D · (255 − Sα)).
///
/// The arithmetic is that of `Pixel`, done on all four channels of a word at a time; the tests hold
/// the two against each other for every pair of bytes. The rows are what `CSpans` is held against.
/// They read and write through pointers, because they are also what draws the shortest runs, for
/// which a call costs more than the pixels; whoever calls answers for `count` pixels, colours and
/// bytes behind each pointer.
enum SourceOver {
  /// The low byte of four groups of 16 bits.
  private static let channels: UInt64 = 0x00FF_00FF_00FF_00FF

  /// `div255(a · b)`.
  @inline(__always)
  static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: Pixel.div255(UInt32(a) &* UInt32(b)))
  }

  /// The four channels of a pixel, 16 bits apart.
  @inline(__always)
  static func spread(_ bits: UInt32) -> UInt64 {
    (UInt64(bits) | UInt64(bits) << 24) & channels
  }

  /// `div255(channel · m)` for each channel of a spread pixel, which ends up in one word again.
  ///
  /// 255 · 255 + 128 plus its own high byte stays below 65,536, so no channel carries into the next.
  @inline(__always)
  static func scale(_ spread: UInt64, _ m: UInt32) -> UInt32 {
    var products = spread &* UInt64(m) &+ 0x0080_0080_0080_0080
    products = ((products &+ (products >> 8 & channels)) >> 8) & channels
    return UInt32(truncatingIfNeeded: products | products >> 24)
  }

  /// All four channels of a word times `m` / 255, each rounded to nearest.
  @inline(__always)
  static func scale(_ bits: UInt32, _ m: UInt32) -> UInt32 { scale(spread(bits), m) }

  /// A pixel over another; no channel carries, because S ≤ Sα.
  @inline(__always)
  static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source &+ scale(destination, 255 &- source >> 24)
  }

  /// Makes `count` pixels one colour.
  @inline(__always)
  static func fill(_ pixels: UnsafeMutablePointer<Pixel>, _ count: Int, _ color: UInt32) {
    for index in 0..<count { unsafe pixels[index].bits = color }
  }

  /// Makes `width` pixels of each of `rows` rows one colour, but for those in runs of full coverage; the
  /// rows lie `width` pixels apart and begin in the column `left`.
  static func fill(
    _ pixels: UnsafeMutablePointer<Pixel>, width: Int, rows: Int,
    around runs: UnsafeBufferPointer<CoverageRun>, left: Int, _ color: UInt32
  ) {
    for row in 0..<rows {
      let place = unsafe pixels + row * width
      var start = 0
      for index in 0..<runs.count {
        let run = unsafe runs[index]
        guard run.uniform == 255 else { continue }
        unsafe fill(place + start, run.columns.lowerBound - left - start, color)
        start = run.columns.upperBound - left
      }
      unsafe fill(place + start, width - start, color)
    }
  }

  /// One colour over `count` pixels.
  @inline(__always)
  static func over(_ pixels: UnsafeMutablePointer<Pixel>, _ count: Int, _ color: UInt32) {
    let rest = 255 &- color >> 24
    for index in 0..<count {
      unsafe pixels[index].bits = color &+ scale(pixels[index].bits, rest)
    }
  }

  /// One colour over `count` pixels, the coverage byte by byte.
  @inline(__always)
  static func over(
    _ pixels: UnsafeMutablePointer<Pixel>, _ count: Int, _ color: UInt32,
    coverage: UnsafePointer<UInt8>
  ) {
    let channels = spread(color)
    for index in 0..<count {
      let source = unsafe scale(channels, UInt32(coverage[index]))
      unsafe pixels[index].bits = over(source, pixels[index].bits)
    }
  }

  /// One colour through the runs of a row, and of `rows` rows of the same coverage that lie `stride`
  /// pixels apart; `pixels` and `bytes` begin in the column `left`.
  static func over(
    _ pixels: UnsafeMutablePointer<Pixel>, stride: Int, rows: Int, _ color: UInt32,
    runs: UnsafeBufferPointer<CoverageRun>, left: Int, coverage bytes: UnsafePointer<UInt8>
  ) {
    for row in 0..<rows {
      for index in 0..<runs.count {
        let run = unsafe runs[index]
        let start = run.columns.lowerBound - left
        let count = run.columns.count
        let place = unsafe pixels + (row * stride + start)
        guard let coverage = run.uniform else {
          unsafe over(place, count, color, coverage: bytes + start)
          continue
        }
        let source = scale(color, UInt32(coverage))
        if source >> 24 == 255 {
          unsafe fill(place, count, source)
        } else {
          unsafe over(place, count, source)
        }
      }
    }
  }

  /// Colours over `count` pixels, all at one coverage.
  @inline(__always)
  static func over(
    _ pixels: UnsafeMutablePointer<Pixel>, _ count: Int, colors: UnsafePointer<Pixel>,
    coverage: UInt8
  ) {
    let m = UInt32(coverage)
    for index in 0..<count {
      let source = unsafe scale(colors[index].bits, m)
      unsafe pixels[index].bits = over(source, pixels[index].bits)
    }
  }

  /// Colours over `count` pixels, the coverage byte by byte.
  @inline(__always)
  static func over(
    _ pixels: UnsafeMutablePointer<Pixel>, _ count: Int, colors: UnsafePointer<Pixel>,
    coverage: UnsafePointer<UInt8>
  ) {
    for index in 0..<count {
      let source = unsafe scale(colors[index].bits, UInt32(coverage[index]))
      unsafe pixels[index].bits = over(source, pixels[index].bits)
    }
  }
}
