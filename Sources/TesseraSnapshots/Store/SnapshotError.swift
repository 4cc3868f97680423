package import TesseraSource

/// What can go wrong with goldens beside files and pictures, which have errors of their own.
package enum SnapshotError: DiagnosticConvertible, Hashable {
  /// A filter fits no golden.
  case noMatch(filter: String, near: String?)
  /// A golden is no picture any more, or cannot be read; why.
  case unreadableGolden(SnapshotID, Diagnostic)
  /// There are no results of a last verify.
  case noResults(path: String)
  /// The results of the last verify cannot be read.
  case unreadableResults(SourceError)
  /// The results of the last verify are not what verify wrote.
  case damagedResults(path: String)

  package var diagnostic: Diagnostic {
    switch self {
    case .noMatch(let filter, let near):
      Diagnostic(
        .error, "no snapshot fits `\(filter)`",
        help: near.map(Suggestion.question)
          ?? "a filter is part of a snapshot's id, or a pattern with * and ?")
    case .unreadableGolden(_, let diagnostic): diagnostic
    case .noResults(let path):
      Diagnostic(
        .error, at: SourceLocation(path: path), "there are no results of a last verify",
        help: "run verify first")
    case .unreadableResults(let error): error.diagnostic
    case .damagedResults(let path):
      Diagnostic(
        .error, at: SourceLocation(path: path), "these are not the results of a verify",
        help: "run verify again")
    }
  }
}
