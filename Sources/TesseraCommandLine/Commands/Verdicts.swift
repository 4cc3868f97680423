import TesseraSnapshots
import TesseraSource

/// What verifying came to, as it is told: by `verify` itself, for a shard of it, and by `merge`.
struct Verdicts {
  /// The results, their paths as short as the working directory allows.
  let results: [SnapshotResult]
  /// What was not looked at.
  private let remarks: [Diagnostic]
  /// What to do where something is pending.
  private let next: String
  /// The options that the pictures were drawn with, as words.
  let options: [String]
  /// The run.
  private let session: Session

  /// Takes the results of a run.
  init(
    _ found: [SnapshotResult], remarks: [Diagnostic], next: String, options: [String],
    _ session: Session
  ) {
    results = found.map { Self.shortened($0, session) }
    self.remarks = remarks
    self.next = next
    self.options = options
    self.session = session
  }

  /// Prints the results, and says what the exit code makes of them.
  func report(_ arguments: Arguments) -> ExitCode {
    session.findings.report(results.compactMap(\.diagnostic) + remarks)
    if arguments.has(.json) {
      session.output.print(SnapshotResults.json(results, diagnostics: session.findings.all))
    } else {
      let pruning = session.commandLine(PruneCommand.spec, options)
      let text = VerifyText(results: results, next: next, pruning: pruning) {
        [options, session] id in
        session.commandLine(VerifyCommand.spec, options + [id.text])
      }
      session.output.result(text.text)
    }
    if session.findings.all.contains(where: { $0.severity == .error }) { return .badInput }
    return results.contains(where: \.status.isPending) ? .finding : .success
  }

  /// The result with its paths as short as the working directory allows.
  private static func shortened(_ result: SnapshotResult, _ session: Session) -> SnapshotResult {
    var result = result
    result.expectedPath = result.expectedPath.map(session.shortened)
    result.actualPath = result.actualPath.map(session.shortened)
    result.differencePath = result.differencePath.map(session.shortened)
    result.diagnostic = result.diagnostic.map(session.shortened)
    return result
  }
}
