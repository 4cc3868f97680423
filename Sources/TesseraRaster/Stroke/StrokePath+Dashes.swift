internal import TesseraGraphics

/// Lines → dashes (SVG 2, section 13.5.6).
///
/// Lengths are those of the chords that curves were cut into: no chord is farther than 0.02 px from its
/// curve, so it is shorter by far less than that.
extension StrokePath {
  /// How many dashes and gaps a contour may have; one with more is solid.
  ///
  /// They would be far finer than a pixel on any canvas.
  private static let mostIntervals = 1_000_000.0

  /// Cuts the contours of a solid line into the dashes of a pattern.
  mutating func set(_ line: StrokePath, dash: StrokeDash) {
    removeAll()
    for contour in line.contours {
      let pieces = line.segments[contour.pieces]
      let length = pieces.reduce(0) { $0 + $1.length }
      guard let period = dash.period, length > 0,
        length / period * Double(2 * dash.lengths.count) <= Self.mostIntervals
      else {
        append(contour, pieces)
        continue
      }
      append(contour, pieces, dash, period: period)
    }
  }

  /// Adds the dashes of a contour.
  private mutating func append(
    _ contour: Contour, _ pieces: ArraySlice<StrokeSegment>, _ dash: StrokeDash, period: Double
  ) {
    let first = contours.count
    var interval = DashInterval(dash, period: period)
    let beginsInside = interval.isDash
    if beginsInside, let piece = pieces.first { beginDash(contour, piece, at: 0) }
    for piece in pieces {
      let length = piece.length
      var done = 0.0
      while length - done > interval.left {
        let end = done + interval.left
        if interval.isDash { append(piece.part(from: done / length, to: end / length)) }
        done = end
        interval.advance()
        if interval.isDash { beginDash(contour, piece, at: done / length) }
      }
      if interval.isDash { append(piece.part(from: done / length, to: 1)) }
      interval.left -= length - done
    }
    if contour.isClosed, beginsInside, interval.isDash { joinLast(toContour: first) }
  }

  /// Begins a dash on a piece of the line.
  private mutating func beginDash(_ line: Contour, _ piece: StrokeSegment, at t: Double) {
    var dash = Contour(
      anchor: line.anchor, start: piece.start.interpolated(to: piece.end, at: t),
      pieces: segments.count..<segments.count)
    dash.direction = piece.normal(at: t).rightward
    append(dash)
  }
}

/// A dash or a gap of a pattern.
private struct DashInterval {
  private let lengths: [Double]
  private var index = 0
  /// Whether it is a dash.
  private(set) var isDash = true
  /// How much of it is left.
  var left: Double

  /// The interval in which a contour begins.
  init(_ dash: StrokeDash, period: Double) {
    lengths = dash.lengths
    left = lengths[0]
    var phase = dash.phase - (dash.phase / period).rounded(.down) * period
    // Rounding may leave a whole period, at which the pattern begins anew.
    if phase >= period { phase = 0 }
    while phase > left || (phase == left && phase > 0) {
      phase -= left
      advance()
    }
    left -= phase
  }

  /// Goes on to the next interval.
  mutating func advance() {
    index = (index + 1) % lengths.count
    isDash.toggle()
    left = lengths[index]
  }
}
