internal import TesseraGraphics

/// Silhouette → blurred coverage, row by row: a separable blur, rows first, then columns.
///
/// One algorithm serves every silhouette. In between, values have 8 fractional bits; each is rounded
/// twice in all. What the blur costs depends on how many *different* rows and columns the silhouette
/// has, not on its size (`CondensedSilhouette`); only values that are drawn are computed. Sums of
/// integers do not depend on how they are grouped, so none of this changes a bit.
///
/// A closed form for rounded rectangles (error function along the sides) is faster still and was
/// rejected: it is wrong at the corners and serves one shape. So was a corner tile kept from draw to
/// draw: it would have to be keyed by all that makes a silhouette.
///
/// The value keeps its buffers from one shadow to the next.
struct ShadowBlur {
  private enum Method {
    case gaussian
    case boxes(BoxBlur)
  }

  /// The widest Gaussian that is summed up weight by weight, in pixels.
  static let widestGaussian = 32.0
  /// The widest blur; a larger standard deviation counts as this one, which no canvas can tell.
  static let widest = 2_048.0

  private let kernels: SpanKernels
  private var method = Method.gaussian
  private var kernel = GaussianKernel()
  private var coverage: SilhouetteCoverage
  private var silhouette = CondensedSilhouette()
  /// The computed columns of each line, blurred along x: coverage with 8 fractional bits.
  private var across: [UInt16] = []
  private var isAcross: [Bool] = []
  private var acrossStride = 0
  /// The values of the computed rows, from value `base` on, and which rows there are already.
  private var blurred: [UInt8] = []
  private var isBlurred: [Bool] = []
  private var stride = 0
  private var base = 0
  /// The rows whose lines are all blurred along x.
  private var reached = 0..<0
  private var sums: [BoxBlur.Lanes] = []

  /// The pixels that the blur is wanted for.
  private var area = PixelRect(x: 0, y: 0, width: 0, height: 0)
  /// The blurred coverage of the row that `enterRow` has come to.
  private(set) var row = CoverageRow(columns: 0..<0)
  /// The computed row that `row` was made from, and the segment of the rows that it lies in.
  private var current: Int?
  private var segment = 0

  /// Prepares buffers; `kernels` says which loops sum up.
  init(kernels: SpanKernels) {
    coverage = SilhouetteCoverage(kernels: kernels)
    self.kernels = kernels
  }

  /// Takes up a shape, grown by `spread`, moved by `transform` and blurred by a standard deviation of
  /// `sigma` pixels, finite and not negative; returns the pixels of `drawArea` that the blur may reach.
  mutating func begin(
    _ shape: Shape, transform: AffineTransform?, spread: Double, sigma: Double,
    within drawArea: PixelRect
  ) -> PixelRect {
    let radius = prepare(sigma: sigma)
    let reach = coverage.begin(
      shape, transform: transform, spread: spread, within: drawArea.grown(by: radius))
    current = nil
    segment = 0
    reached = 0..<0
    area = reach.grown(by: radius).intersection(drawArea)
    row.begin(columns: drawArea.columns)
    guard !reach.isEmpty, !area.isEmpty else {
      area = PixelRect(
        x: drawArea.columns.lowerBound, y: drawArea.rows.lowerBound, width: 0, height: 0)
      return area
    }

    silhouette.take(&coverage, area: reach, radius: radius, drawn: area)
    let columns = silhouette.columns
    acrossStride = SpanKernels.padded(columns.computed.count)
    base = min(columns.computed.lowerBound, columns.wanted.lowerBound)
    stride = max(columns.computed.lowerBound + acrossStride, columns.wanted.upperBound) - base
    let lineCount = silhouette.lineCount
    Self.resize(&across, to: lineCount * acrossStride)
    isAcross.removeAll(keepingCapacity: true)
    isAcross.append(contentsOf: repeatElement(false, count: lineCount))
    let count = silhouette.rows.computed.count
    isBlurred.removeAll(keepingCapacity: true)
    isBlurred.append(contentsOf: repeatElement(false, count: count))
    Self.resize(&blurred, to: count * stride)
    if case .boxes(let boxes) = method { blurDown(with: boxes) }
    return area
  }

  /// Chooses the method; returns how far the blur reaches.
  private mutating func prepare(sigma: Double) -> Int {
    guard sigma > Self.widestGaussian else {
      kernel.set(sigma: sigma)
      method = .gaussian
      return kernel.radius
    }
    let boxes = BoxBlur(sigma: min(Self.widest, sigma))
    method = .boxes(boxes)
    return boxes.radius
  }

  /// Gives a buffer whose contents do not matter its length.
  private static func resize<Value: FixedWidthInteger>(_ buffer: inout [Value], to count: Int) {
    if buffer.count > count {
      buffer.removeLast(buffer.count - count)
    } else {
      buffer.append(contentsOf: repeatElement(0, count: count - buffer.count))
    }
  }

  /// Goes to a row, with its coverage in `row`; rows may come in any order.
  mutating func enterRow(_ y: Int) {
    guard area.rows.contains(y) else {
      current = nil
      row.runs.removeAll(keepingCapacity: true)
      return
    }
    let segments = silhouette.rows.segments
    while segments[segment].places.upperBound <= y { segment += 1 }
    while segments[segment].places.lowerBound > y { segment -= 1 }
    let index = silhouette.rows.computed(silhouette.rows.index(of: y, in: segments[segment]))
    guard current != index else { return }
    current = index
    blurDown(index)
    writeRow(index)
  }

  /// Blurs along x the lines of some rows, unless they are blurred already.
  private mutating func blurAcross(rows: Range<Int>) {
    // Rows mostly come in order; only those that the last ones did not reach are looked at.
    for row in rows where !reached.contains(row) { blurAcross(Int(silhouette.lines[row])) }
    reached = rows
  }

