package import TesseraSource

/// Why verifying, recording or comparing ended before its end.
package struct SnapshotFailure: Error, Sendable {
  /// What to print.
  package let diagnostics: [Diagnostic]

  /// Creates a failure from findings.
  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  /// Creates a failure from an error of a lower floor.
  init(_ error: some DiagnosticConvertible) {
    diagnostics = [error.diagnostic]
  }
}
