internal import TesseraSource

extension LegacyValueReader {
  /// The weights by their names without case, spaces and hyphens.
  private static let weights: [String: Double] = [
    "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300,
    "regular": 400, "normal": 400, "book": 400, "roman": 400, "medium": 500, "semibold": 600,
    "demibold": 600, "bold": 700, "extrabold": 800, "ultrabold": 800, "heavy": 900, "black": 900,
    "extrablack": 950, "ultrablack": 950,
  ]

  /// Reads a weight: a number, or its name.
  func fontWeight(_ node: JSONNode) throws(LegacyFault) -> DraftValue {
    let value: Double?
    switch node.value {
    case .number(let number): value = number.value
    case .string(let text):
      let name = text.lowercased().filter { !" -_".contains($0) }
      value = Double(text.trimmed) ?? Self.weights[name]
    default: value = nil
    }
    guard let value, (1...1000).contains(value) else {
      throw fault(
        "this is no font weight", node, help: "write a number 1…1000, or a name such as `bold`")
    }
    return .literal(.number(value))
  }

  /// Reads families: a list, or a text with commas.
  func fontFamily(_ node: JSONNode) throws(LegacyFault) -> DraftValue {
    let names: [String]
    switch node.value {
    case .string(let text):
      names = text.split(separator: ",").map { part in
        String(part).trimmed.filter { $0 != "\"" && $0 != "'" }
      }
    case .array(let elements):
      names = elements.compactMap { element in
        if case .string(let name) = element.value { return name }
        return nil
      }
      guard names.count == elements.count else {
        throw fault("a font family is a text", node)
      }
    default:
      throw fault("a font family is a text, not \(node.value.kindDescription)", node)
    }
    guard !names.isEmpty, !names.contains("") else {
      throw fault("a font family has a name", node)
    }
    return .literal(names.count == 1 ? .string(names[0]) : .array(names.map { .string($0) }))
  }

  /// Reads a font with its size and spacing; what DTCG requires and the value lacks is added.
  func typography(_ node: JSONNode) throws(LegacyFault) -> DraftValue {
    guard case .object(let object) = node.value else {
      throw fault("a typography is an object, not \(node.value.kindDescription)", node)
    }
    guard let family = object["fontFamily"], let size = object["fontSize"] else {
      throw fault("a typography needs its `fontFamily` and `fontSize`", node)
    }
    var members = [
      DraftValue.Member(name: "fontFamily", value: try value(family, as: .fontFamily)),
      DraftValue.Member(name: "fontSize", value: try value(size, as: .dimension)),
    ]
    let weight = try object["fontWeight"].map { node throws(LegacyFault) in
      try value(node, as: .fontWeight)
    }
    members.append(.init(name: "fontWeight", value: weight ?? .literal(.integer(400))))
    let spacing = try object["letterSpacing"].map { node throws(LegacyFault) in
      try value(node, as: .dimension)
    }
    members.append(.init(name: "letterSpacing", value: spacing ?? Self.quantity(0, "px")))
    let height = try object["lineHeight"].map { node throws(LegacyFault) in
      try lineHeight(node)
    }
    members.append(
      .init(name: "lineHeight", value: height ?? .literal(.number(Typography.defaultLineHeight))))
    return .members(members)
  }

  /// Reads the height of a typography's lines, which DTCG has as a multiple of the size only.
  private func lineHeight(_ node: JSONNode) throws(LegacyFault) -> DraftValue {
    let (value, type) = try token(node, as: .lineHeight)
    switch type {
    case .number: return value
    case nil:
      guard case .reference(let reference) = value else { return value }
      return .reference(
        DraftReference(names: reference.names, type: .number, span: reference.span))
    default:
      throw fault(
        "the height of a typography's lines is a multiple of its size in DTCG", node,
        help: "write it as a percentage")
    }
  }
}
