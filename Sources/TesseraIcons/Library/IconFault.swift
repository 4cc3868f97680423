package import TesseraSource

/// Why a name has no icon to show.
package enum IconFault: Error, Hashable {
  /// Nobody gives the name a file; `known` are the names that have one, and `closed` what is wrong with
  /// the folders that could not be opened.
  case unknown(name: String, known: [String], closed: [Diagnostic])
  /// The file cannot be used; the place is where it is named.
  case unusable(name: String, SourceLocation, cause: Diagnostic)

  /// The fault as a finding: a warning, as a placeholder is shown, or an error under `--strict-assets`.
  package func diagnostic(isStrict: Bool) -> Diagnostic {
    let severity: Diagnostic.Severity = isStrict ? .error : .warning
    switch self {
    case .unknown(let name, let known, let closed):
      return Diagnostic(
        severity, code: "T0907", "no icon is named `\(name)`",
        notes: closed.map { Diagnostic.Note($0.message, at: $0.location) },
        help: Suggestion.help(for: name, in: known)
          ?? "give it a file under $extensions.tessera.icons")
    case .unusable(let name, let place, let cause):
      return Diagnostic(
        severity, code: "T0908", at: place, "the file of the icon `\(name)` cannot be used",
        notes: [Diagnostic.Note(cause.message, at: cause.location)], help: cause.help)
    }
  }
}
