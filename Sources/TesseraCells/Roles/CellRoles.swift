import TesseraGraphics
package import TesseraSource
package import TesseraTheme

/// The tokens that a theme gives the roles of one cell, and which of them wins in a state.
///
/// theme + role declarations → for each role the candidates by condition set. A role's token is
/// `cell.<reuseIdentifier>.<role>`, or a group there whose `$root` is the default and whose children
/// are named by states. **Exactly one token wins, whole** (design section 4): properties are never
/// merged from several, so what a designer reads at one place is what is drawn. First match in file
/// order was rejected: it makes a theme's meaning depend on the order of its lines.
package struct CellRoles: Sendable {
  /// A token and the conditions under which it may win.
  struct Candidate {
    let conditions: CellState
    let token: Token
    let value: ResolvedRole
  }

  /// What a role stands for.
  enum Answer {
    case candidates([Candidate])
    case fallback(ResolvedRole)
  }

  /// The name beside the roles that gives the colour below the cell.
  package static let backdropName = "backdrop"

  /// The cell's name.
  private let cell: String
  /// The theme that was looked up, nil for the cell's own defaults.
  let theme: Theme?
  /// The roles that have an answer.
  private(set) var answers: [String: Answer] = [:]
  /// The declared types, for layers that ask.
  private let types: [String: TokenType]
  /// The colour below the cell, if the theme says one.
  package private(set) var backdrop: ResolvedRole?
  /// Everything that is wrong between this cell and this theme.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Looks up all roles of a cell.
  ///
  /// - Parameters:
  ///   - cell: The cell that declares them.
  ///   - theme: The theme in one mode, or nil for the cell's own defaults.
  package init(of cell: some Cell, in theme: Theme?) {
    self.cell = cell.reuseIdentifier
    self.theme = theme
    types = Dictionary(
      cell.roles.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
    let customStates = Set(cell.additionalStates.flatMap(\.names)).sorted()
    var missing: [Role] = []
    var defaulted: [Role] = []
    for role in cell.roles {
      if let theme, let candidates = candidates(of: role, in: theme, customStates: customStates) {
        answers[role.name] = .candidates(candidates)
      } else if let fallback = fallback(of: role, in: theme) {
        answers[role.name] = .fallback(fallback)
        defaulted.append(role)
      } else if case .reference(let target)? = role.fallback, theme?.hasToken(target) == true {
        // The token is there without a value, which the theme has reported: nothing is missing.
        defaulted.append(role)
      } else {
        missing.append(role)
      }
    }
    if let theme {
      findBackdrop(in: theme)
      report(defaulted: defaulted, missing: missing, in: theme)
      reportUndeclared(roles: cell.roles, in: theme)
    } else if !missing.isEmpty {
      diagnostics.append(
        Diagnostic(
          .error, code: "T0502",
          "cell \(self.cell) cannot be drawn without a theme: it has no defaults for"
            + " \(list(missing))",
          help: "name a theme that has tokens of these names"))
    }
  }

  /// The value of a role in a state, or nil where the role has none (already a diagnostic).
  package func value(of role: String, in state: CellState) -> ResolvedRole? {
    switch answers[role] {
    case nil: return nil
    case .fallback(let value): return value
    case .candidates(let candidates):
      var best: Candidate?
      for candidate in candidates where state.isSuperset(of: candidate.conditions) {
        if best.map({ candidate.conditions.outranks($0.conditions) }) ?? true { best = candidate }
      }
      return best?.value
    }
  }

  /// The declared type of a role; nil for a name that the cell does not declare.
  func type(of role: String) -> TokenType? { types[role] }

  /// The names of all declared roles.
  var names: [String] { types.keys.sorted() }

  // MARK: - Lookup

  /// The path of a role's token or group.
  func path(_ role: String) -> String { "cell.\(cell).\(role)" }

  /// The candidates that a theme holds for a role; nil where it holds none at all.
  private mutating func candidates(
    of role: Role, in theme: Theme, customStates: [String]
  ) -> [Candidate]? {
    let path = path(role.name)
    if let token = theme.token(path) {
      check(token, for: path, is: role.type)
      return [
        Candidate(conditions: .normal, token: token, value: ResolvedRole(token, in: theme))
      ]
    }
    // A token without a value has been reported by the theme; it is not the role that is missing.
    guard !theme.hasToken(path) else { return [] }
    guard theme.isGroup(path) else { return nil }
    var found: [Candidate] = []
    for child in theme.children(of: path) {
      let childPath = "\(path).\(child)"
      guard let token = theme.token(childPath) else {
        guard !theme.hasToken(childPath) else { continue }
        diagnostics.append(
          Diagnostic(
            .error, code: "T0504", at: theme.place(of: childPath),
            "`\(childPath)` is a group; below a role there are tokens named by states"))
        continue
      }
      guard let conditions = conditions(named: child, token: token, customStates: customStates)
      else { continue }
      if let first = found.first(where: { $0.conditions == conditions }) {
        diagnostics.append(
          Diagnostic(
            .error, code: "T0505", at: token.location,
            "`\(child)` says again what `\(first.token.path)` says: both are for \(conditions)",
            notes: [.init("the first is here", at: first.token.location)],
            help: "remove one of them"))
        continue
      }
      check(token, for: path, is: role.type)
      found.append(
        Candidate(conditions: conditions, token: token, value: ResolvedRole(token, in: theme)))
    }
    let hasDefault = found.contains { $0.conditions == .normal } || theme.hasToken("\(path).$root")
    if !hasDefault {
      diagnostics.append(
        Diagnostic(
          .error, code: "T0506", at: theme.place(of: path),
          "`\(path)` has no value for the normal state",
          help: "add a token named $root to the group: it counts where no state's does"))
    }
    return found
  }

  /// Reads a child's name; an unknown state becomes a diagnostic.
  private mutating func conditions(
    named name: String, token: Token, customStates: [String]
  ) -> CellState? {
    guard name != "$root" else { return .normal }
    do {
      return try CellState(name: name, custom: customStates)
    } catch {
      var diagnostic = error.diagnostic
      diagnostic.code = "T0504"
      diagnostic.location = token.location
      if let help = Suggestion.help(for: name, in: ["$root"]) { diagnostic.help = help }
      diagnostics.append(diagnostic)
      return nil
    }
  }

  /// Reports a token of another type than the role's.
  ///
  /// - Parameters:
  ///   - token: What the role would take.
  ///   - path: The role's own path, or the backdrop's.
  ///   - type: The type that is wanted.
  private mutating func check(_ token: Token, for path: String, is type: TokenType) {
    if token.type != type {
      diagnostics.append(
        Diagnostic(
          .error, code: "T0206", at: token.location,
          token.path == path
            ? "`\(path)` should be a \(type.rawValue), but is a \(token.type.rawValue)"
            : "`\(path)` should be a \(type.rawValue), but takes `\(token.path)`, which is a"
              + " \(token.type.rawValue)",
          help: "give it a value of the type \(type.rawValue), or refer to a token that has one"))
    }
  }

  /// What a role stands for where the theme says nothing.
  private mutating func fallback(of role: Role, in theme: Theme?) -> ResolvedRole? {
    switch role.fallback {
    case .literal(let value)?:
      return ResolvedRole(value: value, names: [path(role.name)])
    case .reference(let target)?:
      guard let theme, let token = theme.token(target) else { return nil }
      check(token, for: path(role.name), is: role.type)
      return ResolvedRole(token, in: theme, behind: path(role.name))
    case .unreadable?, nil:
      return nil
    }
  }

  /// Finds the colour below the cell: its own, else the theme's.
  private mutating func findBackdrop(in theme: Theme) {
    for path in [path(Self.backdropName), Self.backdropName] {
      guard let token = theme.token(path) else { continue }
      check(token, for: path, is: .color)
      backdrop = ResolvedRole(token, in: theme)
      return
    }
  }

  // MARK: - Reports

  /// Reports roles that the theme lacks.
  private mutating func report(defaulted: [Role], missing: [Role], in theme: Theme) {
    let group = "cell.\(cell)"
    if !missing.isEmpty {
      diagnostics.append(
        Diagnostic(
          .error, code: "T0502", at: theme.place(of: group),
          "cell \(cell) needs values that the theme lacks: \(list(missing))",
          help: "add tokens of these names to the theme"))
    }
    if theme.isGroup(group), !defaulted.isEmpty {
      let names = defaulted.map { path($0.name) }.joined(separator: ", ")
      diagnostics.append(
        Diagnostic(
          .warning, code: "T0501", at: theme.place(of: group),
          "the theme has no token for \(names); the cell's defaults are used"))
    }
  }

  /// Roles without a value, each with the default that leads nowhere.
  private func list(_ missing: [Role]) -> String {
    missing.map { role in
      guard case .reference(let target)? = role.fallback else { return path(role.name) }
      return "\(path(role.name)) (by default {\(target)})"
    }.joined(separator: ", ")
  }

  /// Reports tokens below the cell's group that no role stands for.
  private mutating func reportUndeclared(roles: [Role], in theme: Theme) {
    let known = roles.map(\.name) + [Self.backdropName]
    for name in theme.children(of: "cell.\(cell)") where !known.contains(name) {
      diagnostics.append(
        Diagnostic(
          .warning, code: "T0503", at: theme.place(of: path(name)),
          "cell \(cell) has no role `\(name)`",
          help: Suggestion.help(for: name, in: known)
            ?? "its roles: \(known.joined(separator: ", "))"))
    }
  }
}

extension Theme {
  /// The place of the token or group at a path.
  fileprivate func place(of path: String) -> SourceLocation? {
    location(ofToken: path) ?? location(ofGroup: path)
  }
}
