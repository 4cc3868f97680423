internal import TesseraGraphics

/// Radial, conic and repeated gradients → the pixels of a row: positions, then their colours.
struct FieldGradientRaster {
  private var field: GradientField?
  private var spread = Gradient.Spread.pad
  private var pieces = GradientPieces()
  /// Room for the positions of a run.
  private var positions: [Double] = []

  /// Takes up a gradient that has a stop at least, for runs of at most `width` pixels.
  mutating func begin(
    _ knots: GradientKnots, over field: GradientField, spread: Gradient.Spread, width: Int
  ) {
    self.field = field
    self.spread = spread
    pieces.set(knots.knots)
    if positions.count < width {
      positions.append(contentsOf: repeatElement(0, count: width - positions.count))
    }
  }

  /// Writes the colours of some columns of row `y` to `pixels`.
  mutating func write(
    _ run: Range<Int>, y: Int, into colors: inout [Pixel], kernels: SpanKernels
  ) {
    guard let field else { return }
    unsafe positions.withUnsafeMutableBufferPointer { buffer in
      // `begin` has made room for the longest run.
      let part = unsafe UnsafeMutableBufferPointer(rebasing: buffer[..<run.count])
      unsafe field.write(
        from: run.lowerBound, y: y, spread: spread, into: part, kernels: kernels)
      unsafe colors.withWords(run.count) { words in
        unsafe pieces.write(UnsafeBufferPointer(part), into: words, kernels: kernels)
      }
    }
  }
}
