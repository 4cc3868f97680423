internal import Synchronization
import TesseraSource

/// What a command has found so far: each finding is printed once, and all of them are kept for
/// `--json`.
final class Findings: Sendable {
  /// Where they are printed.
  private let output: Output
  private let reported = Mutex<(list: [Diagnostic], known: Set<Diagnostic>)>(([], []))

  /// Creates an empty list.
  init(output: Output) {
    self.output = output
  }

  /// All findings, in the order in which they were reported.
  var all: [Diagnostic] { reported.withLock(\.list) }

  /// Prints findings that have not been printed before.
  func report(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      let isNew = reported.withLock { reported in
        guard reported.known.insert(diagnostic).inserted else { return false }
        reported.list.append(diagnostic)
        return true
      }
      if isNew { output.report(diagnostic) }
    }
  }

  /// The member `diagnostics` of the object that `--json` prints (design section 9).
  var json: (String, JSONOutput) { ("diagnostics", .array(all.map(\.json))) }
}
