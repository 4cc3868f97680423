internal import TesseraGraphics

/// Room for what the rows of blend modes want for each pixel, where there is one value for all.
///
/// Safe although it holds rows that are called with pointers: it never calls them.
@safe struct ModeRoom {
  /// As many colours as the longest run so far, of one value each.
  private(set) var colors: [Pixel] = []
  /// As many bytes of coverage as the longest run so far, of one value each.
  private(set) var coverage: [UInt8] = []

  /// The mode that was drawn last, and its rows: to look them up for each row would allocate.
  private var mode = BlendMode.sourceOver
  private var kernel: RowKernel?

  /// The rows of a mode, always with the same kind of loops; nil for source-over.
  mutating func rowKernel(of mode: BlendMode, _ kernels: SpanKernels) -> RowKernel? {
    if mode != self.mode {
      self.mode = mode
      unsafe kernel = mode.rowKernel(kernels)
    }
    return unsafe kernel
  }

  /// Makes the first `count` colours one.
  mutating func setColors(to color: Pixel, _ count: Int) {
    if colors.count < count { colors = [Pixel](repeating: color, count: count) }
    if colors.first != color {
      for index in colors.indices { colors[index] = color }
    }
  }

  /// Makes the first `count` bytes one.
  mutating func setCoverage(to byte: UInt8, _ count: Int) {
    if coverage.count < count { coverage = [UInt8](repeating: byte, count: count) }
    if coverage.first != byte {
      for index in coverage.indices { coverage[index] = byte }
    }
  }
}
