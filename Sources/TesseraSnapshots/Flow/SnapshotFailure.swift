package import TesseraSource

/// Why verifying, recording or comparing ended before its end.
package struct SnapshotFailure: Error, Sendable {
  /// What to print.
  package let diagnostics: [Diagnostic]
  /// Whether no input is to blame.
  package var isOwnFault = false

  /// Creates a failure from findings.
  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  /// Creates a failure from an error of a lower floor.
  init(_ error: some DiagnosticConvertible) {
    diagnostics = [error.diagnostic]
  }

  /// Creates a failure from an error that no input is to blame for.
  init(ownFault error: some DiagnosticConvertible) {
    self.init(error)
    isOwnFault = true
  }
}
