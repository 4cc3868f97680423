import TesseraSnapshots
import TesseraSource

/// The report of a verify for people.
///
/// Few snapshots are told one by one, in full. Of many, what they have in common is told first, once for
/// each cause, and then those in full that share theirs with none.
struct VerifyText {
  /// What verifying found.
  let results: [SnapshotResult]
  /// What to do where something is pending.
  let next: String
  /// The command line that lists orphans, with what they were renamed to, and removes them.
  let pruning: String
  /// The command line that shows one snapshot alone.
  let showing: (SnapshotID) -> String

  /// The most snapshots that are told one by one.
  private static let mostSingle = 8
  /// The most ids that are told for one cause.
  private static let mostIDs = 3
  /// The most layers that are told for one cause.
  private static let mostLayers = 4
  /// The most changes that are told for one snapshot.
  private static let mostChanges = 24
  /// Where ids begin, behind the longest verdict.
  private static let indent = 12
  /// What stands before a line that belongs to the one above.
  private static let margin = String(repeating: " ", count: indent + 2)

  /// All lines, each with a line end.
  var text: String {
    let told = results.filter { $0.status != .passed || $0.isHidden }
    var lines = told.count <= Self.mostSingle ? told.flatMap(Self.lines) : groupedLines(told)
    lines += results.filter(\.isTolerated).flatMap(Self.lines)
    lines.append(counts)
    if results.contains(where: \.status.isPending) {
      lines.append(next)
    }
    if results.contains(where: { $0.status == .orphaned }) {
      lines.append("to see what is orphaned, and to remove it: \(pruning)")
    }
    // Names come from folders, and reasons from manifests.
    return lines.map { TerminalText.escaped($0) + "\n" }.joined()
  }

  /// How many came to what.
  private var counts: String {
    func count(_ what: String, _ holds: (SnapshotResult) -> Bool) -> String? {
      let count = results.count(where: holds)
      return count == 0 ? nil : "\(count) \(what)"
    }
    let passed = results.count { $0.status == .passed }
    let others = [
      count("failed") { $0.status.isFailure }, count("missing") { $0.status == .missing },
      count("orphaned") { $0.status == .orphaned },
    ]
    return (["\(passed) passed"] + others.compactMap(\.self)).joined(separator: ", ")
  }

  /// Causes that several share, then what shares none.
  private func groupedLines(_ told: [SnapshotResult]) -> [String] {
    let causes = SharedCause.causes(of: told)
    let shared = causes.filter { $0.snapshots.count > 1 }
    let alone = Set(causes.filter { $0.snapshots.count == 1 }.flatMap(\.snapshots))
    let together = Set(shared.flatMap(\.snapshots))
    let single = told.filter { alone.contains($0.id) || !together.contains($0.id) }
    var lines = shared.flatMap(Self.lines)
    lines += single.prefix(Self.mostSingle).flatMap(Self.lines)
    if single.count > Self.mostSingle {
      lines.append(
        "and \(single.count - Self.mostSingle) more by themselves; --json tells all of them")
    }
    // Of an orphan nothing is drawn, so there is no more to see.
    if let first = shared.first(where: { $0.kind != .orphaned })?.snapshots.first {
      lines.append("to see one in full: \(showing(first))")
    }
    return lines
  }

  /// The lines of a cause that several share.
  private static func lines(of cause: SharedCause) -> [String] {
    let verdict =
      switch cause.kind {
      case .missing: "missing"
      case .orphaned: "orphaned"
      case .hidden: "hidden"
      case .token, .layer, .renderer, .fonts, .edited, .size, .unknown: "failed"
      }
    var lines = [padded(verdict) + cause.text]
    if !cause.layers.isEmpty {
      lines.append(margin + "layers: " + cause.layers.firstFew(mostLayers))
    }
    lines.append(margin + cause.snapshots.map(\.text).firstFew(mostIDs))
    return lines
  }

  /// A verdict in its column.
  private static func padded(_ word: String) -> String {
    word + String(repeating: " ", count: max(1, indent - word.count))
  }

  /// The lines of one result.
  private static func lines(of result: SnapshotResult) -> [String] {
    let word =
      switch result.status {
      case .missing, .orphaned, .unreadable: result.status.rawValue
      case .passed: result.isTolerated ? "passed" : "hidden"
      case .failed, .sizeMismatch: "failed"
      }
    var lines = ["\(padded(word))\(result.id): \(result.cause ?? "")"]
    // Where other fonts have drawn it, the count of pixels says nothing.
    if let difference = result.difference, !result.hasOtherFonts, difference.count > 0 {
      lines.append(margin + difference.text)
    }
    // Of another size, every layer has changed; the cause says all there is to say.
    if result.status != .sizeMismatch {
      lines += result.changes.prefix(mostChanges).map { margin + text(of: $0) }
      let rest = result.changes.count - mostChanges
      if rest > 0 {
        lines.append("\(margin)and \(rest.groupedText) more; --json tells all of them")
      }
    }
    if let path = result.differencePath { lines.append("\(margin)see \(path)") }
    return lines
  }

  /// A change with the pixels that it reaches.
  private static func text(of change: LayerChange) -> String {
    switch change.pixels {
    case nil: change.text
    case 0 where change.keepsDrawing: change.text
    case 0: "\(change.text) [reaches no pixel]"
    case 1: "\(change.text) [1 pixel]"
    case let pixels?: "\(change.text) [\(pixels.groupedText) pixels]"
    }
  }
}
