import Tessera
import TesseraRaster
import TesseraSheets
import TesseraSnapshots
import TesseraSource

/// `tessera verify`: goldens against fresh renders.
enum VerifyCommand: Command {
  private static let deepOption = OptionSpec(
    name: "deep",
    summary: "Decode every golden and compare it with its manifest too; for CI")

  static let spec = CommandSpec(
    name: "verify", operands: "[FILTER…]", summary: "Compare goldens with fresh renders",
    discussion: [
      "A filter is part of a snapshot's id, or a pattern with * and ? for the whole of it.",
      "No golden is written. What differs is left in .tessera/ as a picture of what was expected,",
      "what differs and what was drawn; approve makes goldens of the latter.",
      "A golden is proved unchanged by its line in manifest.tsv, its picture is read only where that",
      "does not settle it; --deep also finds pictures that are not what their lines say.",
    ],
    options: [deepOption] + OptionSpec.drawing)

  static func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let threads = try session.threads(arguments)
    let selection = try SnapshotSelection(arguments, in: session)
    let (found, isKept) = try verify(
      selection, isDeep: arguments.has(deepOption), threads: threads, session)
    let results = found.map { shorten($0, session) }
    let unreadable = results.compactMap(\.diagnostic)
    session.findings.report(unreadable + selection.remarks)
    if arguments.has(.json) {
      session.output.print(SnapshotResults.json(results, diagnostics: session.findings.all))
    } else {
      session.output.result(
        text(of: results, accepting: acceptCommand(arguments, isKept: isKept, session)))
    }
    if session.findings.all.contains(where: { $0.severity == .error }) { return .badInput }
    return results.contains(where: \.status.isPending) ? .finding : .success
  }

  /// Draws and compares, with the bar on the terminal meanwhile, and keeps the results; whether they
  /// and all renders are there for later commands.
  private static func verify(
    _ selection: SnapshotSelection, isDeep: Bool, threads: Int, _ session: Session
  ) throws(CommandFailure) -> (results: [SnapshotResult], isKept: Bool) {
    let store = session.store
    let progress = ProgressBar("verifying", output: session.output)
    let verifier = SnapshotVerifier(
      store: store, threads: threads, isDeep: isDeep, progress: progress.update)
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
    _ arguments: Arguments, isKept: Bool, _ session: Session
  ) -> String {
    isKept
      ? session.commandLine(ApproveCommand.spec, arguments.words(repeating: []))
      : session.commandLine(RecordCommand.spec, arguments.words(repeating: OptionSpec.picturing))
  }

  /// The report for people: everything that did not pass, then the count.
  private static func text(of results: [SnapshotResult], accepting command: String) -> String {
    var lines: [String] = []
    for result in results where result.status != .passed || result.tolerance != nil {
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
      lines.append("to accept the fresh renders: \(command)")
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
