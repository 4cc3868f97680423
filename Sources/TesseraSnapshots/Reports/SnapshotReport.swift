package import TesseraSource

// What verifying found → files for people and programs: a page to review it on, a text for the pull
// request, JUnit's XML for the CI server, and the object of `verify --json`.
//
// All of them are made from the one value here, and none looks at the results' own type but
// `ReportEntry`: what a verify learns to say reaches every format at one place. Templates of a library
// were rejected: the page is one file that has to work from an installed program, without a network.

/// What verifying found, as reports tell it.
package struct SnapshotReport: Sendable {
  /// One entry for each snapshot that was looked at, sorted by name.
  package let entries: [ReportEntry]
  /// The entries of which there is something to tell, by what caused that; the gravest causes first.
  package let groups: [ReportGroup]
  /// What keeps the run from passing besides its snapshots, such as a manifest that cannot be read.
  let errors: [Diagnostic]
  /// The object of `verify --json`.
  let json: JSONOutput
  /// What to type.
  let commands: ReportCommands
  /// When it was verified, as ISO 8601 has it in UTC, without fractions: `2026-11-30T20:26:00`.
  let time: String

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - results: What verifying found, with the paths that people are shown.
  ///   - diagnostics: What else was found.
  ///   - commands: What to type.
  ///   - time: When that was, in UTC: `2026-11-30T20:26:00`.
  package init(
    _ results: [SnapshotResult], diagnostics: [Diagnostic], commands: ReportCommands, time: String
  ) {
    // The causes that most snapshots share come first.
    var causes: [SnapshotID: SharedCause] = [:]
    for cause in SharedCause.causes(of: results) {
      for id in cause.snapshots where causes[id] == nil { causes[id] = cause }
    }
    entries = results.map { ReportEntry($0, causes[$0.id]) }
    groups = ReportGroup.groups(of: entries)
    // An entry tells what made its golden unreadable; of an orphan it tells that alone.
    let told = Set(results.filter { $0.status == .unreadable }.compactMap(\.diagnostic))
    errors = diagnostics.filter { $0.severity == .error && !told.contains($0) }
    json = SnapshotResults.json(results, diagnostics: diagnostics)
    self.commands = commands
    self.time = time
  }

  /// The errors as the terminal shows them, each with its place, the line there and what to do.
  var errorTexts: [String] { errors.map { DiagnosticRenderer(color: false).text(for: $0) } }

  /// How many entries have a status.
  func count(_ status: SnapshotResult.Status) -> Int { entries.count { $0.status == status } }

  /// Whether something is wrong that must be put right: orphans are not.
  var hasFailed: Bool { !errors.isEmpty || entries.contains(where: \.status.isPending) }

  /// The counts in words: `1 failed, 2 missing, 12 passed`; what there is none of is left out.
  package var summary: String {
    let failed = entries.count(where: \.status.isFailure)
    let counts = [
      (errors.count, errors.count == 1 ? "error" : "errors"), (failed, "failed"),
      (count(.missing), "missing"), (count(.orphaned), "orphaned"),
      (count(.passed), "passed"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0.groupedText) \($0.1)" }
    return words.isEmpty ? "no snapshots" : words.joined(separator: ", ")
  }
}