  /// Blurs a line along x by weights, unless it is blurred already.
  private mutating func blurAcross(_ line: Int) {
    guard !isAcross[line] else { return }
    isAcross[line] = true
    kernels.sumAcross(
      silhouette.bytes, from: line * silhouette.stride + silhouette.columns.computed.lowerBound,
      count: acrossStride, weights: kernel.weights, into: &across, at: line * acrossStride)
  }

  /// Blurs all lines along x by running means, eight at a time.
  private mutating func blurAcross(with boxes: BoxBlur) {
    let columns = silhouette.columns.computed
    let count = silhouette.columns.valueCount + 2 * boxes.radius
    let whole = boxes.whole
    for first in Swift.stride(from: 0, to: silhouette.lineCount, by: BoxBlur.Lanes.scalarCount) {
      let lines = min(BoxBlur.Lanes.scalarCount, silhouette.lineCount - first)
      sums.removeAll(keepingCapacity: true)
      sums.append(contentsOf: repeatElement(BoxBlur.Lanes(), count: count))
      for lane in 0..<lines {
        let start = (first + lane) * silhouette.stride
        for place in 0..<count { sums[place][lane] = UInt64(silhouette.bytes[start + place]) }
      }
      boxes.sum(&sums)
      for lane in 0..<lines {
        let start = (first + lane) * acrossStride - columns.lowerBound
        for column in columns {
          across[start + column] = UInt16((sums[column][lane] << 8 + whole / 2) / whole)
        }
      }
    }
  }

  /// Blurs a row along y, unless it is blurred already: a sum over the different lines in reach.
  private mutating func blurDown(_ index: Int) {
    let place = index - silhouette.rows.computed.lowerBound
    guard !isBlurred[place] else { return }
    isBlurred[place] = true
    let first = index - 2 * kernel.radius
    let rows = max(0, first)..<min(silhouette.lines.count, index + 1)
    blurAcross(rows: rows)
    let start = place * stride - base
    let columns = silhouette.columns
    kernels.sumDown(
      across, stride: acrossStride, count: acrossStride, lines: silhouette.lines[rows],
      lastLine: isAcross.count - 1,
      weights: kernel.weights[(rows.lowerBound - first)..<(rows.upperBound - first)],
      into: &blurred, at: start + columns.computed.lowerBound)
    mirror(from: start)
  }

  /// Fills in the wanted values of a row that mirror computed ones.
  private mutating func mirror(from start: Int) {
    let columns = silhouette.columns
    let mirrored = columns.mirrored
    guard !mirrored.isEmpty else { return }
    let first = start + mirrored.lowerBound
    let image = start + columns.valueCount - 1 - mirrored.lowerBound
    let count = mirrored.count
    precondition(image - count + 1 >= 0 && image < blurred.count && first + count <= blurred.count)
    unsafe blurred.withUnsafeMutableBufferPointer { values in
      // The precondition keeps both ways inside the array.
      for step in 0..<count { unsafe values[first &+ step] = values[image &- step] }
    }
  }

  /// Blurs all rows along y by running means, eight columns at a time.
  private mutating func blurDown(with boxes: BoxBlur) {
    let rows = silhouette.rows.computed
    let whole = boxes.whole << 8
    let shift = silhouette.columns.computed.lowerBound - base
    blurAcross(with: boxes)
    let columnCount = silhouette.columns.computed.count
    for first in Swift.stride(from: 0, to: columnCount, by: BoxBlur.Lanes.scalarCount) {
      let lanes = min(BoxBlur.Lanes.scalarCount, columnCount - first)
      sums.removeAll(keepingCapacity: true)
      sums.append(contentsOf: repeatElement(BoxBlur.Lanes(), count: 2 * boxes.radius))
      for line in silhouette.lines {
        let start = Int(line) * acrossStride + first
        var values = BoxBlur.Lanes()
        for lane in 0..<lanes { values[lane] = UInt64(across[start + lane]) }
        sums.append(values)
      }
      sums.append(contentsOf: repeatElement(BoxBlur.Lanes(), count: 2 * boxes.radius))
      boxes.sum(&sums)
      for row in rows {
        let start = (row - rows.lowerBound) * stride + shift + first
        for lane in 0..<lanes {
          blurred[start + lane] =
            UInt8(truncatingIfNeeded: (sums[row][lane] + whole / 2) / whole)
        }
      }
    }
    for row in isBlurred.indices {
      isBlurred[row] = true
      mirror(from: row * stride - base)
    }
  }

  /// Writes a computed row out as runs.
  private mutating func writeRow(_ index: Int) {
    let columns = silhouette.columns
    let start = (index - silhouette.rows.computed.lowerBound) * stride - base
    row.runs.removeAll(keepingCapacity: true)
    for segment in columns.segments where segment.places.overlaps(area.columns) {
      let places = segment.places.clamped(to: area.columns)
      guard !segment.isUniform else {
        row.append(places, uniform: blurred[start + segment.first])
        continue
      }
      let first = start + columns.index(of: places.lowerBound, in: segment)
      let byte = places.lowerBound - row.columns.lowerBound
      unsafe blurred.withUnsafeBytes { from in
        unsafe row.bytes.withUnsafeMutableBytes { to in
          // Slices check that what is copied lies inside both arrays.
          unsafe UnsafeMutableRawBufferPointer(rebasing: to[byte..<(byte + places.count)])
            .copyMemory(
              from: UnsafeRawBufferPointer(rebasing: from[first..<(first + places.count)]))
        }
      }
      row.appendBytes(places)
    }
  }
}
