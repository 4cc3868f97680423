import Tessera
import TesseraSheets
import TesseraSnapshots
import TesseraSource

/// `tessera record`: fresh renders → goldens.
enum RecordCommand: Command {
  private static let onlyOption = OptionSpec(
    name: "only", value: "changed|missing|failed|all",
    summary: "Which goldens to write (default changed: missing and differing ones)")

  static let spec = CommandSpec(
    name: "record", operands: "[FILTER…]", summary: "Write goldens from fresh renders",
    discussion: [
      "A filter is part of a snapshot's id, or a pattern with * and ? for the whole of it.",
      "A golden whose pixels are the same is left alone; --only all also renews its facts.",
    ],
    options: [onlyOption] + OptionSpec.drawing)

  static func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let mode = try arguments.choice(onlyOption, RecordMode.self) { $0 == .never } ?? .changed
    let threads = try session.threads(arguments)
    let store = session.store
    let selection = try SnapshotSelection(arguments, in: session)
    let written = try record(selection.cases, mode, in: store, threads: threads, session)
    let files = written.map {
      FilePath.relative(store.goldenPath($0), to: session.workingDirectory)
    }
    let lines = files.map { "recorded \($0)\n" }
    let count = "\(files.count) of \(selection.cases.count) goldens written\n"
    session.finish(files, text: lines.joined() + count, arguments)
    return .success
  }

  /// Draws and writes, with the bar on the terminal meanwhile.
  private static func record(
    _ cases: [SnapshotCase], _ mode: RecordMode, in store: SnapshotStore, threads: Int,
    _ session: Session
  ) throws(CommandFailure) -> [SnapshotID] {
    let progress = ProgressBar("recording", output: session.output)
    let recorder = SnapshotRecorder(store: store, threads: threads, progress: progress.update)
    let written: [SnapshotID]
    let warnings: [Diagnostic]
    do {
      defer { progress.finish() }
      (written, warnings) = try recorder.record(cases, mode: mode)
    } catch {
      throw CommandFailure(error.diagnostics.map(session.shortened))
    }
    session.findings.report(warnings)
    return written
  }
}
