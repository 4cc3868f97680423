internal import TesseraSource

extension ValueReader {
  /// The shape of a dimension as messages name it.
  private static let dimensionShape = "an object with `value` and `unit`"
  /// One `rem` in points: the default font size.
  private static let rem = 16.0

  /// Reads a length in points, or takes it from the token that it refers to.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - owner: What it is the value of.
  ///   - isSigned: Whether it may be negative.
  ///   - em: What one `em` is in points, where the value may be relative to a font size.
  /// - Returns: The length; nil with a finding where there is none.
  mutating func length(
    _ node: JSONNode, for owner: String, isSigned: Bool = true, em: Double? = nil
  ) -> Double? {
    let length: Double?
    if isReference(node) {
      guard case .dimension(let value)? = value(node, as: .dimension, for: owner) else {
        return nil
      }
      length = value
    } else {
      guard !reportsUnreadable(node) else { return nil }
      length = lengthLiteral(node, for: owner, em: em)
    }
    guard let length else { return nil }
    guard isSigned || length >= 0 else {
      reportWrong(node, owner, wanted: "0 or more", found: "negative")
      return nil
    }
    return length
  }

  /// Reads a dimension token's value, in points.
  mutating func lengthLiteral(_ node: JSONNode, for owner: String, em: Double? = nil) -> Double? {
    switch node.value {
    case .object(let object): return length(object, at: node, for: owner, em: em)
    case .number(let number):
      guard let value = finite(number, at: node, for: owner) else { return nil }
      reportLegacy(
        node, owner, wanted: Self.dimensionShape,
        help: #"write `{ "value": \#(number.text), "unit": "px" }`"#)
      return value
    case .string(let text): return length(text, at: node, for: owner, em: em)
    default:
      reportWrong(node, owner, wanted: Self.dimensionShape)
      return nil
    }
  }

  /// Reads `{ value, unit }`.
  private mutating func length(
    _ object: JSONObject, at node: JSONNode, for owner: String, em: Double?
  ) -> Double? {
    reportUnknown(in: object, of: "a dimension", known: ["value", "unit"])
    guard let valueNode = object["value"] else {
      reportWrong(node, owner, wanted: Self.dimensionShape, found: "one without `value`")
      return nil
    }
    guard !reportsUnreadable(valueNode),
      let value = numberLiteral(valueNode, for: "`value`")
    else { return nil }
    guard let unitNode = object["unit"] else {
      return length(value, unit: "", unitAt: node, em: em)
    }
    guard !reportsUnreadable(unitNode) else { return nil }
    guard case .string(let unit) = unitNode.value else {
      reportWrong(unitNode, "`unit`", wanted: "`px` or `rem`")
      return nil
    }
    return length(value, unit: unit, unitAt: unitNode, em: em)
  }

  /// Reads the legacy form `"16px"`.
  private mutating func length(
    _ text: String, at node: JSONNode, for owner: String, em: Double?
  ) -> Double? {
    let number = text.prefix { "+-.0123456789".contains($0) }
    let unit = String(text[number.endIndex...])
    guard let value = Double(number) else {
      reportWrong(node, owner, wanted: Self.dimensionShape)
      return nil
    }
    let isUnitless = unit.isEmpty
    guard let length = length(value, unit: isUnitless ? "px" : unit, unitAt: node, em: em) else {
      return nil
    }
    if isUnitless || unit == "px" || unit == "rem" {
      reportLegacy(
        node, owner, wanted: Self.dimensionShape,
        help: #"write `{ "value": \#(number), "unit": "\#(isUnitless ? "px" : unit)" }`"#)
    }
    return length
  }

  /// A number of units in points; other units than `px` and `rem` are a finding.
  private mutating func length(
    _ value: Double, unit: String, unitAt node: JSONNode, em: Double?
  ) -> Double? {
    switch unit {
    case "px": return value
    case "rem": return value * Self.rem
    case "pt", "dp":
      reportLegacyUnit(node, unit, help: "write `px`, which means the same")
      return value
    case "em":
      guard let em else { break }
      let points = JSONWriter.number(value * em)
      reportLegacyUnit(node, unit, help: #"write `{ "value": \#(points), "unit": "px" }`"#)
      return value * em
    case "" where value == 0:
      reportLegacyUnit(node, unit, help: "write `px`, also beside 0")
      return 0
    default: break
    }
    let help =
      unit == "em"
      ? "an `em` depends on the font around it; write `px` or `rem`"
      : Suggestion.help(for: unit, in: ["px", "rem"])
    findings.append(TokenValueError.unknownUnit(unit, help: help, span(node)))
    return nil
  }

  private mutating func reportLegacyUnit(_ node: JSONNode, _ unit: String, help: String) {
    findings.append(TokenValueError.legacyUnit(unit, help: help, span(node)))
  }
}
