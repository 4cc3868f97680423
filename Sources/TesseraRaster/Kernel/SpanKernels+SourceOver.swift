internal import CSpans
internal import TesseraGraphics

/// Rows of pixels, source-over, by either kind of loop.
///
/// Runs shorter than `callWorth` are drawn in place whatever the kind: the bits are the same, and most
/// runs of text and of thin outlines are a few pixels long. Whoever calls answers for `count` pixels,
/// colours and bytes behind each pointer, and that none of them overlap.
extension SpanKernels {
  /// Pixels from which on a call into C is cheaper than the loop in place.
  private static var callWorth: Int { 4 }

  /// Whether `count` pixels are drawn by the loops in C.
  @inline(__always)
  private func calls(_ count: Int) -> Bool { self == .compiled && count >= Self.callWorth }

  /// Makes `count` pixels one colour.
  @inline(__always)
  func fill(_ pixels: UnsafeMutablePointer<Pixel>, _ count: Int, _ color: UInt32) {
    if calls(count) {
      unsafe span_fill(Self.words(pixels), count, color)
    } else {
      unsafe SourceOver.fill(pixels, count, color)
    }
  }

  /// Makes `width` pixels of each of `rows` rows one colour, but for those in runs of full coverage.
  ///
  /// The rows lie `width` pixels apart and begin in the column `left`, and the runs lie in them.
  func fill(
    _ pixels: UnsafeMutablePointer<Pixel>, width: Int, rows: Int,
    around runs: UnsafeBufferPointer<CoverageRun>, left: Int, _ color: UInt32
  ) {
    if self == .compiled {
      unsafe span_fill_around(
        Self.words(pixels), width, rows, Self.runs(runs), runs.count,
        Int32(truncatingIfNeeded: left), color)
    } else {
      unsafe SourceOver.fill(
        pixels, width: width, rows: rows, around: runs, left: left, color)
    }
  }

  /// One colour over `count` pixels.
  @inline(__always)
  func over(_ pixels: UnsafeMutablePointer<Pixel>, _ count: Int, _ color: UInt32) {
    if calls(count) {
      unsafe span_over_color(Self.words(pixels), count, color)
    } else {
      unsafe SourceOver.over(pixels, count, color)
    }
  }

  /// One colour over `count` pixels, the coverage byte by byte.
  @inline(__always)
  func over(
    _ pixels: UnsafeMutablePointer<Pixel>, _ count: Int, _ color: UInt32,
    coverage: UnsafePointer<UInt8>
  ) {
    if calls(count) {
      unsafe span_over_color_mask(Self.words(pixels), coverage, count, color)
    } else {
      unsafe SourceOver.over(pixels, count, color, coverage: coverage)
    }
  }

  /// One colour through the runs of a row, and of `rows` rows of the same coverage that lie `stride`
  /// pixels apart.
  ///
  /// `pixels` and `bytes` begin in the column `left`, and there are as many as the runs reach.
  @inline(__always)
  func over(
    _ pixels: UnsafeMutablePointer<Pixel>, stride: Int, rows: Int, _ color: UInt32,
    runs: UnsafeBufferPointer<CoverageRun>, left: Int, coverage bytes: UnsafePointer<UInt8>
  ) {
    if self == .compiled {
      unsafe span_over_color_runs(
        Self.words(pixels), stride, rows, Self.runs(runs), runs.count,
        Int32(truncatingIfNeeded: left), bytes, color)
    } else {
      unsafe SourceOver.over(
        pixels, stride: stride, rows: rows, color, runs: runs, left: left, coverage: bytes)
    }
  }

  /// Colours over `count` pixels, all at one coverage.
  @inline(__always)
  func over(
    _ pixels: UnsafeMutablePointer<Pixel>, _ count: Int, colors: UnsafePointer<Pixel>,
    coverage: UInt8
  ) {
    if calls(count) {
      unsafe span_over_colors(Self.words(pixels), Self.words(colors), count, coverage)
    } else {
      unsafe SourceOver.over(pixels, count, colors: colors, coverage: coverage)
    }
  }

  /// Colours over `count` pixels, the coverage byte by byte.
  @inline(__always)
  func over(
    _ pixels: UnsafeMutablePointer<Pixel>, _ count: Int, colors: UnsafePointer<Pixel>,
    coverage: UnsafePointer<UInt8>
  ) {
    if calls(count) {
      unsafe span_over_colors_mask(Self.words(pixels), Self.words(colors), coverage, count)
    } else {
      unsafe SourceOver.over(pixels, count, colors: colors, coverage: coverage)
    }
  }

  /// Runs as the structures of C that each of them consists of.
  @inline(__always)
  private static func runs(
    _ runs: UnsafeBufferPointer<CoverageRun>
  ) -> UnsafePointer<coverage_run>? {
    unsafe UnsafeRawPointer(runs.baseAddress)?.assumingMemoryBound(to: coverage_run.self)
  }

  /// Pixels as the words that each of them consists of.
  @inline(__always)
  static func words(
    _ pixels: UnsafeMutablePointer<Pixel>
  ) -> UnsafeMutablePointer<UInt32> {
    // A structure of one stored property has that property's layout.
    unsafe UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt32.self)
  }

  /// Pixels as the words that each of them consists of.
  @inline(__always)
  static func words(_ pixels: UnsafePointer<Pixel>) -> UnsafePointer<UInt32> {
    // A structure of one stored property has that property's layout.
    unsafe UnsafeRawPointer(pixels).assumingMemoryBound(to: UInt32.self)
  }
}
