package import TesseraGraphics

/// Outer shadows.
extension Canvas {
  /// Draws the shadow that a shape casts.
  ///
  /// `shape` is the silhouette, grown by the spread already; it is moved by `offset` and blurred by a
  /// Gaussian of standard deviation `sigma`, both in device pixels (a CSS or Figma blur is 2σ, UIKit's
  /// `shadowRadius` is σ). Above σ = 32 px three running means stand in for the Gaussian. The shadow
  /// lies under the whole shape and is seen through it; `cutout` is a shape that it is kept out of, as
  /// CSS wants it for the box that casts it. A negative or not finite σ or offset draws nothing.
  package mutating func shadow(
    of shape: Shape, color: Color, offset: Point = .zero, sigma: Double,
    clippedOutOf cutout: Shape? = nil
  ) {
    guard sigma >= 0, sigma.isFinite, offset.isFinite else { return }
    let silhouette = PathFlattener.flatten(
      shape.path.transformed(by: .translation(offset.x, offset.y)))
    let blur = ShadowBlur(sigma: sigma)
    let mask = Coverage.mask(
      of: silhouette, rule: .nonZero, within: drawArea.grown(by: blur.radius))
    let area = mask.area.grown(by: blur.radius).intersection(drawArea)
    guard !mask.area.isEmpty, !area.isEmpty,
      let source = RowPaint.Source(.color(color), columns: area.columns)
    else { return }

    let blurred = blur.blur(mask, over: area)
    let hole = cutout.map {
      Coverage.mask(of: PathFlattener.flatten($0.path), rule: .nonZero, within: area)
    }
    var paint = RowPaint(source, columns: area.columns)
    var row = CoverageRow(columns: area.columns)
    var clipped = row
    for y in area.rows {
      blurred.copyRow(y, into: &row)
      hole?.exclude(from: &row, y: y)
      blend(&paint, through: row, y: y, clipped: &clipped)
    }
  }
}
