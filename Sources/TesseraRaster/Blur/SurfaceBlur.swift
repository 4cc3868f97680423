internal import TesseraGraphics

/// Pixels → blurred pixels: all four premultiplied channels, rows first, then columns.
///
/// The blur is that of shadows: a Gaussian of whole weights up to σ = 32 px, three running means above.
/// Premultiplied channels can be blurred one by one, straight ones cannot: the colour of clear pixels
/// would bleed. A channel that is nowhere above alpha is not above it afterwards either, since every
/// rounding keeps order.
struct SurfaceBlur {
  private enum Method {
    case gaussian(GaussianKernel)
    case boxes(BoxBlur)
  }

  private let method: Method
  private let kernels: SpanKernels

  /// A blur of standard deviation `sigma` in pixels, finite and not negative.
  init(sigma: Double, kernels: SpanKernels) {
    method =
      sigma <= ShadowBlur.widestGaussian
      ? .gaussian(GaussianKernel(sigma: sigma))
      : .boxes(BoxBlur(sigma: min(ShadowBlur.widest, sigma)))
    self.kernels = kernels
  }

  /// How far the blur reaches, in pixels.
  var radius: Int {
    switch method {
    case .gaussian(let kernel): kernel.radius
    case .boxes(let boxes): boxes.radius
    }
  }

  /// The blurred pixels of `area`; around the surface everything is clear.
  func blur(_ surface: Surface, over area: PixelRect) -> Surface {
    guard let content = surface.contentArea else { return Surface(area: area) }
    let reach = content.grown(by: radius).intersection(area)
    guard !reach.isEmpty else { return Surface(area: area) }
    var pixels = [Pixel](repeating: .clear, count: area.width * area.height)
    let rows = BlurredRows(surface, content: content, columns: reach.columns, radius: radius)
    switch method {
    case .gaussian(let kernel): blur(rows, reach, kernel, into: &pixels, of: area)
    case .boxes(let boxes): blur(rows, reach, boxes, into: &pixels, of: area)
    }
    var blurred = Surface(area: area, pixels: pixels, kernels: kernels)
    blurred.touch(reach.columns, reach.rows)
    return blurred
  }

  /// Blurs by weights; of the rows that are blurred along x only those within reach are kept.
  private func blur(
    _ rows: BlurredRows, _ reach: PixelRect, _ kernel: GaussianKernel,
    into pixels: inout [Pixel], of area: PixelRect
  ) {
    var rows = rows
    let kept = kernel.weights.count
    var across = [UInt16](repeating: 0, count: kept * rows.stride)
    var down = [UInt8](repeating: 0, count: rows.stride)
    var lines: [UInt32] = []
    let first = max(rows.content.rows.lowerBound, reach.rows.lowerBound - radius)
    var next = first
    for y in reach.rows {
      let end = min(rows.content.rows.upperBound, y + radius + 1)
      while next < end {
        rows.take(next)
        kernels.sumAcross(
          rows.bytes, from: 0, step: 4, count: rows.stride, weights: kernel.weights,
          into: &across, at: (next - first) % kept * rows.stride)
        next += 1
      }
      lines.removeAll(keepingCapacity: true)
      let taken = max(first, y - radius)..<max(first, end)
      for row in taken { lines.append(UInt32((row - first) % kept)) }
      kernels.sumDown(
        across, stride: rows.stride, count: rows.stride, lines: lines[...], lastLine: kept - 1,
        weights: kernel.weights[(taken.lowerBound - y + radius)..<(taken.upperBound - y + radius)],
        into: &down, at: 0)
      store(down, reach.columns, y: y, into: &pixels, of: area)
    }
  }

