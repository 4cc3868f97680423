internal import TesseraSource

extension ValueReader {
  /// The shape of a dimension as messages name it.
  private static let dimensionShape = "an object with `value` and `unit`"
  /// The units of CSS (Values and Units 4, section 6) that are no fixed number of points.
  private static let relativeUnits: Set<String> = [
    "em", "ex", "ch", "lh", "rlh", "vw", "vh", "vi", "vb", "vmin", "vmax", "%",
  ]
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
    if reference(node) != nil {
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
    case .object(let object):
      return quantity(object, at: node, of: .dimension, for: owner).flatMap { length($0, em: em) }
    case .number(let number):
      guard let value = finite(number, at: node, for: owner) else { return nil }
      reportLegacy(
        node, owner, wanted: Self.dimensionShape,
        help: #"write `{ "value": \#(number.text), "unit": "px" }`"#)
      return isStrict ? nil : value
    case .string(let text): return length(text, at: node, for: owner, em: em)
    default:
      reportWrong(node, owner, wanted: Self.dimensionShape)
      return nil
    }
  }

  /// Reads the legacy form `"16px"`.
  private mutating func length(
    _ text: String, at node: JSONNode, for owner: String, em: Double?
  ) -> Double? {
    guard let (value, number, unit) = Self.quantity(text) else {
      reportWrong(node, owner, wanted: Self.dimensionShape)
      return nil
    }
    let known = unit.isEmpty ? "px" : unit
    if isStrict || known == "px" || known == "rem" {
      reportLegacy(
        node, owner, wanted: Self.dimensionShape,
        help: #"write `{ "value": \#(number), "unit": "\#(known)" }`"#)
      if isStrict { return nil }
    }
    return length(Quantity(value: value, unit: known, unitNode: node), em: em)
  }

  /// A number of units in points; other units than `px` and `rem` are a finding.
  private mutating func length(_ quantity: Quantity, em: Double?) -> Double? {
    let value = quantity.value
    let unit = quantity.unit
    switch unit {
    case "px": return value
    case "rem": return value * Self.rem
    case "pt", "dp":
      return legacyUnit(quantity, help: "write `px`, which means the same", points: value)
    case "em":
      guard let em else { break }
      let points = JSONWriter.number(value * em)
      return legacyUnit(
        quantity, help: #"write `{ "value": \#(points), "unit": "px" }`"#, points: value * em)
    case "":
      return legacyUnit(
        quantity, help: value == 0 ? "write `px`, also beside 0" : "write `px`", points: value)
    default: break
    }
    let help =
      unit == "em"
      ? "an `em` depends on the font around it; write `px` or `rem`"
      : Suggestion.help(for: unit, in: ["px", "rem"])
    let place = span(quantity.unitNode)
    if !isStrict, Self.relativeUnits.contains(unit) {
      keptType = TokenType.dimension.rawValue
      findings.append(TokenValueError.keptUnit(unit, help: help, place))
    } else {
      findings.append(TokenValueError.unknownUnit(unit, help: help, place))
    }
    return nil
  }

  /// Reports a unit that DTCG does not have; its length, unless the profile is the strict one.
  private mutating func legacyUnit(
    _ quantity: Quantity, help: String, points: Double
  ) -> Double? {
    let place = span(quantity.unitNode)
    guard !isStrict else {
      findings.append(TokenValueError.unknownUnit(quantity.unit, help: help, place))
      return nil
    }
    findings.append(TokenValueError.legacyUnit(quantity.unit, help: help, place))
    return points
  }
}
