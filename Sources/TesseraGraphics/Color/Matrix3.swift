/// Three rows of three numbers: a linear map of colour components.
struct Matrix3 {
  private let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// Creates a matrix from its rows, top first.
  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    rows = (first, second, third)
  }

  /// The image of a column of components.
  static func * (matrix: Matrix3, v: SIMD3<Double>) -> SIMD3<Double> {
    // Written out: the order of the additions decides the last bit.
    func dot(_ row: SIMD3<Double>) -> Double { row.x * v.x + row.y * v.y + row.z * v.z }
    return SIMD3(dot(matrix.rows.0), dot(matrix.rows.1), dot(matrix.rows.2))
  }
}