  /// Blurs by running means, each channel of each column by itself.
  private func blur(
    _ rows: BlurredRows, _ reach: PixelRect, _ boxes: BoxBlur, into pixels: inout [Pixel],
    of area: PixelRect
  ) {
    var rows = rows
    let source = rows.content.rows.clamped(to: reach.grown(by: radius).rows)
    let count = 4 * reach.width
    var across = [UInt16](repeating: 0, count: source.count * count)
    var sums: [UInt64] = []
    let whole = boxes.whole
    for y in source {
      rows.take(y)
      let start = (y - source.lowerBound) * count
      for channel in 0..<4 {
        sums.removeAll(keepingCapacity: true)
        for place in 0..<(reach.width + 2 * radius) {
          sums.append(UInt64(rows.bytes[4 * place + channel]))
        }
        boxes.sum(&sums)
        for column in 0..<reach.width {
          across[start + 4 * column + channel] = UInt16((sums[column] << 8 + whole / 2) / whole)
        }
      }
    }

    var down = [UInt8](repeating: 0, count: reach.height * count)
    let columnRows = reach.grown(by: radius).rows
    for column in 0..<count {
      sums.removeAll(keepingCapacity: true)
      sums.append(contentsOf: repeatElement(0, count: columnRows.count))
      for y in source {
        sums[y - columnRows.lowerBound] =
          UInt64(across[(y - source.lowerBound) * count + column])
      }
      boxes.sum(&sums)
      for row in 0..<reach.height {
        down[row * count + column] =
          UInt8(truncatingIfNeeded: (sums[row] + whole << 7) / (whole << 8))
      }
    }
    for y in reach.rows {
      let start = (y - reach.rows.lowerBound) * count
      store(Array(down[start..<(start + count)]), reach.columns, y: y, into: &pixels, of: area)
    }
  }

  /// Stores the channels of a row as pixels.
  private func store(
    _ bytes: [UInt8], _ columns: Range<Int>, y: Int, into pixels: inout [Pixel],
    of area: PixelRect
  ) {
    let start = (y - area.rows.lowerBound) * area.width - area.columns.lowerBound
    for x in columns {
      let place = 4 * (x - columns.lowerBound)
      pixels[start + x] = Pixel(
        bits: UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8
          | UInt32(bytes[place + 2]) << 16 | UInt32(bytes[place + 3]) << 24)
    }
  }
}

/// The channels of a surface's rows, with clear pixels around as far as a blur reaches.
private struct BlurredRows {
  private let surface: Surface
  /// The part of the surface that is not clear.
  let content: PixelRect
  private let columns: Range<Int>
  /// The channels of the row that was taken last, from `radius` columns before the first on.
  private(set) var bytes: [UInt8]
  /// How many channels an output row has, rounded up to what the kernels sum up at a time.
  let stride: Int

  init(_ surface: Surface, content: PixelRect, columns: Range<Int>, radius: Int) {
    self.surface = surface
    self.content = content
    self.columns = (columns.lowerBound - radius)..<(columns.upperBound + radius)
    stride = SpanKernels.padded(4 * columns.count)
    bytes = [UInt8](repeating: 0, count: stride + 8 * radius)
  }

  /// Takes a row's channels out of the surface.
  mutating func take(_ y: Int) {
    let start =
      (y - surface.area.rows.lowerBound) * surface.area.width - surface.area.columns.lowerBound
    for x in content.columns.clamped(to: columns) {
      let bits = surface.pixels[start + x].bits
      let place = 4 * (x - columns.lowerBound)
      bytes[place] = UInt8(truncatingIfNeeded: bits)
      bytes[place + 1] = UInt8(truncatingIfNeeded: bits >> 8)
      bytes[place + 2] = UInt8(truncatingIfNeeded: bits >> 16)
      bytes[place + 3] = UInt8(truncatingIfNeeded: bits >> 24)
    }
  }
}

extension Surface {
  /// The smallest rectangle that holds all pixels that are not clear; nil where there is none.
  fileprivate var contentArea: PixelRect? {
    var rows: Range<Int>?
    var low = area.width
    var high = 0
    for row in 0..<area.height {
      let pixels = pixels[(row * area.width)..<((row + 1) * area.width)]
      guard let first = pixels.firstIndex(where: { $0 != .clear }) else { continue }
      let last = pixels.lastIndex { $0 != .clear } ?? first
      low = min(low, first - pixels.startIndex)
      high = max(high, last - pixels.startIndex + 1)
      rows = (rows?.lowerBound ?? row)..<(row + 1)
    }
    guard let rows else { return nil }
    let (x, y) = (area.columns.lowerBound, area.rows.lowerBound)
    return PixelRect(
      columns: (x + low)..<(x + high),
      rows: (y + rows.lowerBound)..<(y + rows.upperBound))
  }
}
