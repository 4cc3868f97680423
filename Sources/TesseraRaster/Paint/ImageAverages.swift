internal import CSpans
internal import TesseraGraphics

/// Rows of a picture → averages of rows → pixels.
///
/// Averages of rows keep 7 fractional bits, so that they and the weights of 14 bits both fit a signed
/// 16-bit lane; that and the last rounding leave an error of at most 0.505 of 255 against the exact
/// average. Quotients are products with the reciprocal in `Double`, whose own error is far below what
/// either rounding can tell.
///
/// It cannot be copied, so that no row counts references to its buffers.
struct ImageAverages: ~Copyable {
  /// The averages of each channel, 0…255 · 2⁷.
  private var averages: [UInt16] = []
  /// Whether all averages at hand are known to be opaque.
  private(set) var areOpaque = false
  /// Room for the sums of the rows that count in full.
  private var sums: [UInt32] = []
  private let kernels: SpanKernels

  /// Creates averages of no columns.
  init(kernels: SpanKernels) {
    self.kernels = kernels
  }

  /// Makes room for some columns.
  mutating func makeRoom(columns: Int) {
    let missing = columns * 4 - averages.count
    guard missing > 0 else { return }
    averages.append(contentsOf: repeatElement(0, count: missing))
    sums.append(contentsOf: repeatElement(0, count: missing))
  }

  /// Averages rows of a picture, from column `start` on for `count` columns; rows beyond the last are
  /// the first ones again.
  mutating func averageRows(_ taps: ImageTaps, of image: Pixmap, from start: Int, count: Int) {
    let channels = count * 4
    let isMix = taps.isMix && taps.firstWeight + taps.lastWeight == ImageTaps.whole
    let isFew = taps.last - taps.first <= 2
    areOpaque = false
    if !isMix, !isFew {
      for index in 0..<channels { sums[index] = 0 }
    }
    unsafe image.pixels.withUnsafeBytes { bytes in
      // A row of the picture; it holds `start + count` columns at least.
      func row(_ index: Int) -> UnsafeBufferPointer<UInt8> {
        let from = (index % image.height * image.width + start) * 4
        return unsafe UnsafeRawBufferPointer(rebasing: bytes[from..<(from + channels)])
          .assumingMemoryBound(to: UInt8.self)
      }
      if isMix {
        areOpaque = unsafe mix(
          row(taps.first), row(taps.last), stride: image.width * 4, share: taps.lastWeight)
        return
      }
      if isFew {
        unsafe average(row(taps.first), row(taps.first + 1), row(taps.last), taps)
        return
      }
      for index in (taps.first + 1)..<taps.last { unsafe add(row(index)) }
      unsafe average(row(taps.first), row(taps.last), taps)
    }
  }

  /// The averages of two rows that need no division; returns whether all pixels of both are opaque.
  private mutating func mix(
    _ first: UnsafeBufferPointer<UInt8>, _ last: UnsafeBufferPointer<UInt8>, stride: Int,
    share: Int
  ) -> Bool {
    switch kernels {
    case .compiled:
      return unsafe averages.withUnsafeMutableBufferPointer { averages in
        guard let target = averages.baseAddress, let a = first.baseAddress,
          let b = last.baseAddress
        else { return false }
        // `makeRoom` has made room for all channels of a row.
        return unsafe span_mix_rows(target, a, b, first.count, stride, UInt16(share)) >> 24 == 255
      }
    case .reference:
      var areOpaque = true
      for index in first.indices {
        // Both rows have the same indices.
        let a = unsafe Int(first[index])
        let b = unsafe Int(last[index])
        averages[index] = UInt16(a * 128 + (((b - a) * share + 64) >> 7))
        if index % 4 == 3, a & b < 255 { areOpaque = false }
      }
      return areOpaque
    }
  }

