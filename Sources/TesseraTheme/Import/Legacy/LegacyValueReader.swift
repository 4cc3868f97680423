internal import TesseraGraphics
internal import TesseraSource

// A value of an older format → the value that DTCG has for it.
//
// Only what means one thing is read: `16` without a unit is a length where the format says so and a
// fault elsewhere, arithmetic and changed colours are faults with a hint. Guessing was rejected: a
// theme that looks imported but draws other sizes costs more than a list of what is missing.

/// Reads values of Style Dictionary and Tokens Studio.
struct LegacyValueReader {
  /// What differs between the formats.
  struct Rules {
    /// Whether a length without a unit counts pixels.
    let hasUnitlessPixels: Bool
    /// Whether `$a.b` is a reference.
    let hasDollarReferences: Bool
  }

  /// The file.
  let text: SourceText
  /// The rules of its format.
  let rules: Rules

  /// Reads a token's value.
  ///
  /// - Returns: The value and its type; nil as the type for an alias.
  func token(
    _ node: JSONNode, as type: LegacyType
  ) throws(LegacyFault) -> (value: DraftValue, type: TokenType?) {
    if let reference = try reference(node, to: nil) { return (reference, nil) }
    switch type {
    case .type(let type): return (try value(node, as: type), type)
    case .lineHeight:
      if let number = try multiple(node) { return (number, .number) }
      return (try value(node, as: .dimension), .dimension)
    case .none: throw fault("DTCG has no type for it", node)
    case .unknown:
      guard let type = evidentType(node) else {
        throw fault("its type is not known", node, help: "give it a `type` such as `color`")
      }
      return (try value(node, as: type), type)
    }
  }

  /// Reads a value of a type, or a reference to one.
  func value(_ node: JSONNode, as type: TokenType) throws(LegacyFault) -> DraftValue {
    if let reference = try reference(node, to: type) { return reference }
    switch type {
    case .color: return try color(node).value
    case .dimension: return try dimension(node)
    case .number: return try number(node)
    case .fontFamily: return try fontFamily(node)
    case .fontWeight: return try fontWeight(node)
    case .duration: return try duration(node)
    case .cubicBezier: return try cubicBezier(node)
    case .shadow: return try shadow(node)
    case .border: return try border(node)
    case .typography: return try typography(node)
    case .strokeStyle: return try strokeStyle(node)
    case .transition, .gradient:
      throw fault("a \(type.rawValue) has no form that is read", node)
    }
  }

  /// The reference that the whole text is, if it is one.
  private func reference(
    _ node: JSONNode, to type: TokenType?
  ) throws(LegacyFault) -> DraftValue? {
    guard case .string(let text) = node.value else { return nil }
    switch LegacyReference(text, hasDollarForm: rules.hasDollarReferences) {
    case .none: return nil
    case .whole(let names):
      return .reference(DraftReference(names: names, type: type, span: span(node)))
    case .computed:
      throw fault(
        "DTCG has no arithmetic and no texts put together", node, help: "write the result")
    }
  }

  /// The type that a value shows beyond doubt.
  private func evidentType(_ node: JSONNode) -> TokenType? {
    guard case .string(let text) = node.value else { return nil }
    if text.trimmed.hasPrefix("#") { return .color }
    guard let (_, unit) = quantity(text) else { return nil }
    return switch unit {
    case "px", "rem", "pt", "dp": .dimension
    case "ms", "s": .duration
    default: nil
    }
  }

  /// Reads a colour of CSS, or of sRGB components.
  func color(_ node: JSONNode) throws(LegacyFault) -> ImportedColor {
    if case .object(let object) = node.value { return try color(object, at: node) }
    guard case .string(let text) = node.value else {
      throw fault("a color is a text, not \(node.value.kindDescription)", node)
    }
    let color: ImportedColor?
    do {
      color = try ImportedColor(css: text)
    } catch {
      throw fault("`\(text)` is no colour", node, help: "write a colour of CSS, such as `#0a84ff`")
    }
    guard let color else { throw fault("`\(text)` is brighter than white", node) }
    return color
  }

