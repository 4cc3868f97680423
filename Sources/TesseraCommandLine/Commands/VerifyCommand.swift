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
      "A golden is proved unchanged by its line in manifest.tsv, its picture is read only where that",
      "does not settle it; --deep also finds pictures that are not what their lines say.",
      "--report writes report.html to review that in a browser, report.md for a pull request, junit.xml",
      "and report.json. Under GitHub Actions, annotations and a summary of the step are made.",
      "A shard takes every Nth snapshot and leaves a bundle instead, which merge puts together with",
      "those of the other shards, and reports on.",
    ],
    options: [deepOption, shardOption, bundleOption] + ReportTarget.options + OptionSpec.drawing)

  static let deepOption = OptionSpec(
    name: "deep",
    summary: "Decode every golden and compare it with its manifest too; for CI")
  private static let shardOption = OptionSpec(
    name: "shard", value: "I/N", summary: "Verify the Ith of N shares only, and leave its bundle")
  private static let bundleOption = OptionSpec(
    name: "bundle", value: "DIR", summary: "The shard's bundle (default .tessera/shards/I-of-N)")

  static func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let threads = try session.threads(arguments)
    if let shard = try arguments.shard(shardOption) {
      if let option = ReportTarget.options.first(where: arguments.has) {
        throw CommandFailure(UsageError.conflict("--shard", "--\(option.name)"))
      }
      let run = try ShardVerification(shard, bundle: arguments.value(bundleOption), in: session)
      return try run.run(
        arguments, of: try SnapshotSelection(arguments, in: session), threads: threads)
    }
    if arguments.has(bundleOption) {
      throw CommandFailure(UsageError.useless(option: "--bundle", without: "--shard"))
    }
    let target = try ReportTarget(arguments, in: session)
    let selection = try SnapshotSelection(arguments, in: session)
    let (found, isKept) = try verify(
      selection, isDeep: arguments.has(deepOption), threads: threads, session)
    let command = acceptCommand(arguments, isKept: isKept, session)
    let verdicts = Verdicts(
      found, remarks: selection.remarks, next: "to accept the fresh renders: \(command)",
      options: arguments.optionWords(of: OptionSpec.picturing), session)
    let code = verdicts.report(arguments)
    let isReported = target.write(
      verdicts, accepting: command,
      acceptingSome: acceptCommand(arguments, operands: [], isKept: isKept, session),
      threads: threads, arguments)
    return isReported ? code : .badInput
  }

  /// Draws and compares, and keeps the results; whether they and all renders are there for later
  /// commands.
  private static func verify(
    _ selection: SnapshotSelection, isDeep: Bool, threads: Int, _ session: Session
  ) throws(CommandFailure) -> (results: [SnapshotResult], isKept: Bool) {
    let (results, _, isLeft) = try compare(
      selection.cases, orphans: selection.orphans, in: session.store, isDeep: isDeep,
      threads: threads, session)
    let keeping = SnapshotResults.keep(results, in: session.store)
    session.findings.report([keeping].compactMap(\.self).map(session.shortened))
    return (results, keeping == nil && isLeft)
  }

  /// Draws and compares, with the bar on the terminal meanwhile; what is wrong with manifests, and whether
  /// all renders of what differs are there for later commands.
  static func compare(
    _ cases: [SnapshotCase], orphans: [SnapshotID], in store: SnapshotStore, isDeep: Bool,
    threads: Int, _ session: Session
  ) throws(CommandFailure) -> (results: [SnapshotResult], errors: [Diagnostic], isLeft: Bool) {
    let progress = ProgressBar("verifying", output: session.output)
    let verifier = SnapshotVerifier(
      store: store, threads: threads, isDeep: isDeep, progress: progress.update)
    let results: [SnapshotResult]
    let warnings: [Diagnostic]
    do {
      defer { progress.finish() }
      (results, warnings) = try verifier.verify(cases, orphans: orphans)
    } catch {
      throw CommandFailure(
        error.diagnostics.map(session.shortened),
        exitCode: error.isOwnFault ? .internalFault : .badInput)
    }
    session.findings.report(warnings.map(session.shortened))
    return (
      results, warnings.filter { $0.severity == .error },
      results.allSatisfy { !$0.status.isPending || $0.actualHash != nil }
    )
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
