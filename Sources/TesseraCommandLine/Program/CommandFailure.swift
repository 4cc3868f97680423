import TesseraSource

/// Why a command ended before its result.
struct CommandFailure: Error {
  /// What to print.
  let diagnostics: [Diagnostic]
  /// How the process ends.
  let exitCode: ExitCode

  /// Creates a failure from findings.
  init(_ diagnostics: [Diagnostic], exitCode: ExitCode = .badInput) {
    self.diagnostics = diagnostics
    self.exitCode = exitCode
  }

  /// Creates a failure from an error of any stage.
  init(_ error: some DiagnosticConvertible, exitCode: ExitCode = .badInput) {
    self.init([error.diagnostic], exitCode: exitCode)
  }
}
