/// Numbers as people and files read them, the same on every machine.
extension Double {
  /// The number in decimal form with at most `places` digits behind the point, no trailing zeros.
  ///
  /// Rounded half away from zero; `-0` is `0`. Numbers too large for that keep their shortest form.
  package func decimalText(places: Int = 3) -> String {
    let factor = (0..<places).reduce(1.0) { product, _ in product * 10 }
    let scaled = (self * factor).rounded(.toNearestOrAwayFromZero)
    guard isFinite, abs(scaled) < 9e15 else { return description }
    let units = Int64(scaled)
    let whole = units.magnitude / UInt64(factor)
    let fraction = units.magnitude % UInt64(factor)
    let sign = units < 0 ? "-" : ""
    guard fraction > 0 else { return "\(sign)\(whole)" }
    var digits = String(fraction)
    digits = String(repeating: "0", count: places - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
