internal import CSpans
internal import TesseraGraphics

/// Positions along a gradient → colours: knots as pieces with a base and a slope.
///
/// This is for gradients whose positions do not run straight along a row. A piece is looked up from
/// that of the pixel before, which is nearly always the same; channels are formed in `Double`, whose
/// error shows nowhere.
struct GradientPieces {
  private var pieces: [span_piece] = []

  /// Parts narrower than this have the colour of their end.
  private static let narrowest = 0x1p-24

  /// Takes up a gradient that has a stop at least.
  mutating func set(_ knots: [GradientKnots.Knot]) {
    pieces.removeAll(keepingCapacity: true)
    guard let first = knots.first, let last = knots.last else { return }
    add(first.channels, from: -.infinity)
    for index in knots.indices.dropLast() {
      let a = knots[index]
      let b = knots[index + 1]
      let width = b.position - a.position
      if width < Self.narrowest {
        add(b.channels, from: a.position)
      } else {
        add(a.channels, slope: (b.channels - a.channels) / width, from: a.position)
      }
    }
    add(last.channels, from: last.position)
  }

  /// Adds a piece, whose channels are given where it begins.
  private mutating func add(
    _ channels: SIMD4<Double>, slope: SIMD4<Double> = SIMD4(), from start: Double
  ) {
    let base = channels + GradientRamp.Channels.rounding
    pieces.append(
      span_piece(
        start: start, origin: start.isFinite ? start : 0, base: (base.x, base.y, base.z, base.w),
        slope: (slope.x, slope.y, slope.z, slope.w),
        color: GradientRamp.Channels(base).pixel.bits, flat: slope == SIMD4()))
  }

  /// Writes the colour at each position; there is none where a position is not a number.
  func write(
    _ positions: UnsafeBufferPointer<Double>, into pixels: UnsafeMutableBufferPointer<UInt32>,
    kernels: SpanKernels
  ) {
    precondition(positions.count == pixels.count, "one position for each pixel")
    switch kernels {
    case .compiled:
      unsafe pieces.withUnsafeBufferPointer { pieces in
        guard let target = pixels.baseAddress, let source = positions.baseAddress,
          let first = pieces.baseAddress
        else { return }
        // Both buffers have `positions.count` elements; the first piece begins before everything.
        unsafe span_pieces(target, source, positions.count, first, pieces.count)
      }
    case .reference:
      var piece = 0
      for index in positions.indices {
        // In range: both buffers have the same indices.
        let position = unsafe positions[index]
        guard !position.isNaN else {
          unsafe pixels[index] = 0
          continue
        }
        while position < pieces[piece].start { piece -= 1 }
        while piece + 1 < pieces.count, position >= pieces[piece + 1].start { piece += 1 }
        unsafe pixels[index] = color(at: position, of: pieces[piece])
      }
    }
  }

  /// The colour of a piece at a position.
  private func color(at position: Double, of piece: span_piece) -> UInt32 {
    if piece.flat { return piece.color }
    let distance = position - piece.origin
    func value(_ base: Double, _ slope: Double) -> Int32 { Int32(base + slope * distance) }
    let alpha = value(piece.base.3, piece.slope.3)
    let red = min(alpha, value(piece.base.0, piece.slope.0))
    let green = min(alpha, value(piece.base.1, piece.slope.1))
    let blue = min(alpha, value(piece.base.2, piece.slope.2))
    return UInt32(truncatingIfNeeded: red | green << 8 | blue << 16 | alpha << 24)
  }
}
