internal import TesseraGraphics

/// A picture, scaled into a rectangle → the pixels of a row.
///
/// Source rows are averaged first, then columns. Averages of rows keep 7 fractional bits, so that they
/// and the weights of 14 bits both fit a signed 16-bit lane; that and the last rounding leave an error
/// of at most 0.505 of 255 against the exact average. Quotients are products with the reciprocal in
/// `Double`, whose own error is far below what either rounding can tell.
struct ImageSampler {
  /// The four channels of a pixel, red first.
  private typealias Channels = SIMD4<UInt32>

  private let image: Pixmap
  private let vertical: ImageAxis
  private let sampling: Sampling
  private let opacity: UInt32
  /// The first device column, and the taps from there on.
  private let firstColumn: Int
  private let taps: [ImageTaps]
  /// The source columns that are read.
  private let sourceColumns: Range<Int>
  private var row: Int?
  /// The average of the source rows under the row at hand, for each source column: 0…255 · 2⁷.
  private var averages: [Channels]
  /// The sum of the source rows that count in full.
  private var middles: [Channels]

  /// Prepares a picture for device pixels of `columns`.
  ///
  /// The axes give the place of the picture; `opacity` is quantised.
  init(
    _ image: Pixmap, horizontal: ImageAxis, vertical: ImageAxis, sampling: Sampling,
    opacity: UInt8, columns: Range<Int>
  ) {
    self.image = image
    self.vertical = vertical
    self.sampling = sampling
    self.opacity = UInt32(opacity)
    firstColumn = columns.lowerBound
    taps = columns.map { horizontal.taps(at: $0, sampling: sampling) }
    let first = taps.map(\.first).min() ?? 0
    sourceColumns = first..<((taps.map(\.last).max() ?? first - 1) + 1)
    averages = [Channels](repeating: Channels(), count: sourceColumns.count)
    middles = averages
  }

  /// Averages the source rows of device row `y`.
  mutating func enterRow(_ y: Int) {
    guard row != y else { return }
    row = y
    let taps = vertical.taps(at: y, sampling: sampling)
    for index in averages.indices { averages[index] = Channels() }
    add(taps.first, weight: UInt32(taps.firstWeight), to: &averages)
    if taps.last > taps.first {
      add(taps.last, weight: UInt32(taps.lastWeight), to: &averages)
    }
    if taps.total == ImageTaps.whole {
      for index in averages.indices { averages[index] = (averages[index] &+ 64) &>> 7 }
      return
    }
    for index in middles.indices { middles[index] = Channels() }
    for source in (taps.first + 1)..<max(taps.last, taps.first + 1) {
      add(source, weight: 1, to: &middles)
    }
    let factor = 128 / Double(taps.total)
    for index in averages.indices {
      averages[index] = Self.quotient(averages[index], middles[index], factor)
    }
  }

  /// Adds a source row, times a weight of 14 bits at most.
  private func add(_ source: Int, weight: UInt32, to sums: inout [Channels]) {
    let start = source * image.width + sourceColumns.lowerBound
    for column in sums.indices {
      sums[column] &+= Self.channels(image.pixels[start + column]) &* weight
    }
  }

  /// Writes the colours of some columns of the row to the front of `colors`.
  func write(_ run: Range<Int>, into colors: inout [Pixel]) {
    for x in run {
      let taps = taps[x - firstColumn]
      let first = taps.first - sourceColumns.lowerBound
      let last = taps.last - sourceColumns.lowerBound
      var sum = averages[first] &* UInt32(taps.firstWeight)
      if last > first { sum &+= averages[last] &* UInt32(taps.lastWeight) }
      if taps.total == ImageTaps.whole {
        sum = (sum &+ 1 << 20) &>> 21
      } else {
        var middle = Channels()
        var place = first + 1
        while place < last {
          middle &+= averages[place]
          place += 1
        }
        sum = Self.quotient(sum, middle, 1 / Double(taps.total << 7))
      }
      colors[x - run.lowerBound].bits = SourceOver.scale(
        sum.x | sum.y << 8 | sum.z << 16 | sum.w << 24, opacity)
    }
  }

  /// The channels of a stored pixel.
  @inline(__always)
  private static func channels(_ pixel: Pixel) -> Channels {
    let bits = pixel.bits
    return Channels(bits & 255, bits >> 8 & 255, bits >> 16 & 255, bits >> 24)
  }

  /// The sum of both ends and of the middle, which counts in full, times a factor; rounded half up.
  @inline(__always)
  private static func quotient(_ ends: Channels, _ middle: Channels, _ factor: Double) -> Channels {
    func quotient(_ ends: UInt32, _ middle: UInt32) -> UInt32 {
      let sum = Int(ends) &+ Int(middle) &* ImageTaps.whole
      return UInt32(truncatingIfNeeded: Int(Double(sum) * factor + 0.5))
    }
    return Channels(
      quotient(ends.x, middle.x), quotient(ends.y, middle.y), quotient(ends.z, middle.z),
      quotient(ends.w, middle.w))
  }
}
