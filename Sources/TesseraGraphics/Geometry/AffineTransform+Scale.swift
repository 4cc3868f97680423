/// How much a map enlarges.
extension AffineTransform {
  /// The factor of all lengths, where the map changes all alike (turned or mirrored as may be); else
  /// nil.
  package var uniformScale: Double? {
    let across = (a * a + b * b).squareRoot()
    let down = (c * c + d * d).squareRoot()
    let allowance = 1e-9 * max(across, down)
    let isUniform =
      abs(across - down) <= allowance && abs(a * c + b * d) <= allowance * max(across, down)
    return isUniform ? across : nil
  }

  /// The factor of the lengths that grow most: the largest singular value.
  package var largestScale: Double {
    let sum = a * a + b * b + c * c + d * d
    let determinant = a * d - b * c
    let root = max(0, sum * sum - 4 * determinant * determinant).squareRoot()
    return ((sum + root) / 2).squareRoot()
  }
}