  /// Adds a row that counts in full.
  private mutating func add(_ row: UnsafeBufferPointer<UInt8>) {
    switch kernels {
    case .compiled:
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        guard let target = sums.baseAddress, let bytes = row.baseAddress else { return }
        // `makeRoom` has made room for all channels of a row.
        unsafe span_add_row(target, bytes, row.count)
      }
    case .reference:
      for index in row.indices {
        // In range, because it is one of the row's own indices.
        sums[index] += unsafe UInt32(row[index])
      }
    }
  }

  /// The averages of three rows at most.
  private mutating func average(
    _ first: UnsafeBufferPointer<UInt8>, _ middle: UnsafeBufferPointer<UInt8>,
    _ last: UnsafeBufferPointer<UInt8>, _ taps: ImageTaps
  ) {
    let factor = 128 / Double(taps.total)
    let middleWeight = taps.last - taps.first == 2 ? ImageTaps.whole : 0
    switch kernels {
    case .compiled:
      unsafe averages.withUnsafeMutableBufferPointer { averages in
        guard let target = averages.baseAddress, let a = first.baseAddress,
          let b = middle.baseAddress, let c = last.baseAddress
        else { return }
        // `makeRoom` has made room for all channels of a row.
        unsafe span_average_few_rows(
          target, a, b, c, first.count, Int16(taps.firstWeight), Int16(middleWeight),
          Int16(taps.lastWeight), factor)
      }
    case .reference:
      for index in first.indices {
        // All rows have the same indices.
        let ends = unsafe Int(first[index]) * taps.firstWeight + Int(last[index]) * taps.lastWeight
        let sum = unsafe ends + Int(middle[index]) * middleWeight
        averages[index] = UInt16(Double(sum) * factor + 0.5)
      }
    }
  }

  /// The averages of the first row, the last one and those added before.
  private mutating func average(
    _ first: UnsafeBufferPointer<UInt8>, _ last: UnsafeBufferPointer<UInt8>, _ taps: ImageTaps
  ) {
    let factor = 128 / Double(taps.total)
    switch kernels {
    case .compiled:
      unsafe averages.withUnsafeMutableBufferPointer { averages in
        unsafe sums.withUnsafeBufferPointer { sums in
          guard let target = averages.baseAddress, let a = first.baseAddress,
            let b = last.baseAddress, let middle = sums.baseAddress
          else { return }
          // `makeRoom` has made room for all channels of a row in both.
          unsafe span_average_rows(
            target, a, b, middle, first.count, Int32(taps.firstWeight), Int32(taps.lastWeight),
            factor)
        }
      }
    case .reference:
      for index in first.indices {
        // Both rows have the same indices.
        let ends = unsafe Int(first[index]) * taps.firstWeight + Int(last[index]) * taps.lastWeight
        let sum = ends + Int(sums[index]) * ImageTaps.whole
        averages[index] = UInt16(Double(sum) * factor + 0.5)
      }
    }
  }

  /// Repeats the first columns behind the `count` that there are.
  mutating func wrapColumns(count: Int, by extra: Int) {
    for index in (count * 4)..<((count + extra) * 4) {
      averages[index] = averages[index - count * 4]
    }
  }

  /// Makes the averages of all columns nothing.
  mutating func clear() {
    areOpaque = false
    for index in averages.indices { averages[index] = 0 }
  }

  /// Writes the pixels of some places in a row of taps; returns the bits that all of them share.
  func write(
    _ places: Range<Int>, of columns: borrowing ImageColumns,
    into pixels: UnsafeMutableBufferPointer<UInt32>
  ) -> UInt32 {
    precondition(
      places.lowerBound >= 0 && places.upperBound <= columns.count
        && pixels.count >= places.count
        && averages.count >= (columns.range.count + ImageColumns.slack) * 4,
      "there are taps, averages and room for all pixels")
    switch kernels {
    case .compiled:
      return unsafe averages.withUnsafeBufferPointer { averages in
        guard let target = pixels.baseAddress, let source = averages.baseAddress
        else { return .max }
        // Taps stay within the columns' range, but for the slack, which is there.
        return unsafe Self.write(places, of: columns, source, into: target)
      }
    case .reference:
      var shared = UInt32.max
      for place in places {
        let pixel = pixel(columns, place)
        // There is room for all places.
        unsafe pixels[place - places.lowerBound] = pixel
        shared &= pixel
      }
      return shared
    }
  }

  /// Writes pixels in C; there are taps for all places.
  private static func write(
    _ places: Range<Int>, of columns: borrowing ImageColumns, _ averages: UnsafePointer<UInt16>,
    into pixels: UnsafeMutablePointer<UInt32>
  ) -> UInt32 {
    let from = places.lowerBound
    let count = places.count
    switch columns.reach {
    case .mix:
      return unsafe columns.places.withUnsafeBufferPointer { places in
        unsafe columns.weights.withUnsafeBytes { weights in
          guard let place = places.baseAddress,
            let weight = unsafe weights.assumingMemoryBound(to: Int16.self).baseAddress
          else { return .max }
          return unsafe span_mix_columns(
            pixels, averages, place + from, weight + from * 8, count)
        }
      }
    case .few:
      return unsafe columns.few.withUnsafeBufferPointer { taps in
        guard let first = taps.baseAddress else { return .max }
        return unsafe span_average_few_columns(pixels, averages, first + from, count)
      }
    case .many:
      return unsafe columns.many.withUnsafeBufferPointer { taps in
        guard let first = taps.baseAddress else { return .max }
        return unsafe span_average_columns(pixels, averages, first + from, count)
      }
    }
  }

  /// One pixel.
  private func pixel(_ columns: borrowing ImageColumns, _ place: Int) -> UInt32 {
    var bits: UInt32 = 0
    for channel in 0..<4 {
      func average(_ column: Int, _ step: Int = 0) -> Int {
        Int(averages[(column + step) * 4 + channel])
      }
      let value: UInt32
      switch columns.reach {
      case .mix:
        let first = Int(columns.places[place]) / ImageColumns.stride
        let sum =
          average(first) * Int(columns.weights[place][0])
          + average(first, 1) * Int(columns.weights[place][1])
        value = UInt32((sum + 1 << 20) >> 21)
      case .few:
        let tap = columns.few[place]
        let first = Int(tap.place) / ImageColumns.stride
        let sum =
          average(first) * Int(tap.weights.0) + average(first, 1) * Int(tap.weights.1)
          + average(first, 2) * Int(tap.weights.2) + average(first, 3) * Int(tap.weights.3)
        value = UInt32(Double(sum) * tap.factor + 0.5)
      case .many:
        let tap = columns.many[place]
        let first = Int(tap.first)
        let last = Int(tap.last)
        let ends = average(first) * Int(tap.first_weight) + average(last) * Int(tap.last_weight)
        var middle = 0
        for column in (first + 1)..<max(last, first + 1) { middle += average(column) }
        value = UInt32(Double(ends + middle * ImageTaps.whole) * tap.factor + 0.5)
      }
      bits |= value << UInt32(8 * channel)
    }
    return bits
  }
}
