internal import TesseraGraphics
internal import TesseraSource

// A colour of an asset catalog → the same colour as DTCG has it.
//
// Components are texts in three forms: `0xD6` and `214` count bytes, `0.839` counts to 1 (the point
// tells). A space that DTCG has keeps its components; the extended ones leave their space only where
// a component lies outside 0…1, and grey of gamma 2.2 becomes sRGB, because DTCG has no such space.

/// Reads the `color` of an entry.
struct ColorSetComponents {
  /// The file.
  let text: SourceText

  /// The colour of `{ "color-space", "components" }`; nil where it cannot be had.
  func color(_ object: JSONObject, at node: JSONNode, report: inout ImportReport) -> ImportedColor?
  {
    let spaces = [
      "srgb", "display-p3", "extended-srgb", "extended-linear-srgb", "gray-gamma-22",
      "extended-gray",
    ]
    var space = "srgb"
    if let spaceNode = object["color-space"] {
      guard case .string(let name) = spaceNode.value, spaces.contains(name) else {
        report.fault(
          "there is no such `color-space` in asset catalogs", span(spaceNode),
          help: name(spaceNode).flatMap { Suggestion.help(for: $0, in: spaces) }
            ?? "there are \(spaces.listed)")
        return nil
      }
      space = name
    }
    guard let list = object["components"], case .object(let parts) = list.value else {
      report.fault("a color needs `components` or a `reference`", span(node))
      return nil
    }
    let names = space.contains("gray") ? ["white"] : ["red", "green", "blue"]
    let values = names.compactMap { component($0, in: parts, at: list, report: &report) }
    var alpha: Double? = 1
    if parts["alpha"] != nil { alpha = component("alpha", in: parts, at: list, report: &report) }
    for part in parts.members where !(names + ["alpha"]).contains(part.name) {
      report.drop(
        "`\(space)` has no component `\(part.name)`",
        SourceSpan(source: text, range: part.nameRange))
    }
    guard values.count == names.count, var alpha else { return nil }
    if !(0...1).contains(alpha) {
      alpha = min(max(alpha, 0), 1)
      report.change("`alpha` lies outside 0…1; \(JSONWriter.number(alpha)) is taken", span(list))
    }
    return color(values, alpha, in: space, at: list, report: &report)
  }

  private func color(
    _ values: [Double], _ alpha: Double, in space: String, at node: JSONNode,
    report: inout ImportReport
  ) -> ImportedColor? {
    let isInRange = values.allSatisfy { (0...1).contains($0) }
    switch space {
    case "srgb", "display-p3":
      if !isInRange {
        report.change(
          "components of `\(space)` lie outside 0…1 and are cut", span(node),
          help: "the space `extended-srgb` holds them")
      }
      return ImportedColor(space, values.map { min(max($0, 0), 1) }, alpha: alpha)
    case "extended-linear-srgb" where isInRange:
      return ImportedColor("srgb-linear", values, alpha: alpha)
    case "extended-srgb" where isInRange:
      return ImportedColor("srgb", values, alpha: alpha)
    case "extended-srgb", "extended-linear-srgb":
      let own: ColorSpace = space == "extended-srgb" ? .srgb : .srgbLinear
      let color = Color(own, values[0], values[1], values[2], alpha: alpha)
      return extended(color, space, at: node, report: &report)
    default:
      let linear = PortableMath.pow(values[0].magnitude, 2.2)
      let light = values[0] < 0 ? -linear : linear
      let color = Color(.srgbLinear, light, light, light, alpha: alpha).converted(to: .srgb)
      if isInRange {
        report.change("a grey of gamma 2.2 becomes the same grey in sRGB", span(node))
        return ImportedColor(converted: color)
      }
      return extended(color, space, at: node, report: &report)
    }
  }

  /// A colour whose components lie outside 0…1.
  private func extended(
    _ extended: Color, _ space: String, at node: JSONNode, report: inout ImportReport
  ) -> ImportedColor? {
    guard let color = ImportedColor(extended: extended) else {
      report.fault(
        "the colour is darker than black or brighter than white, which DTCG cannot say", span(node),
        help: "choose components between 0 and 1")
      return nil
    }
    report.change("a colour of `\(space)` outside sRGB becomes `\(color.space)`", span(node))
    return color
  }

  /// The value of a component.
  private func component(
    _ name: String, in parts: JSONObject, at list: JSONNode, report: inout ImportReport
  ) -> Double? {
    guard let node = parts[name] else {
      report.fault("the component `\(name)` is missing", span(list))
      return nil
    }
    let written: String
    switch node.value {
    case .string(let text): written = String(text.filter { !$0.isWhitespace })
    case .number(let number): written = number.text
    default:
      report.wrong("the component `\(name)`", wanted: "a number in quotes", node, in: text)
      return nil
    }
    guard let value = Self.value(written), value.isFinite else {
      report.fault(
        "`\(written)` is no component", span(node),
        help: "write it as `0.5`, `128` or `0x80`, in quotes")
      return nil
    }
    if name == "alpha", written == "1" {
      report.change(
        "`1` counts as one of 255, which is nearly transparent", span(node),
        help: "write `1.000` for an opaque colour")
    }
    return value
  }

  /// The number that a component's text stands for; nil where it is none.
  static func value(_ text: String) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt16(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    if let byte = Int16(text) { return Double(byte) / 255 }
    // Double would also take `nan` and hexadecimal fractions.
    guard text.allSatisfy({ "+-.0123456789eE".contains($0) }) else { return nil }
    return Double(text)
  }

  private func name(_ node: JSONNode) -> String? {
    if case .string(let name) = node.value { return name }
    return nil
  }

  private func span(_ node: JSONNode) -> SourceSpan { SourceSpan(source: text, range: node.range) }
}
