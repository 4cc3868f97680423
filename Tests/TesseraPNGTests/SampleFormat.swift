import Testing

/// One way in which a PNG file stores samples, with a picture made for it and the answer.
struct SampleFormat: CustomTestStringConvertible, Sendable {
  let colorType: Int
  let depth: Int

  /// All fifteen that exist (PNG specification, table 11.1).
  static let all: [SampleFormat] = [
    SampleFormat(colorType: 0, depth: 1), SampleFormat(colorType: 0, depth: 2),
    SampleFormat(colorType: 0, depth: 4), SampleFormat(colorType: 0, depth: 8),
    SampleFormat(colorType: 0, depth: 16), SampleFormat(colorType: 2, depth: 8),
    SampleFormat(colorType: 2, depth: 16), SampleFormat(colorType: 3, depth: 1),
    SampleFormat(colorType: 3, depth: 2), SampleFormat(colorType: 3, depth: 4),
    SampleFormat(colorType: 3, depth: 8), SampleFormat(colorType: 4, depth: 8),
    SampleFormat(colorType: 4, depth: 16), SampleFormat(colorType: 6, depth: 8),
    SampleFormat(colorType: 6, depth: 16),
  ]

  var testDescription: String { "colour type \(colorType), \(depth) bits" }

  var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0 }

  /// The sample of the made picture: varied, and at times the one that `transparentSample` is.
  func sample(x: Int, y: Int, channel: Int) -> Int {
    let place = x * 7 + y * 31 + channel * 3 + x * y * 5
    let mixed = place * 2_654_435_761 >> 7
    return mixed & ((1 << depth) - 1)
  }

  /// The palette of colour type 3: as many entries as the depth can name.
  var palette: [[UInt8]] {
    (0..<1 << min(depth, 8)).map { index in
      let index = UInt8(index)
      return [index &* 67, 255 - index, index]
    }
  }

  /// The alphas of the palette's first entries, half of them.
  var paletteAlphas: [UInt8] {
    palette.indices.prefix((palette.count + 1) / 2).map { UInt8(truncatingIfNeeded: $0 * 101) }
  }

  /// The samples that tRNS makes transparent: those of the pixel (0, 0).
  var transparentSample: [Int] { (0..<channels).map { sample(x: 0, y: 0, channel: $0) } }

  /// The straight RGBA that a decoder must find at a place.
  func expected(x: Int, y: Int, transparency: Bool) -> [UInt8] {
    let samples = (0..<channels).map { sample(x: x, y: y, channel: $0) }
    if colorType == 3 {
      let index = samples[0]
      let alphas = transparency ? paletteAlphas : []
      return palette[index] + [index < alphas.count ? alphas[index] : 255]
    }
    let bytes = samples.map(widen)
    switch colorType {
    case 4: return [bytes[0], bytes[0], bytes[0], bytes[1]]
    case 6: return bytes
    default:
      let color = colorType == 0 ? [bytes[0], bytes[0], bytes[0]] : bytes
      return color + [transparency && samples == transparentSample ? 0 : 255]
    }
  }

  /// A sample as a byte: 255·v / maximum, rounded to nearest.
  private func widen(_ value: Int) -> UInt8 {
    let maximum = (1 << depth) - 1
    return UInt8((2 * 255 * value + maximum) / (2 * maximum))
  }

  /// The file of the made picture; a background changes nothing, as nobody asked for one.
  func file(
    width: Int, height: Int, interlaced: Bool, transparency: Bool, background: Bool = false
  ) -> [UInt8] {
    var between: [UInt8] = []
    if colorType == 3 { between += PNGFixture.chunk("PLTE", palette.flatMap(\.self)) }
    if transparency {
      let payload =
        colorType == 3 ? paletteAlphas : transparentSample.flatMap(PNGFixture.big16)
      between += PNGFixture.chunk("tRNS", payload)
    }
    if background {
      let colors = colorType & 2 == 0 ? 1 : 3
      between += PNGFixture.chunk(
        "bKGD", colorType == 3 ? [1] : [UInt8](repeating: 0, count: 2 * colors))
    }
    var rows: [UInt8] = []
    for pass in Self.passes(interlaced: interlaced) {
      let columns = Array(stride(from: pass.x, to: width, by: pass.stepX))
      let lines = Array(stride(from: pass.y, to: height, by: pass.stepY))
      rows += packed(columns, lines)
    }
    return PNGFixture.file(
      PNGFixture.header(
        width: width, height: height, depth: depth, colorType: colorType,
        interlace: interlaced ? 1 : 0),
      between, PNGFixture.pixelData(rows))
  }

  private struct Pass {
    let x, y, stepX, stepY: Int

    init(_ x: Int, _ y: Int, _ stepX: Int, _ stepY: Int) {
      (self.x, self.y, self.stepX, self.stepY) = (x, y, stepX, stepY)
    }
  }

  /// One pass over all pixels, or the seven of Adam7 (PNG specification, section 8.1).
  private static func passes(interlaced: Bool) -> [Pass] {
    guard interlaced else { return [Pass(0, 0, 1, 1)] }
    return [
      Pass(0, 0, 8, 8), Pass(4, 0, 8, 8), Pass(0, 4, 4, 8), Pass(2, 0, 4, 4), Pass(0, 2, 2, 4),
      Pass(1, 0, 2, 2), Pass(0, 1, 1, 2),
    ]
  }

  /// Rows of packed samples, each filtered behind its filter byte; none where a pass has no pixels.
  private func packed(_ columns: [Int], _ lines: [Int]) -> [UInt8] {
    guard !columns.isEmpty else { return [] }
    var bytes: [UInt8] = []
    var above = [UInt8](repeating: 0, count: (columns.count * channels * depth + 7) / 8)
    for (index, y) in lines.enumerated() {
      let row = packed(columns, y: y)
      bytes.append(UInt8(index % 5))
      bytes += filtered(row, above: above, by: index % 5)
      above = row
    }
    return bytes
  }

  /// One row of samples, most significant bits first.
  private func packed(_ columns: [Int], y: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    // Bits already in the last byte; a row begins with a new one.
    var filled = 8
    for x in columns {
      for channel in 0..<channels {
        let value = sample(x: x, y: y, channel: channel)
        for bit in (0..<depth).reversed() {
          if filled == 8 {
            bytes.append(0)
            filled = 0
          }
          bytes[bytes.count - 1] |= UInt8(value >> bit & 1) << UInt8(7 - filled)
          filled += 1
        }
      }
    }
    return bytes
  }

  /// A row by one of the five filters (PNG specification, section 9.2).
  private func filtered(_ row: [UInt8], above: [UInt8], by filter: Int) -> [UInt8] {
    let distance = max(channels * depth / 8, 1)
    return row.indices.map { index in
      let isFirst = index < distance
      let left = isFirst ? 0 : Int(row[index - distance])
      let up = Int(above[index])
      let corner = isFirst ? 0 : Int(above[index - distance])
      let predicted =
        switch filter {
        case 1: left
        case 2: up
        case 3: (left + up) / 2
        case 4: Self.paeth(left, up, corner)
        default: 0
        }
      return row[index] &- UInt8(predicted)
    }
  }

  /// The neighbour nearest to left + up − corner (PNG specification, section 9.4).
  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let estimate = left + up - corner
    let (byLeft, byUp) = (abs(estimate - left), abs(estimate - up))
    let byCorner = abs(estimate - corner)
    if byLeft <= byUp, byLeft <= byCorner { return left }
    return byUp <= byCorner ? up : corner
  }
}
