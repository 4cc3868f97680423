extension JSONWriter {
  /// The shortest decimal that reads back as the same number, in the form of ECMAScript.
  ///
  /// Integral numbers have no point, exponents begin at 1e21 and 1e-7 (RFC 8785, section 3.2.2.3);
  /// unlike there, a negative zero keeps its sign.
  /// - Precondition: `value` is finite.
  package static func number(_ value: Double) -> String {
    precondition(value.isFinite, "JSON has finite numbers only")
    let sign = value.sign == .minus ? "-" : ""
    guard value != 0 else { return sign + "0" }
    let (digits, exponent) = shortestDigits(of: value.magnitude)
    return sign + text(digits: digits, exponent: exponent)
  }

  /// The digits d₁d₂… and the exponent n of 0.d₁d₂… × 10ⁿ, shortest that reads back.
  private static func shortestDigits(of magnitude: Double) -> (digits: [Character], exponent: Int) {
    // The description of a Double is the shortest that reads back, in one of two forms.
    let parts = magnitude.description.split(separator: "e", maxSplits: 1)
    let mantissa = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    var digits = Array(mantissa.joined())
    var exponent = mantissa[0].count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    let zeros = digits.prefix { $0 == "0" }.count
    digits.removeFirst(zeros)
    exponent -= zeros
    while digits.last == "0" { digits.removeLast() }
    return (digits, exponent)
  }

  private static func text(digits: [Character], exponent: Int) -> String {
    let count = digits.count
    if count <= exponent, exponent <= 21 {
      return String(digits) + String(repeating: "0", count: exponent - count)
    }
    if 0 < exponent, exponent <= 21 {
      return String(digits[..<exponent]) + "." + String(digits[exponent...])
    }
    if -6 < exponent, exponent <= 0 {
      return "0." + String(repeating: "0", count: -exponent) + String(digits)
    }
    let fraction = count > 1 ? "." + String(digits[1...]) : ""
    let power = exponent - 1
    return "\(digits[0])\(fraction)e\(power < 0 ? "-" : "+")\(power.magnitude)"
  }
}
