internal import TesseraGraphics

/// A type that the constants of an exported theme are made of.
struct SwiftSupport {
  /// The name behind the theme's.
  let name: String
  /// What it is, as its documentation says.
  let summary: String
  /// Its properties: label (nil for none), name, type and default.
  let properties: [(label: String?, name: String, type: String, value: String?)]

  /// A colour of any space.
  static let color = SwiftSupport(
    name: "Color", summary: "A colour: three components of a space, and its opacity 0…1.",
    properties: [
      ("_", "space", "Space", nil), ("_", "c1", "Double", nil), ("_", "c2", "Double", nil),
      ("_", "c3", "Double", nil), (nil, "alpha", "Double", "1"),
    ])
  /// A font with its size and spacing.
  static let typography = SwiftSupport(
    name: "Typography", summary: "A font with its size and spacing, in points.",
    properties: [
      (nil, "families", "[String]", nil), (nil, "size", "Double", nil),
      (nil, "weight", "Double", nil), (nil, "letterSpacing", "Double", nil),
      (nil, "lineHeight", "Double", nil),
    ])
  /// A stop of a gradient.
  static let gradientStop = SwiftSupport(
    name: "GradientStop", summary: "A colour of a gradient at a position 0…1.",
    properties: [(nil, "color", "Color", nil), (nil, "position", "Double", nil)])
  /// A shadow.
  static let shadow = SwiftSupport(
    name: "Shadow", summary: "A shadow; lengths in points, y down.",
    properties: [
      (nil, "color", "Color", nil), (nil, "offsetX", "Double", nil),
      (nil, "offsetY", "Double", nil), (nil, "blur", "Double", nil),
      (nil, "spread", "Double", nil), (nil, "isInset", "Bool", nil),
    ])

  /// The types that values of some types are made of.
  static func needed(for types: Set<TokenType>) -> [SwiftSupport] {
    var needed: [SwiftSupport] = []
    if !types.isDisjoint(with: [.color, .gradient, .shadow]) { needed.append(color) }
    if types.contains(.typography) { needed.append(typography) }
    if types.contains(.gradient) { needed.append(gradientStop) }
    if types.contains(.shadow) { needed.append(shadow) }
    return needed
  }

  /// The declaration of the type.
  func declaration(prefix: String) -> String {
    let properties = properties.map { property in
      (
        property.label, property.name,
        property.type == "Color" ? prefix + Self.color.name : property.type, property.value
      )
    }
    var lines = ["/// \(summary)", "public struct \(prefix)\(name): Hashable, Sendable {"]
    if name == Self.color.name {
      lines.append("  /// The space of a colour's components, as CSS Color 4 has it.")
      lines.append("  public enum Space: String, Hashable, Sendable {")
      for space in ColorSpace.allCases {
        lines.append("    " + SwiftLiteral.enumerationCase(space.rawValue))
      }
      lines.append("  }")
    }
    for (_, name, type, _) in properties { lines.append("  public var \(name): \(type)") }
    lines.append("  public init(")
    for (index, (label, name, type, value)) in properties.enumerated() {
      let comma = index + 1 < properties.count ? "," : ""
      let start = label.map { "\($0) " } ?? ""
      lines.append("    \(start)\(name): \(type)\(value.map { " = \($0)" } ?? "")\(comma)")
    }
    lines.append("  ) {")
    for (_, name, _, _) in properties { lines.append("    self.\(name) = \(name)") }
    lines += ["  }", "}"]
    return lines.joined(separator: "\n")
  }
}
