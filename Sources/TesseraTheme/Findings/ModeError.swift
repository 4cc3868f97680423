package import TesseraSource

/// Everything that is wrong with contexts that were selected.
package struct ModeError: Error {
  /// What is wrong, at least one.
  package let faults: [ThemeError]

  /// The faults as findings.
  package var diagnostics: [Diagnostic] { faults.map(\.diagnostic) }
}
