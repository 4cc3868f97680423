import TesseraSnapshots
import TesseraSource

/// `tessera prune`: goldens that no registered cell has, and their removal.
enum PruneCommand: Command {
  private static let deleteOption = OptionSpec(
    name: "delete", summary: "Remove them; without it they are only listed")

  static let spec = CommandSpec(
    name: "prune", operands: "", summary: "List or remove goldens that no cell has",
    discussion: [
      "Goldens of other themes are left alone. Where another snapshot has the very picture of one,",
      "it may have been renamed, and that is said.",
    ],
    options: [deleteOption] + OptionSpec.drawing, operandCount: 0...0)

  static func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let threads = try session.threads(arguments)
    let store = session.store
    let selection = try SnapshotSelection(arguments, in: session)
    session.findings.report(selection.remarks)
    func path(_ id: SnapshotID) -> String {
      session.shortened(store.goldenPath(id))
    }
    let progress = ProgressBar("reading", output: session.output)
    let pruner = SnapshotPruner(store: store, threads: threads, progress: progress.update)
    guard arguments.has(deleteOption) else {
      let orphans = pruner.survey(selection.orphans, cases: selection.cases)
      progress.finish()
      session.findings.report(orphans.compactMap(\.obstacle).map(session.shortened))
      let words = arguments.words(repeating: OptionSpec.picturing)
      var text = text(
        of: orphans, path,
        deleting: session.commandLine(spec, ["--\(deleteOption.name)"] + words))
      // A copy of a golden that is there needs no move.
      let isRenamed = orphans.contains { orphan in
        orphan.successor.map { !SourceFile.exists(store.goldenPath($0)) } ?? false
      }
      if isRenamed {
        let command = session.commandLine(RecordCommand.spec, words)
        text += "to move what was renamed first: \(command)\n"
      }
      session.finish(orphans.map { path($0.id) }, text: text, arguments)
      return .success
    }
    let removed: [String]
    do {
      let (ids, warnings) = try pruner.prune(selection.orphans, cases: selection.cases)
      session.findings.report(warnings.map(session.shortened))
      removed = ids.map(path)
    } catch {
      throw CommandFailure(error.diagnostics.map(session.shortened))
    }
    let lines = removed.map { "removed \(TerminalText.escaped($0))\n" }
    let count = "\(removed.count) of \(selection.orphans.count) orphaned goldens removed\n"
    session.finish(removed, text: lines.joined() + count, arguments)
    return .success
  }

  /// The list for people.
  private static func text(
    of orphans: [OrphanedGolden], _ path: (SnapshotID) -> String, deleting command: String
  ) -> String {
    guard !orphans.isEmpty else { return "no golden is orphaned\n" }
    let lines = orphans.map { orphan in
      "orphaned    \(TerminalText.escaped(path(orphan.id)))"
        + (orphan.successor.map { ": renamed to \($0)?" } ?? "")
    }
    let count = orphans.count == 1 ? "1 golden" : "\(orphans.count) goldens"
    let removable = orphans.count { $0.obstacle == nil }
    let hint: String =
      switch removable {
      case 0: "\(count) orphaned; prune can remove none of them"
      case orphans.count:
        "\(count) orphaned; to remove \(removable == 1 ? "it" : "them"): \(command)"
      default: "\(count) orphaned; to remove \(removable) of them: \(command)"
      }
    return (lines + [hint]).map { $0 + "\n" }.joined()
  }
}
