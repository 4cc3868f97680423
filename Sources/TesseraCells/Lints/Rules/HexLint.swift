import TesseraGraphics
import TesseraSource
import TesseraTheme

/// Colours whose `hex` is not what their components give.
///
/// Tools that do not know the space show `hex`, so that one theme has two faces. Outside sRGB both
/// ways to map a colour are good.
struct HexLint: TokenLint {
  let name = "hex"
  let code = "T0606"

  func findings(in survey: ThemeSurvey) -> [LintFinding] {
    survey.occurrences.flatMap { mode, token -> [LintFinding] in
      guard let (node, source) = survey.themes[mode].declaredValue(of: token.path) else {
        return []
      }
      return fallbacks(in: node, of: source).compactMap { hex, color in
        let given = Color.parseHex(hex.text)?.hexText
        let wanted = GamutMapping.allCases.map { color.mappedToSRGB($0).withAlpha(1).hexText }
        return survey.finding(
          token, mode: mode, by: self,
          unless: { _ in given == nil || wanted.contains { $0 == given } }
        ) {
          Diagnostic(
            .warning, at: source.location(of: hex.node.range),
            "the hex \(hex.text) of `\(token.path)` is not what its components give, \(wanted[0])",
            help: "write \(wanted[0]), or leave `hex` out")
        }
      }
    }
  }

  /// The `hex` of every colour in a value, with the colour that its components give.
  private func fallbacks(
    in node: JSONNode, of source: SourceText
  ) -> [(hex: (text: String, node: JSONNode), color: Color)] {
    switch node.value {
    case .array(let elements): return elements.flatMap { fallbacks(in: $0, of: source) }
    case .object(let object):
      guard let hex = object["hex"], case .string(let text) = hex.value else {
        return object.members.flatMap { fallbacks(in: $0.node, of: source) }
      }
      let reading = TokenReader.value(node, in: source, type: .color, theme: nil)
      guard case .color(let color)? = reading.value else { return [] }
      return [((text, hex), color)]
    case .null, .bool, .number, .string: return []
    }
  }
}
