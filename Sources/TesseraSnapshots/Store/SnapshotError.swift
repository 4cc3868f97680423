package import TesseraSource

/// What can go wrong with goldens beside files and pictures, which have errors of their own.
package enum SnapshotError: DiagnosticConvertible, Hashable {
  /// A filter fits no golden.
  case noMatch(filter: String, near: String?)
  /// No layer that changed has the name.
  case noLayer(name: String, near: String?)
  /// No token that took part in a change has the name.
  case noToken(name: String, near: String?)
  /// A golden or a render is no picture any more, or cannot be read; why.
  case unreadable(SnapshotID, Diagnostic)
  /// There are no results of a last verify.
  case noResults(path: String)
  /// The results of the last verify cannot be read.
  case unreadableResults(SourceError)
  /// The results of the last verify are not what verify wrote.
  case damagedResults(path: String)
  /// The comparison of a golden with a fresh render errs, by what it was tried with.
  case brokenComparison(Trial)
  /// None of the goldens in the folder has a case.
  case onlyOrphans(path: String)
  /// A golden without a case may be a test's, or no golden at all; why it cannot be read, where it
  /// cannot.
  case unclaimed(path: String, fault: String?)
  /// The render that the last verify left is there no more.
  case notPending(path: String)
  /// The render is not what the last verify left.
  case changedPending(path: String)
  /// The golden is not what the last verify compared with.
  case changedGolden(path: String)

  /// What a comparison is tried with before its verdicts count.
  package enum Trial: String, Hashable, Sendable {
    /// A picture and what its own file gives back.
    case equalPictures = "a picture differs from its own file"
    /// Two pictures, one of which has been changed.
    case differentPictures = "two pictures that differ pass as equal"
  }

  package var diagnostic: Diagnostic {
    switch self {
    case .noMatch(let filter, let near):
      Diagnostic(
        .error, "no snapshot fits `\(filter)`",
        help: near.map(Suggestion.question)
          ?? "a filter is part of a snapshot's id, such as `badge/` or `selected@2x`, or a pattern with"
          + " * and ?; the command cells lists cells, items and states")
    case .noLayer(let name, let near):
      Diagnostic(
        .error, "no layer `\(name)` has changed in the last verify",
        help: near.map(Suggestion.question)
          ?? "a layer is named as verify names it, by its slot, or by its last name")
    case .noToken(let name, let near):
      Diagnostic(
        .error, "no token `\(name)` has changed a picture in the last verify",
        help: near.map(Suggestion.question)
          ?? "a token is named as verify names it, or by its group")
    case .unreadable(_, let diagnostic): diagnostic
    case .noResults(let path):
      Diagnostic(
        .error, at: SourceLocation(path: path), "there are no results of a last verify",
        help: "run verify first")
    case .unreadableResults(let error): error.diagnostic
    case .damagedResults(let path):
      Diagnostic(
        .error, at: SourceLocation(path: path), "these are not the results of a verify",
        help: "run verify again")
    case .brokenComparison(let trial):
      Diagnostic(
        .error, "comparing does not work: \(trial.rawValue)",
        help: "this is a fault of Tessera's own, and nothing has been verified")
    case .onlyOrphans(let path):
      Diagnostic(
        .error, at: SourceLocation(path: path), "no golden here has a registered cell",
        help: "is this the program that knows the cells? If it is, record first")
    case .unclaimed(let path, let fault):
      Diagnostic(
        .warning, at: SourceLocation(path: path),
        "prune leaves this: it does not say that a catalogue had it, so it may be a test's",
        notes: fault.map { [.init($0)] } ?? [], help: "remove the file yourself if nothing needs it"
      )
    case .notPending(let path):
      Self.refusal(path, "the render that the last verify left is there no more")
    case .changedPending(let path):
      Self.refusal(path, "this is not the render that the last verify left")
    case .changedGolden(let path):
      Self.refusal(path, "the golden has changed since the last verify")
    }
  }

  /// Why a render is not approved.
  private static func refusal(_ path: String, _ message: String) -> Diagnostic {
    Diagnostic(
      .error, at: SourceLocation(path: path), message,
      help: "run verify again, so that what is approved has been seen")
  }
}
