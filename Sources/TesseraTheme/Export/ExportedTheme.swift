package import TesseraSource

/// What an export gave: files to be written, and what one should know about them.
package struct ExportedTheme: Sendable {
  /// The files; empty where there are errors.
  package let files: [GeneratedFile]
  /// All findings.
  package let diagnostics: [Diagnostic]

  /// How many tokens, modifiers and contexts were not carried over.
  package let droppedCount: Int

  /// Those of the findings that say what was not carried over.
  package var dropped: [Diagnostic] {
    diagnostics.filter { $0.code.map(ExportError.notCarriedCodes.contains) ?? false }
  }

  /// The files, none where one of the findings is an error.
  init(_ files: [GeneratedFile], findings: [ExportError]) {
    diagnostics = findings.map(\.diagnostic)
    droppedCount = findings.reduce(0) { $0 + $1.droppedCount }
    self.files = diagnostics.contains { $0.severity == .error } ? [] : files
  }
}
