import TesseraGraphics

@testable import TesseraRaster

/// Shapes as planes of coverage, by the way that everything is drawn through.
enum Coverage {
  /// The coverage of a shape on a canvas of `width` × `height` pixels, no larger than the shape.
  static func mask(
    of shape: Shape, rule: FillRule = .nonZero, width: Int, height: Int
  ) -> Mask {
    var coverage = ShapeCoverage(kernels: .compiled)
    var mask = Mask(
      area: coverage.begin(
        shape, rule: rule, within: PixelRect(x: 0, y: 0, width: width, height: height)))
    while let y = coverage.advance() { mask.setRow(y, to: coverage.row) }
    return mask
  }
}
