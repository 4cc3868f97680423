import TesseraSource
import TesseraTheme

/// What a theme says about lints: which findings it wants to have, and from which measure on.
///
/// Entries are merged in resolution order, and of several that cover a subject the last one counts. A
/// class, because every question is also a record: an entry that no question met, or that changed no
/// answer, is a finding itself.
final class LintSettings {
  /// The code of findings about entries.
  static let code = "T0613"

  /// The entries, each once, in the order in which they were first met.
  private var entries: [LintEntry] = []
  /// The entries of each mode, in resolution order.
  private var active: [[Int]] = []
  /// The entries that made a difference.
  private var effective: Set<Int> = []
  /// What is wrong with entries.
  let faults: [Diagnostic]
  private let modes: [ThemeMode]

  /// Reads the entries of a theme in some modes.
  init(
    _ document: ThemeDocument, modes: [ThemeMode], vocabulary: LintEntryReader.Vocabulary
  ) {
    self.modes = modes
    var reader = LintEntryReader(vocabulary: vocabulary)
    var known: [SourceLocation: Int?] = [:]
    for mode in modes {
      var indices: [Int] = []
      for declaration in document.lints(in: mode) {
        let location = declaration.source.location(of: declaration.node.range)
        if let index = known[location] {
          if let index { indices.append(index) }
          continue
        }
        guard let entry = reader.entry(declaration) else {
          known.updateValue(nil, forKey: location)
          continue
        }
        known[location] = entries.count
        indices.append(entries.count)
        entries.append(entry)
      }
      active.append(indices)
    }
    faults = reader.diagnostics
  }

  /// Asks whether a rule reports a subject.
  ///
  /// - Parameters:
  ///   - subject: What the rule looks at.
  ///   - lint: The rule.
  ///   - threshold: The measure that the rule reports from by itself.
  ///   - fails: Whether the subject fails against a threshold.
  /// - Returns: The threshold that it fails against, the theme's or the rule's; nil where nothing is
  ///   to be reported.
  func failed(
    _ subject: LintSubject, by lint: any Lint, threshold: Double = 0, fails: (Double) -> Bool
  ) -> Double? {
    let failsByItself = fails(threshold)
    let covering = active[subject.mode].last { index in
      entries[index].lint == lint.name
        && entries[index].covers(subject) { self.modes[subject.mode][$0] }
    }
    guard let covering else { return failsByItself ? threshold : nil }
    switch entries[covering].demand {
    case .off:
      if failsByItself { effective.insert(covering) }
      return nil
    case .threshold(let own):
      effective.insert(covering)
      return fails(own) ? own : nil
    }
  }

  /// What is wrong with entries, those that changed nothing last.
  ///
  /// Asked when all rules have run.
  var diagnostics: [Diagnostic] {
    faults
      + entries.indices.filter { !effective.contains($0) }.map { index in
        let entry = entries[index]
        return Diagnostic(
          .warning, code: Self.code, at: entry.location,
          "the entry for `\(entry.lint)` matches nothing",
          help: entry.demand == .off
            ? "remove it: without it there is no finding either"
            : "remove it, or say what it is for")
      }
  }
}
