/// What drawing a shadow needs room for; kept from one shadow to the next.
struct ShadowBuffers {
  /// The blur of the silhouette.
  var blur: ShadowBlur
  /// The shape that cuts an outer shadow off, or that an inner one lies in.
  var shape: ShapeCoverage
  /// The product of both.
  var product = CoverageRow(columns: 0..<0)

  /// Prepares buffers; `kernels` are the loops that work in them.
  init(kernels: SpanKernels) {
    shape = ShapeCoverage(kernels: kernels)
    blur = ShadowBlur(kernels: kernels)
  }

  /// Makes room for rows of `columns`.
  mutating func setColumns(_ columns: Range<Int>) {
    product.begin(columns: columns)
  }
}
