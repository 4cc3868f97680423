public import TesseraCollection
public import TesseraSource

/// What a replay found that should not be: an expectation that failed, or a violated invariant.
public struct ReplayFailure: DiagnosticConvertible, Hashable {
  /// The line of the log.
  public var event: Event
  /// The place of the step after which it was found; nil for a step without one.
  public var location: SourceLocation?

  /// The failure as a finding.
  public var diagnostic: Diagnostic {
    switch event {
    case .invariantViolated:
      Diagnostic(.error, code: "T1012", at: location, event.description)
    default: Diagnostic(.error, code: "T1011", at: location, event.description)
    }
  }
}
