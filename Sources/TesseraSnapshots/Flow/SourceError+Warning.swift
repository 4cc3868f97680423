package import TesseraSource

extension SourceError {
  /// What could not be left behind, as a warning at the file that the system refused.
  package func warning(_ message: String) -> Diagnostic {
    var warning = diagnostic
    warning.severity = .warning
    warning.notes.insert(.init(warning.message), at: 0)
    warning.message = message
    warning.help = nil
    return warning
  }
}
