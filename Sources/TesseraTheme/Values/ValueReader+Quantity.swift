internal import TesseraSource

/// A number and its unit as written.
struct Quantity {
  /// The number.
  let value: Double
  /// The unit, empty where there is none.
  let unit: String
  /// The unit's place, that of the whole where there is none.
  let unitNode: JSONNode
}

extension ValueReader {
  /// Reads `{ value, unit }` of a dimension or duration.
  mutating func quantity(
    _ object: JSONObject, at node: JSONNode, of type: TokenType, for owner: String
  ) -> Quantity? {
    reportUnknown(in: object, of: "a \(type.rawValue)", known: ["value", "unit"])
    guard let valueNode = object["value"] else {
      reportWrong(
        node, owner, wanted: "an object with `value` and `unit`", found: "one without `value`")
      return nil
    }
    guard !reportsUnreadable(valueNode),
      let value = numberLiteral(valueNode, for: "`value`")
    else { return nil }
    guard let unitNode = object["unit"] else {
      return Quantity(value: value, unit: "", unitNode: node)
    }
    guard !reportsUnreadable(unitNode) else { return nil }
    guard case .string(let unit) = unitNode.value else {
      reportWrong(unitNode, "`unit`", wanted: type == .duration ? "`ms` or `s`" : "`px` or `rem`")
      return nil
    }
    return Quantity(value: value, unit: unit, unitNode: unitNode)
  }

  /// The number and the unit of the legacy form `16px`, nil for text that begins with no number.
  static func quantity(_ text: String) -> (value: Double, number: String, unit: String)? {
    let number = text.prefix { "+-.0123456789".contains($0) }
    guard let value = Double(number) else { return nil }
    return (value, String(number), String(text[number.endIndex...]))
  }
}
