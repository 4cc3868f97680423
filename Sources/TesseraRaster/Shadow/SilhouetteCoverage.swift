internal import TesseraGraphics

/// What casts a shadow → rows of coverage: a shape, grown or shrunk by a spread.
///
/// Rectangles, rounded ones and ellipses grow as such. A free path grows by a line along it of twice the
/// spread, with mitred corners, and shrinks by what such a line takes away. Where a pixel holds an edge
/// of the path and one of the line, both coverages are taken to be independent: with a spread of a
/// pixel or more there is no such pixel but where the path is narrower than that. An outline that is
/// offset as a path was rejected: it crosses itself in every notch.
struct SilhouetteCoverage {
  private enum Combination {
    case shape
    case shapeAndLine
    case shapeWithoutLine
  }

  private var combination = Combination.shape
  private var shape: ShapeCoverage
  private var line: ShapeCoverage
  private var stroker = Stroker()
  private var shapeRow: Int?
  private var lineRow: Int?
  private var product = CoverageRow(columns: 0..<0)

  /// Creates coverage without a shape.
  init(kernels: SpanKernels) {
    shape = ShapeCoverage(kernels: kernels)
    line = ShapeCoverage(kernels: kernels)
  }

  /// Takes up a shape, moved by `transform` and grown by `spread`; returns the pixels that it may touch,
  /// as far as they lie in `area`.
  mutating func begin(
    _ shape: Shape, transform: AffineTransform?, spread: Double, within area: PixelRect
  ) -> PixelRect {
    combination = .shape
    let grown = spread == 0 ? shape : shape.grown(by: spread)
    var reach = self.shape.begin(
      grown ?? shape, transform: transform, rule: .nonZero, within: area)
    guard grown == nil else { return reach }

    combination = spread > 0 ? .shapeAndLine : .shapeWithoutLine
    stroker.makeOutline(of: shape.path, style: StrokeStyle(width: 2 * abs(spread)))
    let lineReach = line.begin(
      .path(stroker.outline), transform: transform, rule: .nonZero, within: area)
    if combination == .shapeAndLine, !lineReach.isEmpty {
      reach = reach.isEmpty ? lineReach : reach.union(lineReach)
    }
    product.begin(columns: area.columns)
    shapeRow = self.shape.advance()
    lineRow = line.advance()
    return reach
  }

  /// Goes on to the next row that has any coverage and returns its y; nil behind the last.
  mutating func advance() -> Int? {
    switch combination {
    case .shape: return shape.advance()
    case .shapeAndLine:
      guard let y = [shapeRow, lineRow].compactMap({ $0 }).min() else { return nil }
      product.set(
        unionOf: shapeRow == y ? shape.row : nil, lineRow == y ? line.row : nil)
      if shapeRow == y { shapeRow = shape.advance() }
      if lineRow == y { lineRow = line.advance() }
      return y
    case .shapeWithoutLine:
      guard let y = shapeRow else { return nil }
      while let row = lineRow, row < y { lineRow = line.advance() }
      if lineRow == y {
        product.set(shape.row, outside: line.row)
      } else {
        product.set(unionOf: shape.row, nil)
      }
      shapeRow = shape.advance()
      return y
    }
  }

  /// The coverage of the row that `advance` has come to.
  var row: CoverageRow {
    _read { if combination == .shape { yield shape.row } else { yield product } }
  }
}
