package import TesseraGraphics

/// Lines.
extension Canvas {
  /// Draws a line along a path.
  ///
  /// `style.width` is in device pixels; under a transform, the line is made first and then
  /// transformed.
  package mutating func stroke(
    _ path: Path, style: StrokeStyle, with paint: Paint, blendMode: BlendMode = .sourceOver
  ) {
    withOutline(of: path, style: style) { canvas, outline in
      canvas.fill(.path(outline), with: paint, blendMode: blendMode)
    }
  }

  /// Draws a line along the outline of a shape, or inside or outside of it.
  ///
  /// A solid line about a rectangle, a rounded rectangle or a circle is the ring between two of them,
  /// which is exact: radii grow and shrink by as much as the sides move, down to sharp corners. So is a
  /// line inside or outside an ellipse, and one inside or outside a continuous corner; *on* those the
  /// general line is drawn, since their parallels are no ellipses and no continuous corners. The line
  /// on a circular corner is within 0.05 px of the general one.
  ///
  /// For free paths, and for dashes, a line inside or outside is a line of double width cut off at the
  /// outline; so dashes have their caps there. What is inside says `rule`.
  package mutating func stroke(
    _ shape: Shape, rule: FillRule = .nonZero, style: StrokeStyle,
    alignment: StrokeAlignment = .center, with paint: Paint, blendMode: BlendMode = .sourceOver
  ) {
    guard style.width > 0, style.width.isFinite else { return }
    if let ring = StrokeRing(shape, style: style, alignment: alignment) {
      if let inner = ring.inner {
        fill(ring: ring.outer, inner: inner, with: paint, blendMode: blendMode)
      } else {
        fill(ring.outer, with: paint, blendMode: blendMode)
      }
      return
    }
    var doubled = style
    doubled.width *= 2
    switch alignment {
    case .center: stroke(shape.path, style: style, with: paint, blendMode: blendMode)
    case .inside:
      withClip(shape, rule: rule) {
        $0.stroke(shape.path, style: doubled, with: paint, blendMode: blendMode)
      }
    case .outside:
      withOutline(of: shape.path, style: doubled) { canvas, outline in
        canvas.fill(.path(outline), outside: shape, rule: rule, with: paint, blendMode)
      }
    }
  }

  /// Makes the outline of a line in buffers that are kept.
  private mutating func withOutline(
    of path: Path, style: StrokeStyle, _ draw: (inout Canvas, Path) -> Void
  ) {
    var stroker = stroker.take() ?? Stroker()
    stroker.makeOutline(of: path, style: style)
    draw(&self, stroker.outline)
    self.stroker = stroker
  }

  /// Fills what of a shape lies outside of another one: `div255(coverage · (255 − other))`.
  private mutating func fill(
    _ shape: Shape, outside other: Shape, rule: FillRule, with paint: Paint,
    _ blendMode: BlendMode
  ) {
    var hole = ShapeCoverage(kernels: kernels)
    let area = coverage.begin(shape, transform: transform, rule: .nonZero, within: drawArea)
    _ = hole.begin(other, transform: transform, rule: rule, within: area)
    guard !area.isEmpty,
      let source = RowPaint.Source(paint, for: blendMode, transform, columns: area.columns)
    else { return }
    var paint = RowPaint(source, columns: area.columns)
    var outside = CoverageRow(columns: area.columns)
    var next = hole.advance()
    while let y = coverage.advance() {
      while let row = next, row < y { next = hole.advance() }
      if next == y {
        outside.set(coverage.row, outside: hole.row)
        blender.blend(&paint, through: outside, y: y, blendMode)
      } else {
        blender.blend(&paint, through: coverage.row, y: y, blendMode)
      }
    }
  }
}
