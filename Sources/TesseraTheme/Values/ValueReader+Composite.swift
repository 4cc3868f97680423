internal import TesseraSource

extension ValueReader {
  /// The parts of a composite value; reports what it lacks and what it does not have.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - type: The composite type.
  ///   - owner: What it is the value of.
  ///   - required: The parts without which there is no value.
  ///   - optional: The other parts.
  /// - Returns: The parts, nil with a finding where the value is no object.
  mutating func parts(
    _ node: JSONNode, of type: TokenType, for owner: String, required: [String],
    optional: [String]
  ) -> JSONObject? {
    guard case .object(let object) = node.value else {
      reportWrong(node, owner, wanted: "an object with \(required.listed)")
      return nil
    }
    for member in object.members
    where !required.contains(member.name) && !optional.contains(member.name) {
      findings.append(
        TokenValueError.extraPart(
          name: member.name, of: type,
          help: Suggestion.help(for: member.name, in: required + optional), isError: isStrict,
          SourceSpan(source: source, range: member.nameRange)))
    }
    for name in required where object[name] == nil {
      findings.append(TokenValueError.missingPart(name: name, of: type, span(node)))
    }
    return object
  }

  /// Reports members of a simple value that its type does not have.
  mutating func reportUnknown(in object: JSONObject, of owner: String, known: [String]) {
    for member in object.members where !known.contains(member.name) {
      findings.append(
        TokenSyntaxError.unknownMember(
          name: member.name, owner: owner, help: Suggestion.help(for: member.name, in: known),
          isError: isStrict, SourceSpan(source: source, range: member.nameRange)))
    }
  }

  /// The type that a value looks like, for the help of a token without type.
  func guess(_ node: JSONNode) -> TokenType? {
    switch node.value {
    case .string(let text): return HexNotation.color(text) == nil ? nil : .color
    case .number: return .number
    case .object(let object):
      let signs: [(String, TokenType)] = [
        ("colorSpace", .color), ("fontFamily", .typography), ("blur", .shadow),
        ("timingFunction", .transition), ("dashArray", .strokeStyle), ("width", .border),
      ]
      if case .string(let unit)? = object["unit"]?.value {
        return ["ms", "s"].contains(unit) ? .duration : .dimension
      }
      return signs.first { object[$0.0] != nil }?.1
    case .array(let elements):
      guard case .object(let first)? = elements.first?.value else {
        let isCurve = elements.count == 4 && elements.allSatisfy(\.isNumber)
        return isCurve ? .cubicBezier : nil
      }
      if first["position"] != nil { return .gradient }
      return first["blur"] == nil ? nil : .shadow
    case .null, .bool: return nil
    }
  }
}

extension JSONNode {
  /// Whether the value is a number.
  fileprivate var isNumber: Bool {
    if case .number = value { return true }
    return false
  }
}
