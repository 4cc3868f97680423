import TesseraSource
import TesseraTheme

/// Tokens that only some modes have: elsewhere nothing can refer to them.
///
/// The colours of sheets and backdrops are left out: where they are missing, others stand for them.
struct MissingInModeLint: TokenLint {
  let name = "missing-in-mode"
  let code = "T0612"

  /// Whether something is drawn where a token is missing: `sheet.…`, `backdrop`, `cell.….backdrop`.
  private static func hasStandIn(_ path: String) -> Bool {
    let names = path.split(separator: ".")
    return names.first == "sheet" || path == CellRoles.backdropName
      || (names.count == 3 && names[0] == "cell" && names[2] == CellRoles.backdropName)
  }

  func findings(in survey: ThemeSurvey) -> [LintFinding] {
    var modes: [String: [Int]] = [:]
    var order: [(mode: Int, path: String)] = []
    for (mode, theme) in survey.themes.enumerated() {
      for path in theme.tokenNames where !Self.hasStandIn(path) {
        if modes[path] == nil { order.append((mode, path)) }
        modes[path, default: []].append(mode)
      }
    }
    let all = survey.themes.map(\.mode)
    return order.flatMap { first, path -> [LintFinding] in
      guard let having = modes[path], having.count < all.count,
        let token = survey.themes[first].token(path)
      else { return [] }
      let missing = all.indices.filter { !having.contains($0) }
      let place = survey.document.description(of: having, among: all) ?? ""
      return missing.compactMap { mode in
        survey.finding(token, mode: mode, by: self) {
          Diagnostic(
            .warning, "`\(path)` exists only in \(place)",
            help: "give it a value in the other modes, or in a set that all have")
        }
      }
    }
  }
}
