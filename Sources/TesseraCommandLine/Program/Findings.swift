internal import Synchronization
import TesseraSource

/// What a command has found so far: each finding is printed once, and all of them are kept for
/// `--json`.
final class Findings: Sendable {
  /// How many with one code are shown of what a theme may have by the thousand; beyond, nobody reads
  /// them one by one.
  static let shown = 50

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
  ///
  /// - Parameters:
  ///   - diagnostics: The findings.
  ///   - limit: How many with the same code are printed; of more it is said how many they are. All of
  ///     them are kept.
  func report(_ diagnostics: [Diagnostic], limit: Int = .max) {
    var counts: [String: Int] = [:]
    for diagnostic in diagnostics {
      let isNew = reported.withLock { reported in
        guard reported.known.insert(diagnostic).inserted else { return false }
        reported.list.append(diagnostic)
        return true
      }
      guard isNew else { continue }
      if let code = diagnostic.code {
        counts[code, default: 0] += 1
        guard counts[code, default: 0] <= limit else { continue }
      }
      output.report(diagnostic)
    }
    for (code, count) in counts.sorted(by: { $0.key < $1.key }) where count > limit {
      output.report(
        Diagnostic(
          .note, code: code, "\(count - limit) more such findings are not shown",
          help: "`--json` has all of them"))
    }
  }

  /// The member `diagnostics` of the object that `--json` prints (design section 9).
  var json: (String, JSONOutput) { ("diagnostics", .array(all.map(\.json))) }
}
