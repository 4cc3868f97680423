import TesseraSource
import TesseraTheme

/// Literals that are written twice: equal in every mode, each by itself.
///
/// Lengths, numbers, times and weights are left out: that two are equal says nothing. An alias is
/// what a duplicate should be. Roles of cells are compared with the tokens of the palette, but not with
/// each other: that two of them are equal by now does not make one the other's.
struct DuplicatedLint: TokenLint {
  let name = "duplicated"
  let code = "T0608"

  /// Everything that a token is, in all modes.
  private struct Values: Hashable {
    var type: TokenType
    var byMode: [Int: TokenValue] = [:]
  }

  func findings(in survey: ThemeSurvey) -> [LintFinding] {
    var values: [String: Values] = [:]
    var tokens: [String: Token] = [:]
    var aliases: Set<String> = []
    for (mode, token) in survey.occurrences where Self.counts(token.type) {
      guard token.references.isEmpty,
        survey.themes[mode].declaredPath(of: token.path) == token.path
      else {
        aliases.insert(token.path)
        continue
      }
      if tokens[token.path] == nil { tokens[token.path] = token }
      values[token.path, default: Values(type: token.type)].byMode[mode] = token.value
    }
    var first: [Values: Token] = [:]
    var found: [LintFinding] = []
    let literals = survey.paths.filter { !aliases.contains($0) }
    for path in literals.filter({ !Self.isRole($0) }) + literals.filter(Self.isRole) {
      guard let own = values[path], let token = tokens[path] else { continue }
      guard let original = first[own] else {
        if !Self.isRole(path) { first[own] = token }
        continue
      }
      found += own.byMode.keys.sorted().compactMap { mode in
        survey.finding(token, mode: mode, by: self) {
          Diagnostic(
            .warning, "`\(token.path)` has the same value as `\(original.path)`",
            notes: [.init("the first is here", at: original.location)],
            help: "make one an alias: `{\(original.path)}`")
        }
      }
    }
    return found
  }

  /// Whether a token belongs to a cell.
  private static func isRole(_ path: String) -> Bool { path.hasPrefix("cell.") }

  /// Whether equal values of a type are hardly chance.
  private static func counts(_ type: TokenType) -> Bool {
    switch type {
    case .color, .gradient, .shadow, .typography, .border, .transition, .cubicBezier: true
    case .dimension, .number, .duration, .fontFamily, .fontWeight, .strokeStyle: false
    }
  }
}
