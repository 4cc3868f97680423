package import TesseraSource

/// Why a name has no icon to show.
package enum IconFault: Error, Hashable {
  /// Nobody gives the name a file; `known` are the names that have one, and `closed` what is wrong with
  /// the folders that could not be opened.
  case unknown(name: String, known: [String], closed: [Diagnostic])
  /// The file lies where none may be read; the place is where the theme names it, or its folder.
  case outside(path: String, SourceLocation)
  /// The file cannot be used; the place is where it is named.
  case unusable(name: String, SourceLocation, cause: Diagnostic)

  /// Whether nobody gives the name a file, as far as can be told.
  package var lacksName: Bool {
    if case .unknown(_, _, let closed) = self { closed.isEmpty } else { false }
  }

  /// The fault as a finding: a warning, as a placeholder is shown, or an error under `--strict-assets`.
  package func diagnostic(isStrict: Bool) -> Diagnostic {
    let severity: Diagnostic.Severity = isStrict ? .error : .warning
    switch self {
    case .unknown(let name, let known, let closed):
      return Diagnostic(
        severity, code: "T0907", "no icon is named `\(name)`",
        notes: closed.map { Diagnostic.Note($0.message, at: $0.location) },
        help: Suggestion.help(for: name, in: known) ?? closed.first?.help
          ?? "give it a file under $extensions.tessera.icons")
    case .outside(let path, let place):
      var found = IconError.outside(path: path).diagnostic
      found.location = place
      return found
    case .unusable(let name, let place, let cause):
      return Diagnostic(
        severity, code: "T0908", at: place, "the file of the icon `\(name)` cannot be used",
        notes: [Diagnostic.Note(cause.message, at: cause.location)], help: cause.help)
    }
  }
}
