internal import TesseraSource

extension LegacyValueReader {
  /// Reads four numbers, or `cubic-bezier(…)` and the names that CSS has for curves.
  func cubicBezier(_ node: JSONNode) throws(LegacyFault) -> DraftValue {
    let named: [String: [Double]] = [
      "linear": [0, 0, 1, 1], "ease": [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1],
      "ease-out": [0, 0, 0.58, 1], "ease-in-out": [0.42, 0, 0.58, 1],
    ]
    var numbers: [Double] = []
    switch node.value {
    case .array(let elements):
      numbers = elements.compactMap { element in
        if case .number(let number) = element.value { return number.value }
        return nil
      }
    case .string(let text):
      let text = text.trimmed.lowercased()
      if let curve = named[text] {
        numbers = curve
      } else if text.hasPrefix("cubic-bezier("), text.hasSuffix(")") {
        numbers = text.dropFirst("cubic-bezier(".count).dropLast().split(separator: ",")
          .compactMap { Double(String($0).trimmed) }
      }
    default: break
    }
    guard numbers.count == 4, [numbers[0], numbers[2]].allSatisfy({ (0...1).contains($0) }) else {
      throw fault(
        "a curve has four numbers, the first and the third of them 0…1", node,
        help: "write `cubic-bezier(0.4, 0, 0.2, 1)`")
    }
    return .literal(.array(numbers.map { .number($0) }))
  }

  /// Reads the name of a style of lines.
  func strokeStyle(_ node: JSONNode) throws(LegacyFault) -> DraftValue {
    let styles = [
      "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
    ]
    guard case .string(let name) = node.value, styles.contains(name) else {
      throw fault("this is no style of lines", node, help: "there are \(styles.listed)")
    }
    return .literal(.string(name))
  }

  /// Reads `{ color, width, style }`.
  func border(_ node: JSONNode) throws(LegacyFault) -> DraftValue {
    guard case .object(let object) = node.value, let color = object["color"],
      let width = object["width"]
    else {
      throw fault("a border is an object with `color` and `width`", node)
    }
    let style = try object["style"].map { node throws(LegacyFault) in
      try value(node, as: .strokeStyle)
    }
    return .members([
      .init(name: "color", value: try value(color, as: .color)),
      .init(name: "width", value: try value(width, as: .dimension)),
      .init(name: "style", value: style ?? .literal(.string("solid"))),
    ])
  }

  /// Reads one shadow or several.
  func shadow(_ node: JSONNode) throws(LegacyFault) -> DraftValue {
    guard case .array(let elements) = node.value else { return try oneShadow(node) }
    guard !elements.isEmpty else { throw fault("a shadow token needs a shadow", node) }
    var shadows: [DraftValue] = []
    for element in elements {
      shadows.append(try value(element, as: .shadow))
    }
    return .list(shadows)
  }

  /// Reads `{ x, y, blur, spread, color, type }`, or the same with DTCG's names.
  private func oneShadow(_ node: JSONNode) throws(LegacyFault) -> DraftValue {
    guard case .object(let object) = node.value, let color = object["color"] else {
      throw fault("a shadow is an object with `color`, `x`, `y`, `blur` and `spread`", node)
    }
    func length(_ names: String...) throws(LegacyFault) -> DraftValue {
      guard let node = names.lazy.compactMap({ object[$0] }).first else {
        return Self.quantity(0, "px")
      }
      return try value(node, as: .dimension)
    }
    var members = [
      DraftValue.Member(name: "color", value: try value(color, as: .color)),
      DraftValue.Member(name: "offsetX", value: try length("x", "offsetX")),
      DraftValue.Member(name: "offsetY", value: try length("y", "offsetY")),
      DraftValue.Member(name: "blur", value: try length("blur")),
      DraftValue.Member(name: "spread", value: try length("spread")),
    ]
    let isInner = object["type"]?.value == .string("innerShadow")
    if isInner || object["inset"]?.value == .bool(true) {
      members.append(.init(name: "inset", value: .literal(.bool(true))))
    }
    return .members(members)
  }
}
