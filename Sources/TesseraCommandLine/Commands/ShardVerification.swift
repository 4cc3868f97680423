import Tessera
import TesseraSheets
import TesseraSnapshots
import TesseraSource

/// One shard of a verify: its share of the snapshots against their goldens, and the bundle that goes to
/// `merge`.
///
/// What verify leaves in `.tessera/` goes into the bundle instead, so that several shards can run in one
/// checkout at once. Goldens without a case are told by `merge`, once for all shards.
struct ShardVerification {
  /// The shard.
  private let shard: Shard
  /// What all shards look at together.
  private let selection: SnapshotSelection
  /// The bundle's folder, as the user gave it.
  private let bundle: String?

  /// Creates the run of a shard.
  init(_ shard: Shard, of selection: SnapshotSelection, bundle: String?) {
    self.shard = shard
    self.selection = selection
    self.bundle = bundle
  }

  /// Verifies the share and writes the bundle.
  func run(
    _ arguments: Arguments, threads: Int, _ session: Session
  ) throws(CommandFailure) -> ExitCode {
    let folder =
      bundle.map { FilePath.absolute($0, relativeTo: session.workingDirectory) }
      ?? ShardBundle.folder(of: shard, in: session.store)
    let store = SnapshotStore(folder: session.store.folder, workFolder: folder)
    do {
      try ShardBundle.prepare(folder)
    } catch {
      throw CommandFailure([session.shortened(error.diagnostic)])
    }
    let (results, isLeft) = try VerifyCommand.compare(
      shard.select(selection.cases), orphans: [], in: store,
      isDeep: arguments.has(VerifyCommand.deepOption), threads: threads, session)
    guard isLeft else {
      throw CommandFailure([
        session.shortened(
          Diagnostic(
            .error, at: SourceLocation(path: folder),
            "pictures of what differs are not in the bundle, so that it could not be merged",
            help: "name a folder that can be written with --bundle DIR"))
      ])
    }
    // What is wrong with a manifest is no result that merge could read: the shard has no bundle then.
    let isWhole = !session.findings.all.contains { $0.severity == .error }
    if isWhole {
      do {
        try ShardBundle.write(
          results, of: shard, facts(arguments), orphans: selection.orphans,
          remarks: selection.remarks.map(\.message), to: store)
      } catch {
        throw CommandFailure([session.shortened(error.diagnostic)])
      }
    }
    let path = session.shortened(folder)
    let verdicts = Verdicts(
      results, remarks: [], next: "to accept fresh renders, merge all shards first",
      options: arguments.optionWords(of: OptionSpec.picturing), session)
    let code = verdicts.report(arguments)
    if isWhole, !arguments.has(.json) {
      session.output.result("shard \(shard.index) of \(shard.count): see \(path)\n")
    }
    return code
  }

  /// What this shard has in common with the others.
  private func facts(_ arguments: Arguments) -> ShardRun {
    ShardRun(
      renderer: RendererVersion.current, shards: shard.count,
      theme: selection.document.map { .init(name: $0.name, digest: $0.contentHash) },
      options: arguments.optionWords(of: OptionSpec.picturing.filter { $0 != .theme }),
      isDeep: arguments.has(VerifyCommand.deepOption), filters: arguments.words(repeating: []),
      ids: selection.cases.map(\.id))
  }
}
