internal import CSpans
internal import TesseraGraphics

/// A picture laid out along rows and columns → the pixels of a row.
///
/// Source rows are averaged first, then columns (`ImageAverages`).
struct ImageSampler: ~Copyable {
  private var image: Pixmap?
  private var vertical = ImageAxis(origin: 0, extent: 1, count: 1)
  private var sampling = Sampling.nearest
  private var opacity: UInt8 = 0
  /// The first device column, and the taps from there on.
  private var firstColumn = 0
  private var columns = ImageColumns()
  private var row: Int?
  private var averages: ImageAverages
  private let kernels: SpanKernels

  /// Creates a sampler without a picture.
  init(kernels: SpanKernels) {
    self.kernels = kernels
    averages = ImageAverages(kernels: kernels)
  }

  /// Lets go of the picture.
  mutating func end() {
    image = nil
  }

  /// Takes up a picture for device pixels of `columns`.
  mutating func begin(_ source: ImageSource, columns: Range<Int>) {
    image = source.image
    vertical = source.vertical
    sampling = source.sampling
    opacity = source.opacity
    row = nil
    firstColumn = columns.lowerBound
    self.columns.set(source, columns: columns)
    averages.makeRoom(columns: self.columns.range.count + ImageColumns.slack)
  }

  /// Averages the source rows of device row `y`; returns whether all its pixels are known to be opaque.
  mutating func enterRow(_ y: Int) -> Bool {
    if row != y {
      row = y
      averageRows()
    }
    return averages.areOpaque && columns.areWhole && opacity == 255
  }

  /// Averages the source rows of the row at hand.
  private mutating func averageRows() {
    guard let image, let row else { return averages.clear() }
    let taps = vertical.taps(at: row, sampling: sampling)
    guard taps.firstWeight + taps.lastWeight > 0 else { return averages.clear() }
    let inside = columns.range.clamped(to: 0..<image.width)
    averages.averageRows(taps, of: image, from: inside.lowerBound, count: inside.count)
    averages.wrapColumns(count: inside.count, by: columns.range.count - inside.count)
  }

  /// Writes the colours of some columns of the row at hand, one for each; returns whether all of them
  /// are opaque.
  func write(_ run: Range<Int>, into words: UnsafeMutableBufferPointer<UInt32>) -> Bool {
    let shared = unsafe averages.write(
      (run.lowerBound - firstColumn)..<(run.upperBound - firstColumn), of: columns, into: words)
    guard opacity < 255 else { return shared >> 24 == 255 }
    unsafe Self.scale(words, by: opacity, kernels: kernels)
    return false
  }

  /// Multiplies pixels with an opacity.
  static func scale(
    _ pixels: UnsafeMutableBufferPointer<UInt32>, by opacity: UInt8, kernels: SpanKernels
  ) {
    switch kernels {
    case .compiled:
      guard let start = pixels.baseAddress else { return }
      // The buffer has room for its count.
      unsafe span_scale(start, pixels.count, UInt32(opacity))
    case .reference:
      for index in pixels.indices {
        // In range, because it is one of the buffer's own indices.
        unsafe pixels[index] = Pixel(bits: pixels[index]).scaled(by: opacity).bits
      }
    }
  }
}