  /// Reads `{ r, g, b, a }` with bytes and an alpha 0…1.
  private func color(_ object: JSONObject, at node: JSONNode) throws(LegacyFault) -> ImportedColor {
    func number(_ name: String) -> Double? {
      if case .number(let number)? = object[name]?.value { return number.value }
      return nil
    }
    guard let red = number("r"), let green = number("g"), let blue = number("b"),
      [red, green, blue].allSatisfy({ (0...255).contains($0) })
    else {
      throw fault("an object is a color with `r`, `g` and `b` 0…255 only", node)
    }
    let alpha = number("a") ?? 1
    guard (0...1).contains(alpha) else { throw fault("`a` lies outside 0…1", node) }
    return ImportedColor("srgb", [red / 255, green / 255, blue / 255], alpha: alpha)
  }

  /// Reads a plain number, or a percentage as a fraction.
  private func number(_ node: JSONNode) throws(LegacyFault) -> DraftValue {
    guard let (value, unit) = quantity(node) else { throw notANumber(node) }
    switch unit {
    case "": return .literal(.number(value))
    case "%": return .literal(.number(value / 100))
    default: throw fault("a number has no unit `\(unit)`", node)
    }
  }

  /// Reads a height of lines as a multiple of the font size; nil where it is a length.
  private func multiple(_ node: JSONNode) throws(LegacyFault) -> DraftValue? {
    guard let (value, unit) = quantity(node) else { throw notANumber(node) }
    switch unit {
    case "%": return .literal(.number(value / 100))
    // Nobody sets lines at five times the font's size, nor in a height of four pixels.
    case "" where (0..<5).contains(value): return .literal(.number(value))
    case "":
      throw fault(
        "`\(JSONWriter.number(value))` is no multiple of a font size", node,
        help: "write it as a percentage or in `px`")
    default: return nil
    }
  }

  /// Reads a length.
  func dimension(_ node: JSONNode) throws(LegacyFault) -> DraftValue {
    guard let (value, unit) = quantity(node) else { throw notANumber(node) }
    switch unit {
    case "px", "rem": return Self.quantity(value, unit)
    case "pt", "dp", "sp": return Self.quantity(value, "px")
    case "" where value == 0 || rules.hasUnitlessPixels: return Self.quantity(value, "px")
    case "":
      throw fault("a length needs a unit", node, help: "write it in `px` or `rem`")
    default:
      throw fault(
        "DTCG has no unit `\(unit)` for lengths", node, help: "write it in `px` or `rem`")
    }
  }

  /// Reads a time; without a unit it counts milliseconds.
  private func duration(_ node: JSONNode) throws(LegacyFault) -> DraftValue {
    guard let (value, unit) = quantity(node) else { throw notANumber(node) }
    switch unit {
    case "ms", "": return Self.quantity(value, "ms")
    case "s": return Self.quantity(value, "s")
    default: throw fault("DTCG has no unit `\(unit)` for times", node)
    }
  }

  /// A value with its unit as DTCG has it.
  static func quantity(_ value: Double, _ unit: String) -> DraftValue {
    .literal(.object([("value", .number(value)), ("unit", .string(unit))]))
  }

  /// The number and unit of a number or text, `{ value, unit }` included.
  private func quantity(_ node: JSONNode) -> (value: Double, unit: String)? {
    switch node.value {
    case .number(let number) where number.value.isFinite: return (number.value, "")
    case .string(let text): return quantity(text)
    case .object(let object):
      guard case .number(let number)? = object["value"]?.value, number.value.isFinite,
        case .string(let unit)? = object["unit"]?.value
      else { return nil }
      return (number.value, unit)
    default: return nil
    }
  }

  private func quantity(_ text: String) -> (value: Double, unit: String)? {
    let trimmed = text.trimmed
    let number = trimmed.prefix { "+-.0123456789".contains($0) }
    guard let value = Double(number), value.isFinite else { return nil }
    let unit = String(trimmed.dropFirst(number.count)).trimmed
    guard unit.allSatisfy({ $0.isLetter || $0 == "%" }) else { return nil }
    return (value, unit.lowercased())
  }

  private func notANumber(_ node: JSONNode) -> LegacyFault {
    if case .string(let text) = node.value {
      let isComputed = text.contains { "*/+(".contains($0) }
      return fault(
        isComputed ? "DTCG has no arithmetic" : "`\(text)` is no number with a unit", node,
        help: isComputed ? "write the result" : nil)
    }
    return fault("\(node.value.kindDescription) is no number with a unit", node)
  }

  func fault(_ reason: String, _ node: JSONNode, help: String? = nil) -> LegacyFault {
    LegacyFault(reason: reason, help: help, span: span(node))
  }

  func span(_ node: JSONNode) -> SourceSpan { SourceSpan(source: text, range: node.range) }
}
