internal import TesseraGraphics
internal import TesseraSource

extension ValueReader {
  /// The colour spaces of DTCG 2025.10 (Color module, section 4.2).
  private static let spaces = [
    "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb",
    "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50",
  ]

  /// Reads a colour, or takes it from the token that it refers to.
  mutating func color(_ node: JSONNode, for owner: String) -> Color? {
    guard case .color(let color)? = value(node, as: .color, for: owner) else { return nil }
    return color
  }

  /// Reads a colour token's value: a hex string or an object.
  mutating func colorLiteral(_ node: JSONNode, for owner: String) -> Color? {
    switch node.value {
    case .string(let text):
      if let color = HexNotation.color(text) { return color }
      reportColor(
        "`\(text)` is no colour", node,
        help: HexNotation.longForm(text).map { "write `\($0)`" }
          ?? "write `#rrggbb`, `#rrggbbaa`, `#rgb`, or an object with `colorSpace`")
      return nil
    case .object(let object): return color(object, at: node)
    default:
      reportWrong(node, owner, wanted: "a hex string or an object with `colorSpace`")
      return nil
    }
  }

  /// Reads `{ colorSpace, components, alpha, hex }`.
  private mutating func color(_ object: JSONObject, at node: JSONNode) -> Color? {
    reportUnknown(
      in: object, of: "a color", known: ["colorSpace", "components", "alpha", "hex"])
    let space = colorSpace(object, at: node)
    let components = components(object, at: node)
    var alpha: Double? = 1
    if let alphaNode = object["alpha"] { alpha = colorAlpha(alphaNode) }
    if let hex = object["hex"] { checkHex(hex) }
    guard let space, let components, let alpha,
      let (c1, c2, c3) = inRange(components, space, at: object["components"] ?? node)
    else { return nil }
    return Color(space, c1, c2, c3, alpha: alpha)
  }

  private mutating func colorSpace(_ object: JSONObject, at node: JSONNode) -> ColorSpace? {
    let accepted = ColorSpace.allCases.map(\.rawValue)
    guard let spaceNode = object["colorSpace"] else {
      reportColor(
        "a color object needs a `colorSpace`", node, help: "the spaces are \(accepted.listed)")
      return nil
    }
    guard !reportsUnreadable(spaceNode) else { return nil }
    guard case .string(let name) = spaceNode.value else {
      reportWrong(spaceNode, "`colorSpace`", wanted: "a string")
      return nil
    }
    if let space = ColorSpace(rawValue: name) { return space }
    let isKnown = Self.spaces.contains(name)
    let near = isKnown ? nil : Suggestion.help(for: name, in: accepted)
    reportColor(
      isKnown ? "the colour space `\(name)` is not read yet" : "unknown colour space `\(name)`",
      spaceNode, help: near ?? "the spaces are \(accepted.listed)")
    return nil
  }

  /// Reads three components; `none` counts as 0.
  private mutating func components(
    _ object: JSONObject, at node: JSONNode
  ) -> [(value: Double, node: JSONNode)]? {
    guard let listNode = object["components"] else {
      reportColor("a color object needs three `components`", node, help: nil)
      return nil
    }
    guard !reportsUnreadable(listNode) else { return nil }
    guard case .array(let elements) = listNode.value else {
      reportWrong(listNode, "`components`", wanted: "an array of three numbers")
      return nil
    }
    guard elements.count == 3 else {
      reportColor(
        "a color has three components, not \(elements.count)", listNode,
        help: elements.count == 4 ? "write the fourth as `alpha`" : nil)
      return nil
    }
    let read = elements.compactMap { element in component(element).map { ($0, element) } }
    return read.count == 3 ? read : nil
  }

  private mutating func component(_ node: JSONNode) -> Double? {
    guard !reportsUnreadable(node) else { return nil }
    switch node.value {
    case .number(let number): return finite(number, at: node, for: "a component")
    case .string("none"): return 0
    default:
      reportWrong(node, "a component", wanted: "a number or `none`")
      return nil
    }
  }

  /// The components inside the ranges of their space (Color module, section 4.2).
  private mutating func inRange(
    _ components: [(value: Double, node: JSONNode)], _ space: ColorSpace, at list: JSONNode
  ) -> (Double, Double, Double)? {
    let values = components.map(\.value)
    switch space {
    case .srgb, .displayP3:
      guard let outside = components.first(where: { !(0...1).contains($0.value) }) else {
        return (values[0], values[1], values[2])
      }
      let isByte = values.allSatisfy { (0...255).contains($0) }
      reportColor(
        "a component of `\(space.rawValue)` lies outside 0…1", outside.node,
        help: isByte ? "divide components that count to 255 by 255" : nil)
      return nil
    case .oklch:
      guard (0...1).contains(values[0]) else {
        reportColor(
          "the lightness of `oklch` lies outside 0…1", components[0].node,
          help: (0...100).contains(values[0]) ? "divide a percentage by 100" : nil)
        return nil
      }
      guard values[1] >= 0 else {
        reportColor("the chroma of `oklch` is negative", components[1].node, help: nil)
        return nil
      }
      let hue = values[2] - 360 * (values[2] / 360).rounded(.down)
      if hue != values[2] {
        findings.append(
          TokenValueError.unusualColor(
            reason: "the hue of `oklch` lies outside 0…360",
            help: "write \(JSONWriter.number(hue))",
            span(components[2].node)))
      }
      return (values[0], values[1], hue)
    }
  }

  private mutating func colorAlpha(_ node: JSONNode) -> Double? {
    guard !reportsUnreadable(node), let alpha = numberLiteral(node, for: "`alpha`") else {
      return nil
    }
    return alphaInRange(alpha, at: node)
  }

  /// Reports a fallback that is no hex colour; the components are what counts.
  private mutating func checkHex(_ node: JSONNode) {
    if case .string(let text) = node.value, HexNotation.isOpaque(text) { return }
    findings.append(
      TokenValueError.unusualColor(
        reason: "`hex` is no hex colour without alpha; the components count",
        help: "write `#rrggbb`, or leave it out", span(node)))
  }

  private mutating func reportColor(_ reason: String, _ node: JSONNode, help: String?) {
    findings.append(TokenValueError.color(reason: reason, help: help, span(node)))
  }
}
