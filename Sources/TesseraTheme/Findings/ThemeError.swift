package import TesseraSource

/// A mode or token that a theme does not have (T0202, T0403…T0405).
package enum ThemeError: DiagnosticConvertible {
  /// T0202: the theme has no token at the path.
  case unknownToken(String, help: String?)
  /// T0403: the theme has no such modifier.
  case unknownModifier(String, known: [String], SourceLocation?)
  /// T0404: the modifier has no such context.
  case unknownContext(String, modifier: String, known: [String], SourceLocation?)
  /// T0405: nothing is selected for a modifier without a default.
  case missingContext(modifier: String, known: [String], SourceLocation?)

  /// The error as a finding, with what was likely meant.
  package var diagnostic: Diagnostic {
    switch self {
    case .unknownToken(let path, let help):
      return Diagnostic(
        .error, code: "T0202", "the theme has no token `\(path)`", help: help)
    case .unknownModifier(let name, let known, let location):
      return Diagnostic(
        .error, code: "T0403", at: location, "the theme has no modifier `\(name)`",
        help: Suggestion.help(for: name, in: known)
          ?? (known.isEmpty ? "it has none at all" : "it has \(known.listed)"))
    case .unknownContext(let name, let modifier, let known, let location):
      return Diagnostic(
        .error, code: "T0404", at: location,
        "the modifier `\(modifier)` has no context `\(name)`",
        help: Suggestion.help(for: name, in: known) ?? "it has \(known.listed)")
    case .missingContext(let modifier, let known, let location):
      return Diagnostic(
        .error, code: "T0405", at: location,
        "the modifier `\(modifier)` has no default, so that a context must be selected",
        help: "select one of \(known.listed)")
    }
  }
}
