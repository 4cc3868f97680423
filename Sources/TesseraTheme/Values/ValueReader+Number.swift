internal import TesseraSource

extension ValueReader {
  /// Reads a number, or takes it from the token that it refers to.
  mutating func number(_ node: JSONNode, for owner: String) -> Double? {
    guard case .number(let number)? = value(node, as: .number, for: owner) else { return nil }
    return number
  }

  /// Reads a number token's value.
  mutating func numberLiteral(_ node: JSONNode, for owner: String) -> Double? {
    guard case .number(let number) = node.value else {
      var help: String?
      if case .string(let text) = node.value, Double(text) != nil {
        help = "write \(text) without quotes"
      }
      reportWrong(node, owner, wanted: "a number", help: help)
      return nil
    }
    return finite(number, at: node, for: owner)
  }

  /// The value of a number; JSON5 has infinities and NaN, DTCG has not.
  mutating func finite(_ number: JSONNumber, at node: JSONNode, for owner: String) -> Double? {
    guard number.value.isFinite else {
      reportWrong(node, owner, wanted: "a finite number", found: number.text)
      return nil
    }
    return number.value
  }

  /// Reads an alpha factor, 0…1: a number or a reference to a number token.
  mutating func alpha(_ node: JSONNode) -> Double? {
    guard let alpha = number(node, for: "`alpha`") else { return nil }
    return alphaInRange(alpha, at: node)
  }

  /// An alpha, nil with a finding when it is outside 0…1.
  mutating func alphaInRange(_ alpha: Double, at node: JSONNode) -> Double? {
    guard (0...1).contains(alpha) else {
      findings.append(
        TokenValueError.color(
          reason: "`alpha` lies outside 0…1", help: "0 is clear, 1 is opaque", span(node)))
      return nil
    }
    return alpha
  }
}
