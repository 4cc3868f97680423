import TesseraSnapshots
import TesseraSource

/// `tessera approve`: the renders that verify left → goldens.
enum ApproveCommand: Command {
  private static let layerOption = OptionSpec(
    name: "layer", value: "NAME", isRepeatable: true,
    summary: "Only where this layer has changed; repeatable")
  private static let tokenOption = OptionSpec(
    name: "token", value: "NAME", isRepeatable: true,
    summary: "Only where this token, or one of this group, took part; repeatable")

  static let spec = CommandSpec(
    name: "approve", operands: "[FILTER…]", summary: "Make goldens of the renders verify left",
    discussion: [
      "A filter is part of a snapshot's id, or a pattern with * and ? for the whole of it.",
      "Nothing is drawn: a golden becomes what the last verify showed. Where it, or the render, has",
      "changed since, nothing is written.",
    ],
    options: [layerOption, tokenOption] + OptionSpec.common)

  static func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let store = session.store
    let filter = PendingFilter(
      patterns: arguments.operands, layers: arguments.all(layerOption),
      tokens: arguments.all(tokenOption))
    let results: [SnapshotResult]
    let meant: [SnapshotResult]
    do {
      results = try SnapshotResults.kept(in: store)
      meant = try filter.select(results)
    } catch {
      throw CommandFailure([session.shortened(error.diagnostic)])
    }
    let changed: ChangedGoldens
    do {
      changed = try SnapshotApprover(store: store).approve(meant)
    } catch {
      throw CommandFailure(error.diagnostics.map(session.shortened))
    }
    func path(_ id: SnapshotID) -> String { session.shortened(store.goldenPath(id)) }
    let sources = Dictionary(uniqueKeysWithValues: changed.moved.map { ($0.to, $0.from) })
    let lines = changed.written.map { id in
      "approved \(path(id))" + (sources[id].map { ", renamed from \($0)" } ?? "") + "\n"
    }
    let relisted = changed.relisted.map { "listed \(path($0)) in its manifest\n" }
    let approved = changed.written.count + changed.relisted.count
    let count = results.count(where: \.status.isPending)
    let total =
      count == 0
      ? "the last verify left nothing to approve" : "\(approved) of \(count) renders approved"
    session.finish(
      changed.written.map(path), text: (lines + relisted).joined() + total + "\n", arguments)
    return .success
  }
}
