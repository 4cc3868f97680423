import TesseraSnapshots
import TesseraSource

/// `tessera merge`: the bundles of all shards → the results of one verify.
enum MergeCommand: Command {
  static let spec = CommandSpec(
    name: "merge", operands: "[BUNDLE…]", summary: "Put the shards of a verify together",
    discussion: [
      "A bundle is the folder that verify --shard left; without any, those in .tessera/shards are",
      "taken. That every snapshot is there exactly once, drawn by one version with one theme, is",
      "proved first. Then it is as if one verify had looked at all: approve works, and --report too.",
    ],
    options: ReportTarget.options + OptionSpec.common)

  static func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let target = try ReportTarget(arguments, in: session)
    let folders = try bundles(arguments, session)
    let outcome: ShardMerger.Outcome
    do {
      outcome = try ShardMerger(store: session.store).merge(folders)
    } catch {
      throw CommandFailure(error.diagnostics.map(session.shortened))
    }
    session.findings.report(outcome.errors.map(session.shortened))
    let command = session.commandLine(ApproveCommand.spec, outcome.run.filters)
    let verdicts = Verdicts(
      outcome.results, remarks: outcome.remarks.map { Diagnostic(.note, $0) },
      next: "to accept the fresh renders: \(command)", options: outcome.run.options, session)
    let code = verdicts.report(arguments)
    let isReported = target.write(
      verdicts, accepting: command,
      acceptingSome: session.commandLine(ApproveCommand.spec, []),
      threads: try session.threads(arguments), arguments)
    return isReported ? code : .badInput
  }

  /// The folders of the bundles.
  private static func bundles(
    _ arguments: Arguments, _ session: Session
  ) throws(CommandFailure) -> [String] {
    guard arguments.operands.isEmpty else {
      return arguments.operands.map {
        FilePath.absolute($0, relativeTo: session.workingDirectory)
      }
    }
    let folder = ShardBundle.folder(in: session.store)
    let names: [String]
    do {
      names = try SourceFile.list(folder).map(\.name)
    } catch .notFound {
      names = []
    } catch {
      throw CommandFailure([session.shortened(error.diagnostic)])
    }
    guard !names.isEmpty else {
      throw CommandFailure([
        Diagnostic(
          .error, "there are no bundles of shards here",
          help: "run verify --shard 1/2 and so on first, or name the folders of bundles")
      ])
    }
    return names.map { FilePath.join(folder, $0) }
  }
}
