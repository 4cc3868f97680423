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
  /// The bundle's folder.
  private let folder: String
  /// The run.
  private let session: Session

  /// Creates the run of a shard; from now on and until its end it has no bundle.
  ///
  /// So whatever keeps it from its end, an error in the theme, say, merge does not find the bundle of an
  /// earlier run in its place.
  init(_ shard: Shard, bundle: String?, in session: Session) throws(CommandFailure) {
    self.shard = shard
    self.session = session
    folder =
      bundle.map { FilePath.absolute($0, relativeTo: session.workingDirectory) }
      ?? ShardBundle.folder(of: shard, in: session.store)
    do {
      try ShardBundle.prepare(folder)
    } catch {
      throw CommandFailure([session.shortened(error.diagnostic)])
    }
  }

  /// Verifies the share of what all shards look at together, and writes the bundle.
  func run(
    _ arguments: Arguments, of selection: SnapshotSelection, threads: Int
  ) throws(CommandFailure) -> ExitCode {
    let store = SnapshotStore(folder: session.store.folder, workFolder: folder)
    let (results, errors, isLeft) = try VerifyCommand.compare(
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
    do {
      try ShardBundle.write(
        results, errors: errors, of: shard, facts(arguments, selection),
        orphans: selection.orphans, remarks: selection.remarks.map(\.message), to: store)
    } catch {
      throw CommandFailure([session.shortened(error.diagnostic)])
    }
    let path = session.shortened(folder)
    let verdicts = Verdicts(
      results, remarks: [], next: "to accept fresh renders, merge all shards first",
      options: arguments.optionWords(of: OptionSpec.picturing), session)
    let code = verdicts.report(arguments)
    if !arguments.has(.json) {
      session.output.result("shard \(shard.index) of \(shard.count): see \(path)\n")
    }
    return code
  }

  /// What this shard has in common with the others.
  private func facts(_ arguments: Arguments, _ selection: SnapshotSelection) -> ShardRun {
    ShardRun(
      renderer: RendererVersion.current, shards: shard.count,
      theme: selection.document.map { .init(name: $0.name, digest: $0.contentHash) },
      options: arguments.optionWords(of: OptionSpec.picturing.filter { $0 != .theme }),
      isDeep: arguments.has(VerifyCommand.deepOption), filters: arguments.words(repeating: []),
      ids: selection.cases.map(\.id))
  }
}
