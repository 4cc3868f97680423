package import TesseraGraphics

/// Shapes as coverage.
package enum Coverage {
  /// The coverage of a shape on a canvas of `width` × `height` pixels.
  ///
  /// The mask covers no more of the canvas than the shape's bounds. A shape that is empty or has a
  /// coordinate that is not finite gives an empty mask.
  package static func mask(
    of shape: Shape, rule: FillRule = .nonZero, width: Int, height: Int
  ) -> Mask {
    mask(
      of: PathFlattener.flatten(shape.path), rule: rule,
      within: PixelRect(x: 0, y: 0, width: width, height: height))
  }

  /// The coverage of an outline on the pixels of `area`.
  static func mask(of outline: FlatOutline, rule: FillRule, within area: PixelRect) -> Mask {
    var mask = Mask(area: outline.pixelBounds(within: area))
    var sweep = CoverageSweep(outline, rule: rule, area: mask.area)
    while let y = sweep.advance() { mask.setRow(y, to: sweep.row) }
    return mask
  }
}
