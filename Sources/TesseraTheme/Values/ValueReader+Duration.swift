internal import TesseraSource

extension ValueReader {
  /// The shape of a duration as messages name it.
  private static let durationShape = "an object with `value` and `unit`"

  /// Reads a time in milliseconds, or takes it from the token that it refers to.
  mutating func duration(_ node: JSONNode, for owner: String) -> Double? {
    guard case .duration(let duration)? = value(node, as: .duration, for: owner) else {
      return nil
    }
    return duration
  }

  /// Reads a duration token's value, in milliseconds (Format module, section 8.5).
  mutating func durationLiteral(_ node: JSONNode, for owner: String) -> Double? {
    switch node.value {
    case .object(let object):
      guard let quantity = quantity(object, at: node, of: .duration, for: owner) else {
        return nil
      }
      if let factor = Self.factor(quantity.unit) { return quantity.value * factor }
      findings.append(
        TokenValueError.unknownDurationUnit(
          quantity.unit, help: Suggestion.help(for: quantity.unit, in: ["ms", "s"]),
          span(quantity.unitNode)))
      return nil
    case .string(let text):
      guard let (value, number, unit) = Self.quantity(text), let factor = Self.factor(unit) else {
        break
      }
      reportLegacy(
        node, owner, wanted: Self.durationShape,
        help: #"write `{ "value": \#(number), "unit": "\#(unit)" }`"#)
      return isStrict ? nil : value * factor
    default: break
    }
    reportWrong(node, owner, wanted: Self.durationShape)
    return nil
  }

  /// One of the unit in milliseconds, nil for what is no unit of time.
  private static func factor(_ unit: String) -> Double? {
    ["ms": 1, "s": 1_000][unit]
  }
}
