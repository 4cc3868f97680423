import TesseraSource
import TesseraTheme

/// Tokens that nothing takes: no cell, no sheet, and no token that is taken.
///
/// All tokens below `cell`, `sheet` and `backdrop` count as taken, those for cells that are not at
/// hand too. A theme that no cell takes anything from is made for something else, and is left alone.
struct UnusedLint: TokenLint {
  let name = "unused"
  let code = "T0607"

  func findings(in survey: ThemeSurvey) -> [LintFinding] {
    let used = declarations(usedIn: survey)
    guard !used.isEmpty else { return [] }
    var groups: [String: Group] = [:]
    var order: [String] = []
    for (mode, token) in survey.occurrences {
      let path = survey.themes[mode].declaredPath(of: token.path) ?? token.path
      guard path == token.path,
        let finding = survey.finding(
          token, mode: mode, by: self, unless: { _ in used.contains(path) },
          { Diagnostic(.warning, "`\(path)` is not used", help: "refer to it, or remove it") })
      else { continue }
      let group = path.lastIndex(of: ".").map { String(path[..<$0]) } ?? ""
      if groups[group] == nil { order.append(group) }
      groups[group, default: Group()].add(finding, of: path)
    }
    return order.flatMap { groups[$0]?.findings(in: $0) ?? [] }
  }

  /// The unused tokens of one group, which are one finding.
  private struct Group {
    /// How many are named.
    private static let shown = 5

    private var paths: [String] = []
    private var known: Set<String> = []
    private var byMode: [(mode: Int, first: LintFinding)] = []
    private var places: [SourceLocation] = []

    mutating func add(_ finding: LintFinding, of path: String) {
      if !byMode.contains(where: { $0.mode == finding.subject.mode }) {
        byMode.append((finding.subject.mode, finding))
      }
      guard known.insert(path).inserted else { return }
      paths.append(path)
      if let location = finding.diagnostic.location { places.append(location) }
    }

    func findings(in group: String) -> [LintFinding] {
      guard paths.count > 1 else { return byMode.map(\.first) }
      let names = paths.prefix(Self.shown).map { path in
        "`\(group.isEmpty ? path : String(path.dropFirst(group.count + 1)))`"
      }
      let rest = paths.count > Self.shown ? " and \(paths.count - Self.shown) more" : ""
      let place = group.isEmpty ? "the theme" : "`\(group)`"
      let first = places.min {
        ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column)
      }
      return byMode.map { mode, finding in
        var diagnostic = finding.diagnostic
        diagnostic.location = first
        diagnostic.message =
          "\(paths.count) tokens of \(place) are not used: \(names.joined(separator: ", "))\(rest)"
        diagnostic.help = "refer to them, or remove them"
        return LintFinding(subject: finding.subject, diagnostic: diagnostic)
      }
    }
  }

  /// The paths of what is taken in any mode, as they are written: what a group takes from another by
  /// `$extends` is used where it stands.
  private func declarations(usedIn survey: ThemeSurvey) -> Set<String> {
    var used: Set<String> = []
    for theme in survey.themes {
      var visited: Set<String> = []
      var waiting = theme.tokenNames.filter(Self.isRoot)
      for role in survey.cells.flatMap(\.roles) {
        if case .reference(let path)? = role.fallback, theme.hasToken(path) {
          waiting.append(path)
        }
      }
      while let path = waiting.popLast() {
        guard visited.insert(path).inserted else { continue }
        used.insert(theme.declaredPath(of: path) ?? path)
        waiting += theme.token(path)?.references.map(\.path) ?? []
      }
      used.formUnion(visited)
    }
    return used
  }

  /// Whether a path is looked up by the program itself.
  private static func isRoot(_ path: String) -> Bool {
    let first = path.prefix { $0 != "." }
    return ["cell", "sheet", "backdrop"].contains(first)
  }
}
