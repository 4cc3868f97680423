public import TesseraCollection
public import TesseraSource

/// What a replay found that should not be: an expectation that failed, a violated invariant, or what the
/// collection refused to do.
public struct ReplayFailure: DiagnosticConvertible, Hashable {
  /// The line of the log.
  public var event: Event
  /// The place of the step after which it was found; nil for a step without one.
  public var location: SourceLocation?

  /// The failure as a finding; a warning where the collection refused something, which may be what the
  /// script is about.
  public var diagnostic: Diagnostic {
    switch event {
    case .invariantViolated:
      Diagnostic(.error, code: "T1012", at: location, event.description)
    case .error(_, let message):
      Diagnostic(.warning, code: "T1013", at: location, message)
    default: Diagnostic(.error, code: "T1011", at: location, event.description)
    }
  }
}
