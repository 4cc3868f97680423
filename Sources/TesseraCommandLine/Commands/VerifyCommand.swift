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
      "A shard takes every Nth snapshot and leaves a bundle instead, which merge puts together with",
      "those of the other shards.",
    ],
    options: [shardOption, bundleOption] + OptionSpec.drawing)

  private static let shardOption = OptionSpec(
    name: "shard", value: "I/N", summary: "Verify the Ith of N shares only, and leave its bundle")
  private static let bundleOption = OptionSpec(
    name: "bundle", value: "DIR", summary: "The shard's bundle (default .tessera/shards/I-of-N)")

  static func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let threads = try session.threads(arguments)
    let shard = try arguments.shard(shardOption)
    if shard == nil, arguments.has(bundleOption) {
      throw CommandFailure(UsageError.useless(option: "--bundle", without: "--shard"))
    }
    let selection = try SnapshotSelection(arguments, in: session)
    if let shard {
      let run = ShardVerification(shard, of: selection, bundle: arguments.value(bundleOption))
      return try run.run(arguments, threads: threads, session)
    }
    let (found, isKept) = try verify(selection, threads: threads, session)
    let command = acceptCommand(arguments, isKept: isKept, session)
    return report(
      found, remarks: selection.remarks,
      next: "to accept the fresh renders: \(command)", arguments, session)
  }

  /// Prints results, and says what the exit code makes of them.
  ///
  /// - Parameters:
  ///   - found: The results.
  ///   - remarks: What was not looked at.
  ///   - next: What to do where something is pending.
  ///   - arguments: The words of the command line.
  ///   - session: The run.
  /// - Returns: How the command ends.
  static func report(
    _ found: [SnapshotResult], remarks: [Diagnostic], next: String, _ arguments: Arguments,
    _ session: Session
  ) -> ExitCode {
    let results = found.map { shorten($0, session) }
    let unreadable = results.compactMap(\.diagnostic)
    session.findings.report(unreadable + remarks)
    if arguments.has(.json) {
      session.output.print(SnapshotResults.json(results, diagnostics: session.findings.all))
    } else {
      session.output.result(text(of: results, next: next))
    }
    if !unreadable.isEmpty { return .badInput }
    return results.contains(where: \.status.isPending) ? .finding : .success
  }

  /// Compares and keeps the results; whether they and all renders are there for later commands.
  private static func verify(
    _ selection: SnapshotSelection, threads: Int, _ session: Session
  ) throws(CommandFailure) -> (results: [SnapshotResult], isKept: Bool) {
    let (results, isLeft) = try compare(
      selection.cases, orphans: selection.orphans, in: session.store, threads: threads, session)
    let keeping = SnapshotResults.keep(results, in: session.store)
    session.findings.report([keeping].compactMap(\.self).map(session.shortened))
    return (results, keeping == nil && isLeft)
  }

  /// Draws and compares, with the bar on the terminal meanwhile; whether all renders of what differs are
  /// there for later commands.
  static func compare(
    _ cases: [SnapshotCase], orphans: [SnapshotID], in store: SnapshotStore, threads: Int,
    _ session: Session
  ) throws(CommandFailure) -> (results: [SnapshotResult], isLeft: Bool) {
    let progress = ProgressBar("verifying", output: session.output)
    let verifier = SnapshotVerifier(store: store, threads: threads, progress: progress.update)
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
    return (results, results.allSatisfy { !$0.status.isPending || $0.actualHash != nil })
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
    _ arguments: Arguments, isKept: Bool, _ session: Session
  ) -> String {
    isKept
      ? session.commandLine(ApproveCommand.spec, arguments.words(repeating: []))
      : session.commandLine(RecordCommand.spec, arguments.words(repeating: OptionSpec.picturing))
  }

  /// The report for people: everything that did not pass, then the count.
  private static func text(of results: [SnapshotResult], next: String) -> String {
    var lines: [String] = []
    for result in results where result.status != .passed {
      lines += Self.lines(of: result)
    }
    func count(_ what: String, _ holds: (SnapshotResult) -> Bool) -> String? {
      let count = results.count(where: holds)
      return count == 0 ? nil : "\(count) \(what)"
    }
    let counts = [
      count("failed") { $0.status.isFailure }, count("missing") { $0.status == .missing },
      count("orphaned") { $0.status == .orphaned },
    ].compactMap(\.self)
    let passed = results.count { $0.status == .passed }
    lines.append((["\(passed) passed"] + counts).joined(separator: ", "))
    if results.contains(where: \.status.isPending) {
      lines.append(next)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The lines of one result.
  private static func lines(of result: SnapshotResult) -> [String] {
    let word =
      switch result.status {
      case .missing, .orphaned, .unreadable, .passed: result.status.rawValue
      case .failed, .sizeMismatch: "failed"
      }
    let padded = word + String(repeating: " ", count: max(1, Self.indent - word.count))
    var lines = ["\(padded)\(result.id): \(result.cause ?? "")"]
    let margin = String(repeating: " ", count: Self.indent + 2)
    // Where other fonts have drawn it, the count of pixels says nothing.
    if let difference = result.difference, !result.hasOtherFonts {
      lines.append(margin + figures(of: difference))
    }
    // Of another size, every layer has changed; the cause says all there is to say.
    if result.status == .failed { lines += result.changes.map { margin + $0.text } }
    if let path = result.differencePath { lines.append("\(margin)see \(path)") }
    return lines
  }

  /// Where ids begin, behind the longest verdict.
  private static let indent = 12

  /// How many pixels differ, and where.
  private static func figures(of difference: PixelDifference) -> String {
    let place = difference.bounds.map { " in \($0.text)" } ?? ""
    return
      "\(difference.count.groupedText) of \(difference.total.groupedText) pixels differ\(place),"
      + " by at most \(difference.maxChannelDelta)"
  }
}
