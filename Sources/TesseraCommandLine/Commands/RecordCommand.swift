import Tessera
import TesseraSheets
import TesseraSnapshots
import TesseraSource

/// `tessera record`: fresh renders → goldens.
enum RecordCommand: Command {
  private static let onlyOption = OptionSpec(
    name: "only", value: "changed|missing|failed|all",
    summary: "Which goldens to write (default changed: missing and differing ones)")

  private static let manifestOption = OptionSpec(
    name: "manifest-only", summary: "Draw nothing: make manifests of the goldens that are there")

  static let spec = CommandSpec(
    name: "record", operands: "[FILTER…]", summary: "Write goldens from fresh renders",
    discussion: [
      "A filter is part of a snapshot's id, or a pattern with * and ? for the whole of it.",
      "A golden whose pixels are the same is left alone; --only all also renews its facts. A golden",
      "that only got another name is moved. Each cell's manifest.tsv lists its goldens, with what may",
      "differ: behind a line's hash stand, after tabs, a metric such as channel:2 and the reason.",
    ],
    options: [onlyOption, manifestOption] + OptionSpec.drawing)

  static func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let mode = try arguments.choice(onlyOption, RecordMode.self) { $0 == .never }
    let threads = try session.threads(arguments)
    if arguments.has(manifestOption) {
      if mode != nil {
        throw CommandFailure(UsageError.conflict("--manifest-only", "--only"))
      }
      if let filter = arguments.operands.first {
        throw CommandFailure(UsageError.conflict("--manifest-only", "`\(filter)`"))
      }
      return try listGoldens(threads: threads, arguments, session)
    }
    let store = session.store
    let selection = try SnapshotSelection(arguments, in: session)
    let changed = try record(selection, mode ?? .changed, threads: threads, session)
    let written = changed.written
    func path(_ id: SnapshotID) -> String {
      session.shortened(store.goldenPath(id))
    }
    let sources = Dictionary(uniqueKeysWithValues: changed.moved.map { ($0.to, $0.from) })
    let lines = written.map { id in
      "recorded \(path(id))" + (sources[id].map { ", renamed from \($0)" } ?? "") + "\n"
    }
    let relisted = changed.relisted.map { "listed \(path($0)) in its manifest\n" }
    let count = "\(written.count) of \(selection.cases.count) goldens written\n"
    session.finish(
      written.map(path), text: (lines + relisted).joined() + count, arguments)
    return .success
  }

  /// Draws and writes, with the bar on the terminal meanwhile.
  private static func record(
    _ selection: SnapshotSelection, _ mode: RecordMode, threads: Int, _ session: Session
  ) throws(CommandFailure) -> ChangedGoldens {
    let progress = ProgressBar("recording", output: session.output)
    let recorder = SnapshotRecorder(
      store: session.store, threads: threads, progress: progress.update)
    do {
      defer { progress.finish() }
      let (changed, warnings) = try recorder.record(
        selection.cases, mode: mode, orphans: selection.orphans)
      session.findings.report(warnings)
      return changed
    } catch {
      throw CommandFailure(error.diagnostics.map(session.shortened))
    }
  }

  /// Makes manifests of pictures.
  private static func listGoldens(
    threads: Int, _ arguments: Arguments, _ session: Session
  ) throws(CommandFailure) -> ExitCode {
    let progress = ProgressBar("reading", output: session.output)
    let builder = ManifestBuilder(
      store: session.store, threads: threads, progress: progress.update)
    let files: [String]
    let warnings: [Diagnostic]
    do {
      defer { progress.finish() }
      (files, warnings) = try builder.build()
    } catch {
      throw CommandFailure(error.diagnostics.map(session.shortened))
    }
    session.findings.report(warnings.map(session.shortened))
    let names = files.map(session.shortened)
    let lines = names.map { "listed the goldens in \($0)\n" }
    let count = names.isEmpty ? "every manifest is right\n" : ""
    session.finish(names, text: lines.joined() + count, arguments)
    return .success
  }
}
