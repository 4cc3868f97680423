internal import TesseraGraphics
internal import TesseraSource

/// Colours as CSS writes them, which DTCG does not have: read with a warning and the DTCG form.
extension ValueReader {
  /// Reads `hsl(330 100% 50%)`, `rebeccapurple` and the like; nil with a finding for anything else.
  mutating func cssColor(_ text: String, at node: JSONNode, for owner: String) -> Color? {
    do {
      let css = try CSSColor(text)
      reportLegacy(
        node, owner, wanted: "an object with `colorSpace`", found: "a colour of CSS",
        help: "write `\(css.dtcgText)`")
      return css.color
    } catch {
      var reason = "`\(text)` is no colour"
      if case .malformed(let detail) = error { reason += ": \(detail)" }
      reportColor(reason, node, help: Self.help(for: error, text))
      return nil
    }
  }

  /// What was likely meant by a text that is no colour.
  private static func help(for error: CSSColorError, _ text: String) -> String {
    let general = "write `#rrggbb`, `#rrggbbaa`, `#rgb`, or an object with `colorSpace`"
    if HexNotation.color("#" + text) != nil { return "write `#\(text)`" }
    switch error {
    case .unknownName(let name):
      return Suggestion.help(for: name, in: CSSColorName.names) ?? general
    case .unknownFunction(let name):
      return Suggestion.help(for: name, in: CSSColorFunction.allCases.map(\.rawValue)) ?? general
    case .unknownSpace(let name):
      let names = CSSColorFunction.spaces.keys.sorted()
      return Suggestion.help(for: name, in: names) ?? "the spaces of `color()` are \(names.listed)"
    case .dependent(let name):
      return "`\(name)` is no colour by itself: \(general)"
    case .malformed:
      return general
    }
  }
}

extension CSSColor {
  /// The shortest value that the lenient profile reads without a word: hex digits where they say
  /// exactly the same, else what DTCG has.
  fileprivate var dtcgText: String {
    if space == .srgb, !components.contains(nil), Color.parseHex(color.hexText) == color {
      return color.hexText
    }
    let numbers = components.map { $0.map(JSONWriter.number) ?? "\"none\"" }
    var text = "{ \"colorSpace\": \"\(space.rawValue)\""
    text += ", \"components\": [\(numbers.joined(separator: ", "))]"
    if alpha != 1 { text += ", \"alpha\": \(JSONWriter.number(alpha ?? 0))" }
    return text + " }"
  }
}
