package import TesseraSource

/// What an import gave: files to be written, and what one should know about them.
package struct ImportedTheme: Sendable {
  /// The token files, and the resolver document where there is one; empty where the import failed.
  ///
  /// A theme in modes begins with its `NAME.resolver.json`; one without is `NAME.tokens.json` alone.
  package let files: [GeneratedFile]
  /// All findings in the order of reading.
  package let diagnostics: [Diagnostic]
  /// Those of the findings that say what was not carried over.
  package var dropped: [Diagnostic] {
    diagnostics.filter { $0.code == ImportError.notCarriedCode }
  }

  /// How many things were not carried over; a finding may be about several.
  package let droppedCount: Int

  /// The result of an import that failed before it began.
  init(failing error: ImportError) {
    self.init(failing: [error.diagnostic])
  }

  /// The result of an import that failed before it began.
  init(failing faults: [Diagnostic]) {
    files = []
    diagnostics = faults
    droppedCount = 0
  }

  /// Writes the draft's files, unless the report or the files themselves have errors.
  init(_ draft: DraftTheme, from source: ImportSource, report: ImportReport) {
    var draft = draft
    var report = report
    DraftCheck.apply(to: &draft, report: &report)
    if !report.hasErrors, draft.layers.allSatisfy(\.tokens.isEmpty) {
      report.add(.empty(path: source.path))
    }
    let files = report.hasErrors ? [] : draft.files(report: &report)
    if !report.hasErrors {
      for finding in Self.findings(of: files) { report.add(.unloadable(finding)) }
    }
    self.files = report.hasErrors ? [] : files
    diagnostics = report.diagnostics
    droppedCount = report.droppedCount
  }

  /// What the loader finds in the files when it reads them to the letter.
  private static func findings(of files: [GeneratedFile]) -> [Diagnostic] {
    guard let first = files.first else { return [] }
    let memory = ThemeFiles { (path: String) throws(SourceError) -> SourceText in
      guard let file = files.first(where: { $0.path == path }) else { throw .notFound(path: path) }
      return SourceText(path: path, bytes: file.bytes)
    }
    let strict = ThemeLoading(profile: .strict)
    return ThemeDocument.load(path: first.path, loading: strict, files: memory).diagnostics
  }
}
