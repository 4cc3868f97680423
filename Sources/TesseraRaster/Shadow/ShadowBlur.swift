/// Coverage → blurred coverage: a separable blur, rows first, then columns.
///
/// One algorithm serves every silhouette. In between, values have 8 fractional bits; each is rounded
/// twice in all. A silhouette has long stretches of equal rows (the straight sides of a card), so a row
/// that repeats the one above it is blurred once, and a stretch is summed up with the sum of its
/// weights. Sums of integers do not depend on how they are grouped, so this changes no bit.
///
/// A closed form for rounded rectangles (error function along the sides) is faster and was rejected: it
/// is wrong at the corners and serves one shape.
struct ShadowBlur {
  private enum Method {
    case gaussian(GaussianKernel)
    case boxes(BoxBlur)
  }

  /// Neighbouring rows that are the same once they are blurred along x.
  private struct Stretch {
    var rows: Range<Int>
    /// Coverage 0…255 with 8 fractional bits.
    let values: [UInt16]
  }

  /// The widest Gaussian that is summed up weight by weight, in pixels.
  static let widestGaussian = 32.0
  /// The widest blur; a larger standard deviation counts as this one, which no canvas can tell.
  static let widest = 2_048.0

  private let method: Method

  /// A blur of standard deviation `sigma` in pixels, finite and not negative.
  init(sigma: Double) {
    method =
      sigma <= Self.widestGaussian
      ? .gaussian(GaussianKernel(sigma: sigma)) : .boxes(BoxBlur(sigma: min(Self.widest, sigma)))
  }

  /// How far the blur reaches, in pixels.
  var radius: Int {
    switch method {
    case .gaussian(let kernel): kernel.radius
    case .boxes(let boxes): boxes.radius
    }
  }

  /// The blurred coverage of the pixels of `area`.
  func blur(_ mask: Mask, over area: PixelRect) -> Mask {
    let stretches = stretches(of: mask, area)
    switch method {
    case .gaussian(let kernel): return blurColumns(stretches, area, with: kernel)
    case .boxes(let boxes): return blurColumns(stretches, area, with: boxes)
    }
  }

  /// Blurs along x the rows of the mask that matter to `area`.
  private func stretches(of mask: Mask, _ area: PixelRect) -> [Stretch] {
    let rows = mask.area.rows.clamped(to: area.grown(by: radius).rows)
    var source = CoverageRow(columns: area.grown(by: radius).columns)
    var stretches: [Stretch] = []
    var previous: [UInt8] = []
    for y in rows {
      mask.copyRow(y, into: &source)
      if y > rows.lowerBound, source.bytes == previous {
        let last = stretches.count - 1
        stretches[last].rows = stretches[last].rows.lowerBound..<(y + 1)
        continue
      }
      previous = source.bytes
      stretches.append(Stretch(rows: y..<(y + 1), values: blurRow(source.bytes, area.width)))
    }
    return stretches
  }

  /// Blurs one row, which reaches `radius` pixels farther on both sides than the result.
  private func blurRow(_ bytes: [UInt8], _ count: Int) -> [UInt16] {
    switch method {
    case .gaussian(let kernel):
      var sums = [UInt32](repeating: 0, count: count)
      for (shift, weight) in kernel.weights.enumerated() {
        for place in 0..<count { sums[place] &+= weight &* UInt32(bytes[place + shift]) }
      }
      return sums.map { UInt16(($0 + 128) >> 8) }
    case .boxes(let boxes):
      let whole = boxes.whole
      return boxes.sums(bytes.map(UInt64.init)).map { UInt16(($0 << 8 + whole / 2) / whole) }
    }
  }

  /// Blurs along y; an output row is a sum over the stretches within reach.
  private func blurColumns(
    _ stretches: [Stretch], _ area: PixelRect, with kernel: GaussianKernel
  ) -> Mask {
    var blurred = Mask(area: area)
    // before[i] is the sum of the first i weights.
    var before: [UInt32] = [0]
    for weight in kernel.weights { before.append(before[before.count - 1] + weight) }
    var sums = [UInt32](repeating: 0, count: area.width)
    for y in area.rows {
      let reach = (y - kernel.radius)..<(y + kernel.radius + 1)
      for place in sums.indices { sums[place] = 1 << 23 }
      for stretch in stretches where stretch.rows.overlaps(reach) {
        let rows = stretch.rows.clamped(to: reach)
        let weight =
          before[rows.upperBound - reach.lowerBound] - before[rows.lowerBound - reach.lowerBound]
        let values = stretch.values
        for place in sums.indices { sums[place] &+= weight &* UInt32(values[place]) }
      }
      blurred.setRow(y, to: sums.map { UInt8(truncatingIfNeeded: $0 >> 24) })
    }
    return blurred
  }

  /// Blurs along y, column by column.
  private func blurColumns(
    _ stretches: [Stretch], _ area: PixelRect, with boxes: BoxBlur
  ) -> Mask {
    let rows = area.grown(by: radius).rows
    let whole = boxes.whole << 8
    var blurred = Mask(area: area)
    for x in 0..<area.width {
      var column = [UInt64](repeating: 0, count: rows.count)
      for stretch in stretches {
        for y in stretch.rows { column[y - rows.lowerBound] = UInt64(stretch.values[x]) }
      }
      let sums = boxes.sums(column)
      blurred.setColumn(
        x + area.columns.lowerBound,
        to: sums.map { UInt8(truncatingIfNeeded: ($0 + whole / 2) / whole) })
    }
    return blurred
  }
}
