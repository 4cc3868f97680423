internal import TesseraGraphics

/// A type that the constants of an exported theme are made of.
struct SwiftSupport {
  /// The name behind the theme's.
  let name: String
  /// What it is, as its documentation says.
  let summary: String
  /// The types of tokens whose values are made of it.
  let users: Set<TokenType>
  /// Its properties: label (nil for none), name, type and default.
  let properties: [(label: String?, name: String, type: String, value: String?)]

  /// A colour of any space.
  static let color = SwiftSupport(
    name: "Color", summary: "A colour: three components of a space, and its opacity 0…1.",
    users: [.color, .gradient, .shadow, .border],
    properties: [
      ("_", "space", "Space", nil), ("_", "c1", "Double", nil), ("_", "c2", "Double", nil),
      ("_", "c3", "Double", nil), (nil, "alpha", "Double", "1"),
    ])
  /// A font with its size and spacing.
  static let typography = SwiftSupport(
    name: "Typography", summary: "A font with its size and spacing.", users: [.typography],
    properties: [
      (nil, "families", "[String]", nil), (nil, "size", "Double", nil),
      (nil, "weight", "Double", nil), (nil, "letterSpacing", "Double", nil),
      (nil, "lineHeight", "Double", nil),
    ])
  /// A stop of a gradient.
  static let gradientStop = SwiftSupport(
    name: "GradientStop", summary: "A colour of a gradient at a position 0…1.",
    users: [.gradient],
    properties: [(nil, "color", "Color", nil), (nil, "position", "Double", nil)])
  /// A shadow.
  static let shadow = SwiftSupport(
    name: "Shadow", summary: "A shadow, y down.", users: [.shadow],
    properties: [
      (nil, "color", "Color", nil), (nil, "offsetX", "Double", nil),
      (nil, "offsetY", "Double", nil), (nil, "blur", "Double", nil),
      (nil, "spread", "Double", nil), (nil, "isInset", "Bool", nil),
    ])
  /// An easing curve.
  static let cubicBezier = SwiftSupport(
    name: "CubicBezier", summary: "An easing curve from 0, 0 to 1, 1 by its two control points.",
    users: [.cubicBezier, .transition],
    properties: [
      ("_", "x1", "Double", nil), ("_", "y1", "Double", nil), ("_", "x2", "Double", nil),
      ("_", "y2", "Double", nil),
    ])
  /// An animation.
  static let transition = SwiftSupport(
    name: "Transition", summary: "An animation from one state to another.", users: [.transition],
    properties: [
      (nil, "duration", "Double", nil), (nil, "delay", "Double", nil),
      (nil, "timingFunction", "CubicBezier", nil),
    ])
  /// How a line is drawn.
  static let strokeStyle = SwiftSupport(
    name: "StrokeStyle", summary: "How a line is drawn: the name that CSS has for it, or dashes.",
    users: [.strokeStyle, .border],
    properties: [
      (nil, "name", "String", nil), (nil, "dashes", "[Double]", "[]"),
      (nil, "cap", "String", "\"butt\""),
    ])
  /// A line around a shape.
  static let border = SwiftSupport(
    name: "Border", summary: "A line around a shape.", users: [.border],
    properties: [
      (nil, "color", "Color", nil), (nil, "width", "Double", nil),
      (nil, "style", "StrokeStyle", nil),
    ])
  /// All types, each behind those that it is made of.
  private static let all = [
    color, typography, gradientStop, shadow, cubicBezier, transition, strokeStyle, border,
  ]

  /// The types that values of some types are made of.
  static func needed(for types: Set<TokenType>) -> [SwiftSupport] {
    all.filter { !$0.users.isDisjoint(with: types) }
  }

  /// The declaration of the type.
  func declaration(prefix: String) -> String {
    let names = Self.all.map(\.name)
    let properties = properties.map { property in
      (
        property.label, property.name,
        names.contains(property.type) ? prefix + property.type : property.type, property.value
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
    if name == Self.color.name { lines += Self.bridge(of: prefix + name) }
    return lines.joined(separator: "\n")
  }

  /// The way from a colour to SwiftUI, where there is SwiftUI.
  private static func bridge(of type: String) -> [String] {
    let spaces: [(ColorSpace, String)] = [
      (.srgb, ".sRGB"), (.srgbLinear, ".sRGBLinear"), (.displayP3, ".displayP3"),
    ]
    var lines = [
      "", "#if canImport(SwiftUI)", "import SwiftUI", "", "extension \(type) {",
      "  /// The colour for SwiftUI, and by `UIColor(_:)` or `NSColor(_:)` for UIKit and AppKit; nil in a",
      "  /// space that SwiftUI does not have.", "  public var swiftUIColor: SwiftUI.Color? {",
      "    switch space {",
    ]
    for (space, name) in spaces {
      lines.append("    case .\(SwiftName.value(space.rawValue)):")
      lines.append("      return SwiftUI.Color(")
      lines.append("        \(name), red: c1, green: c2, blue: c3, opacity: alpha)")
    }
    return lines + ["    default: return nil", "    }", "  }", "}", "#endif"]
  }
}
