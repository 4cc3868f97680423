internal import TesseraGraphics
internal import TesseraSource

extension ValueReader {
  /// Reads a colour, or takes it from the token that it refers to.
  mutating func color(_ node: JSONNode, for owner: String) -> Color? {
    guard case .color(let color)? = value(node, as: .color, for: owner) else { return nil }
    return color
  }

  /// Reads a colour token's value: a hex string, another string of CSS, or an object.
  mutating func colorLiteral(_ node: JSONNode, for owner: String) -> Color? {
    switch node.value {
    case .string(let text): return HexNotation.color(text) ?? cssColor(text, at: node, for: owner)
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
    guard let space, let components, let alpha, let c = inRange(components, space)
    else { return nil }
    return Color(space, c[0], c[1], c[2], alpha: alpha)
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
    let near = Suggestion.help(for: name, in: accepted)
    reportColor(
      "unknown colour space `\(name)`", spaceNode,
      help: near ?? "the spaces are \(accepted.listed)")
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

  /// The components inside the ranges of their space; nil with a finding for the first that is not.
  private mutating func inRange(
    _ components: [(value: Double, node: JSONNode)], _ space: ColorSpace
  ) -> [Double]? {
    var values: [Double] = []
    for ((value, node), component) in zip(components, ColorComponent.all(of: space)) {
      let name = "\(component.name) of `\(space.rawValue)`"
      switch component.limit {
      case .within(let range), .preferably(let range):
        if range.contains(value) { break }
        let reason = "\(name) lies outside \(range.text)"
        guard case .preferably = component.limit, value > range.upperBound else {
          reportColor(reason, node, help: help(for: components.map(\.value), component, range))
          return nil
        }
        findings.append(TokenValueError.unusualColor(reason: reason, help: nil, span(node)))
      case .atLeastZero:
        guard value >= 0 else {
          reportColor("\(name) is negative", node, help: nil)
          return nil
        }
      case .turn:
        let turned = Self.turned(value)
        if turned != value {
          // Of a number so large, the turned one is not what anybody meant.
          let isExact = abs(value) < Self.exactDegrees
          findings.append(
            TokenValueError.unusualColor(
              reason: "\(name) is not from 0 to below 360",
              help: isExact ? "write \(JSONWriter.number(turned))" : nil, span(node)))
        }
        values.append(turned)
        continue
      case .any: break
      }
      values.append(value)
    }
    return values
  }

  /// Degrees from which on thousandths of them are lost.
  private static let exactDegrees = 1e12

  /// The angle in degrees, from 0 to below 360.
  private static func turned(_ degrees: Double) -> Double {
    // Each difference is of numbers within a factor of two, so the rest is exact, whatever the size. The
    // C library's remainder stays out of what a colour comes from.
    var rest = abs(degrees)
    var turns = 360.0
    while turns <= rest / 2 { turns *= 2 }
    while turns >= 360 {
      if rest >= turns { rest -= turns }
      turns /= 2
    }
    guard degrees < 0, rest > 0 else { return rest }
    return 360 - rest < 360 ? 360 - rest : 0
  }

  /// What was likely meant by a component outside 0…1.
  private func help(
    for values: [Double], _ component: ColorComponent, _ range: ClosedRange<Double>
  ) -> String? {
    guard range.upperBound == 1, values.allSatisfy({ $0 >= 0 }) else { return nil }
    if component.name == "the lightness" {
      return values[0] <= 100 ? "divide a percentage by 100" : nil
    }
    return values.allSatisfy { $0 <= 255 } ? "divide components that count to 255 by 255" : nil
  }

  private mutating func colorAlpha(_ node: JSONNode) -> Double? {
    guard !reportsUnreadable(node), let alpha = numberLiteral(node, for: "`alpha`") else {
      return nil
    }
    return alphaInRange(alpha, at: node)
  }

  /// Reports a fallback that is no hex colour; the components are what counts.
  private mutating func checkHex(_ node: JSONNode) {
    if case .string(let text) = node.value, HexNotation.isOpaque(text) {
      guard text.utf8.count == 4 else { return }
      let digits = text.dropFirst().map { "\($0)\($0)" }.joined()
      findings.append(
        TokenValueError.unusualColor(
          reason: "`hex` has three digits; DTCG 2025.10 wants six", help: "write `#\(digits)`",
          span(node)))
      return
    }
    findings.append(
      TokenValueError.unusualColor(
        reason: "`hex` is no hex colour without alpha; the components count",
        help: "write `#rrggbb`, or leave it out", span(node)))
  }

  /// Reports a colour that cannot be read.
  mutating func reportColor(_ reason: String, _ node: JSONNode, help: String?) {
    findings.append(
      TokenValueError.color(reason: reason, help: meantReference(node) ?? help, span(node)))
  }
}

extension ClosedRange<Double> {
  /// Both ends, as messages say them.
  fileprivate var text: String {
    "\(JSONWriter.number(lowerBound))…\(JSONWriter.number(upperBound))"
  }
}
