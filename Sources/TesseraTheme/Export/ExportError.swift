package import TesseraSource

/// What of a theme another format cannot hold (T0711…T0715).
package enum ExportError: DiagnosticConvertible {
  /// T0711: no exporter has this name.
  case unknownFormat(String, known: [String])
  /// T0712, a warning: tokens of a type that the format has no place for.
  case types(TokenType, paths: [String], format: String, SourceLocation)
  /// T0713, a warning: a modifier, or contexts of one, that the format cannot tell apart.
  case modifier(String, contexts: [String], format: String, help: String)
  /// T0714: two tokens whose names the format does not tell apart.
  case collision(name: String, first: Token, Token)
  /// T0714: two modifiers, or two contexts of one, whose names the format does not tell apart.
  case modeCollision(name: String, first: String, String)
  /// T0715, a warning: a token without a value in some mode.
  case incomplete(path: String, mode: ThemeMode, SourceLocation?)

  /// The codes of what is left out.
  static let notCarriedCodes: Set<String> = ["T0712", "T0713", "T0715"]

  /// How many things are left out.
  var droppedCount: Int {
    switch self {
    case .types(_, let paths, _, _): paths.count
    case .modifier(_, let contexts, _, _): max(1, contexts.count)
    case .incomplete: 1
    case .unknownFormat, .collision, .modeCollision: 0
    }
  }

  /// The error as a finding.
  package var diagnostic: Diagnostic {
    switch self {
    case .unknownFormat(let name, let known):
      return Diagnostic(
        .error, code: "T0711", "no exporter is called `\(name)`",
        help: Suggestion.help(for: name, in: known) ?? "there are \(known.listed)")
    case .types(let type, let paths, let format, let location):
      let shown = paths.prefix(5).listed + (paths.count > 5 ? " and \(paths.count - 5) more" : "")
      return Diagnostic(
        .warning, code: "T0712", at: location,
        "\(format) has no place for tokens of the type \(type.rawValue): \(shown)")
    case .modifier(let name, let contexts, let format, let help):
      return Diagnostic(
        .warning, code: "T0713",
        contexts.isEmpty
          ? "\(format) has no place for the modifier `\(name)`"
          : "\(format) has no place for \(contexts.listed) of the modifier `\(name)`",
        help: help)
    case .collision(let name, let first, let token):
      return Diagnostic(
        .error, code: "T0714", at: token.location,
        "`\(first.path)` and `\(token.path)` would both be `\(name)`",
        notes: [.init("`\(first.path)` is here", at: first.location)],
        help: "rename one of the two")
    case .modeCollision(let name, let first, let second):
      return Diagnostic(
        .error, code: "T0714", "`\(first)` and `\(second)` would both be `\(name)`",
        help: "rename one of the two")
    case .incomplete(let path, let mode, let location):
      return Diagnostic(
        .warning, code: "T0715", at: location, mode: mode.description,
        "`\(path)` has no value and is left out")
    }
  }
}
