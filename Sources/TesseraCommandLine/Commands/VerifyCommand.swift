import Tessera
import TesseraRaster
import TesseraSheets
import TesseraSnapshots
import TesseraSource

/// `tessera verify`: goldens against fresh renders.
enum VerifyCommand: Command {
  static let spec = CommandSpec(
    name: "verify", operands: "[FILTER…]", summary: "Compare goldens with fresh renders",
    discussion: [
      "A filter is part of a snapshot's id, or a pattern with * and ? for the whole of it.",
      "No golden is written. What differs is left in .tessera/ as a picture of what was expected,",
      "what differs and what was drawn; approve makes goldens of the latter.",
      "--report writes report.html to review that in a browser, report.md for a pull request, junit.xml",
      "and report.json. Under GitHub Actions, annotations and a summary of the step are made.",
    ],
    options: ReportTarget.options + OptionSpec.drawing)

  static func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let threads = try session.threads(arguments)
    let target = try ReportTarget(arguments, in: session)
    let selection = try SnapshotSelection(arguments, in: session)
    let (found, isKept) = try verify(selection, threads: threads, session)
    let results = found.map { shorten($0, session) }
    let unreadable = results.compactMap(\.diagnostic)
    session.findings.report(unreadable + selection.remarks)
    if arguments.has(.json) {
      session.output.print(SnapshotResults.json(results, diagnostics: session.findings.all))
    } else {
      let text = VerifyText(
        results: results, accepting: acceptCommand(arguments, isKept: isKept, session)
      ) {
        session.commandLine(
          spec, arguments.words(repeating: OptionSpec.picturing, operands: [$0.text]))
      }
      session.output.result(text.text)
    }
    let isReported = target.write(
      results, accepting: acceptCommand(arguments, isKept: isKept, session),
      acceptingSome: acceptCommand(arguments, operands: [], isKept: isKept, session),
      threads: threads, arguments)
    if !unreadable.isEmpty || !isReported { return .badInput }
    return results.contains(where: \.status.isPending) ? .finding : .success
  }

  /// Draws and compares, with the bar on the terminal meanwhile, and keeps the results; whether they
  /// and all renders are there for later commands.
  private static func verify(
    _ selection: SnapshotSelection, threads: Int, _ session: Session
  ) throws(CommandFailure) -> (results: [SnapshotResult], isKept: Bool) {
    let store = session.store
    let progress = ProgressBar("verifying", output: session.output)
    let verifier = SnapshotVerifier(store: store, threads: threads, progress: progress.update)
    let results: [SnapshotResult]
    let warnings: [Diagnostic]
    do {
      defer { progress.finish() }
      (results, warnings) = try verifier.verify(selection.cases, orphans: selection.orphans)
    } catch {
      throw CommandFailure(
        error.diagnostics.map(session.shortened),
        exitCode: error.isOwnFault ? .internalFault : .badInput)
    }
    let keeping = SnapshotResults.keep(results, in: store)
    session.findings.report((warnings + [keeping].compactMap(\.self)).map(session.shortened))
    let isLeft = results.allSatisfy { !$0.status.isPending || $0.actualHash != nil }
    return (results, keeping == nil && isLeft)
  }

  /// The result with its paths as short as the working directory allows.
  private static func shorten(_ result: SnapshotResult, _ session: Session) -> SnapshotResult {
    func shorten(_ path: String?) -> String? {
      path.map { FilePath.relative($0, to: session.workingDirectory) }
    }
    var result = result
    result.expectedPath = shorten(result.expectedPath)
    result.actualPath = shorten(result.actualPath)
    result.differencePath = shorten(result.differencePath)
    result.diagnostic = result.diagnostic.map(session.shortened)
    return result
  }

  /// The command line that accepts what was drawn: by drawing it again where it was not kept.
  private static func acceptCommand(
    _ arguments: Arguments, operands: [String]? = nil, isKept: Bool, _ session: Session
  ) -> String {
    let options = isKept ? [] : OptionSpec.picturing
    return session.commandLine(
      isKept ? ApproveCommand.spec : RecordCommand.spec,
      arguments.words(repeating: options, operands: operands))
  }
}
