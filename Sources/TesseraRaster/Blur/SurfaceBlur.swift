internal import TesseraGraphics

/// Pixels → blurred pixels: all four premultiplied channels, rows first, then columns.
///
/// The blur is that of shadows: a Gaussian of whole weights up to σ = 32 px, three running means above.
/// Premultiplied channels can be blurred one by one, straight ones cannot: the colour of clear pixels
/// would bleed. A channel that is nowhere above alpha is not above it afterwards either, since every
/// rounding keeps order.
///
/// The value keeps its buffers from one group to the next.
struct SurfaceBlur {
  private enum Method {
    case gaussian
    case boxes(BoxBlur)
  }

  private let kernels: SpanKernels
  private var method = Method.gaussian
  private var kernel = GaussianKernel()
  private var rows = BlurredRows()
  /// Rows blurred along x: channels with 8 fractional bits.
  private var across: [UInt16] = []
  /// Rows blurred both ways.
  private var down: [UInt8] = []
  private var lines: [UInt32] = []
  private var sums: [BoxBlur.Lanes] = []

  /// Prepares buffers; `kernels` says which loops sum up.
  init(kernels: SpanKernels) {
    self.kernels = kernels
  }

  /// Takes up a standard deviation of `sigma` in pixels; where that is 0, negative or not finite nothing
  /// will be blurred.
  mutating func begin(sigma: Double) {
    let sigma = sigma.isFinite ? max(0, sigma) : 0
    if sigma > ShadowBlur.widestGaussian {
      method = .boxes(BoxBlur(sigma: min(ShadowBlur.widest, sigma)))
    } else {
      method = .gaussian
      kernel.set(sigma: sigma)
    }
  }

  /// How far the blur reaches, in pixels.
  var radius: Int {
    switch method {
    case .gaussian: kernel.radius
    case .boxes(let boxes): boxes.radius
    }
  }

  /// Writes the blurred pixels of a surface, around which everything is clear, to `target`, as far as
  /// that reaches; it is clear.
  mutating func blur(_ surface: Surface, into target: inout Surface) {
    guard let content = surface.contentArea else { return }
    let reach = content.grown(by: radius).intersection(target.area)
    guard !reach.isEmpty else { return }
    rows.begin(surface, content: content, columns: reach.columns, radius: radius)
    switch method {
    case .gaussian: blur(reach, into: &target)
    case .boxes(let boxes): blur(reach, with: boxes, into: &target)
    }
    target.touch(reach.columns, reach.rows)
    rows.end()
  }

  /// Gives a buffer room for as many values.
  private static func grow<Value: FixedWidthInteger>(_ buffer: inout [Value], to count: Int) {
    guard buffer.count < count else { return }
    buffer.append(contentsOf: repeatElement(0, count: count - buffer.count))
  }

  /// Blurs by weights; of the rows that are blurred along x only those within reach are kept.
  private mutating func blur(_ reach: PixelRect, into target: inout Surface) {
    let kept = kernel.weights.count
    let radius = kernel.radius
    Self.grow(&across, to: kept * rows.stride)
    Self.grow(&down, to: rows.stride)
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
      target.replace(reach.columns, y: y, by: down, from: 0)
    }
  }

  /// Blurs by running means, each channel by itself.
  private mutating func blur(
    _ reach: PixelRect, with boxes: BoxBlur, into target: inout Surface
  ) {
    let source = rows.content.rows.clamped(to: reach.grown(by: boxes.radius).rows)
    blurAcross(source, width: reach.width, with: boxes)
    blurDown(source, reach, with: boxes)
    for y in reach.rows {
      target.replace(
        reach.columns, y: y, by: down, from: (y - reach.rows.lowerBound) * rows.stride)
    }
  }

  /// Blurs rows along x, the channels of two at a time.
  private mutating func blurAcross(_ source: Range<Int>, width: Int, with boxes: BoxBlur) {
    let count = width + 2 * boxes.radius
    let whole = boxes.whole
    Self.grow(&across, to: source.count * rows.stride)
    for first in stride(from: source.lowerBound, to: source.upperBound, by: 2) {
      let pair = first..<min(first + 2, source.upperBound)
      sums.removeAll(keepingCapacity: true)
      sums.append(contentsOf: repeatElement(BoxBlur.Lanes(), count: count))
      for y in pair {
        rows.take(y)
        for place in 0..<(4 * count) {
          sums[place / 4][4 * (y - first) + place % 4] = UInt64(rows.bytes[place])
        }
      }
      boxes.sum(&sums)
      for y in pair {
        let start = (y - source.lowerBound) * rows.stride
        for place in 0..<(4 * width) {
          let sum = sums[place / 4][4 * (y - first) + place % 4]
          across[start + place] = UInt16((sum << 8 + whole / 2) / whole)
        }
      }
    }
  }

  /// Blurs what `blurAcross` has left along y, eight channels at a time.
  private mutating func blurDown(_ source: Range<Int>, _ reach: PixelRect, with boxes: BoxBlur) {
    let whole = boxes.whole << 8
    let columnRows = reach.grown(by: boxes.radius).rows
    Self.grow(&down, to: reach.height * rows.stride)
    for first in stride(from: 0, to: 4 * reach.width, by: BoxBlur.Lanes.scalarCount) {
      sums.removeAll(keepingCapacity: true)
      sums.append(contentsOf: repeatElement(BoxBlur.Lanes(), count: columnRows.count))
      // A row's last channels may be fewer than eight; it has room for all the same.
      for y in source {
        let start = (y - source.lowerBound) * rows.stride + first
        for lane in 0..<BoxBlur.Lanes.scalarCount {
          sums[y - columnRows.lowerBound][lane] = UInt64(across[start + lane])
        }
      }
      boxes.sum(&sums)
      for row in 0..<reach.height {
        for lane in 0..<BoxBlur.Lanes.scalarCount {
          down[row * rows.stride + first + lane] =
            UInt8(truncatingIfNeeded: (sums[row][lane] + whole / 2) / whole)
        }
      }
    }
  }
}

/// The channels of a surface's rows, with clear pixels around as far as a blur reaches.
private struct BlurredRows {
  private var surface: Surface?
  /// The part of the surface that is not clear.
  private(set) var content = PixelRect(x: 0, y: 0, width: 0, height: 0)
  private var columns = 0..<0
  /// The channels of the row that was taken last, from the first column on that the blur reads.
  private(set) var bytes: [UInt8] = []
  /// How many channels an output row has, rounded up to what the kernels sum up at a time.
  private(set) var stride = 0

  /// Takes up a surface, to be blurred over some columns.
  mutating func begin(
    _ surface: Surface, content: PixelRect, columns: Range<Int>, radius: Int
  ) {
    self.surface = surface
    self.content = content
    self.columns = (columns.lowerBound - radius)..<(columns.upperBound + radius)
    stride = SpanKernels.padded(4 * columns.count)
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: repeatElement(0, count: stride + 8 * radius))
  }

  /// Lets go of the surface.
  mutating func end() {
    surface = nil
  }

  /// Takes a row's channels out of the surface.
  mutating func take(_ y: Int) {
    guard let surface else { return }
    let start = surface.index(0, y)
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
