internal import TesseraSource

// Findings of many modes → one diagnostic for each mistake.
//
// A mistake in a file shows in every mode that has the file. It is reported once: without a mode
// where all modes have it, and else with the contexts that bring it about.

/// The findings of the modes of a theme.
struct ModeFindings {
  /// What makes two findings the same.
  private struct Key: Hashable {
    let code: String?
    let location: SourceLocation?
    let message: String
  }

  /// A finding and where it was made.
  private struct Entry {
    var diagnostic: Diagnostic
    /// The path that an unknown reference names.
    let missing: String?
    /// The modes that have it, ascending.
    var modes: [Int]
  }

  private let modes: [ThemeMode]
  private let modifiers: [ThemeModifier]
  private var entries: [Entry] = []
  private var indices: [Key: Int] = [:]

  init(modes: [ThemeMode], modifiers: [ThemeModifier]) {
    self.modes = modes
    self.modifiers = modifiers
  }

  /// Adds a finding of the mode at an index; modes come in ascending order.
  mutating func add(_ finding: any DiagnosticConvertible, mode: Int) {
    let diagnostic = finding.diagnostic
    let key = Key(
      code: diagnostic.code, location: diagnostic.location, message: diagnostic.message)
    if let index = indices[key] {
      if entries[index].modes.last != mode { entries[index].modes.append(mode) }
      return
    }
    indices[key] = entries.count
    entries.append(
      Entry(diagnostic: diagnostic, missing: Self.missingPath(finding), modes: [mode]))
  }

  /// The path of the token that a reference does not find.
  private static func missingPath(_ finding: any DiagnosticConvertible) -> String? {
    if let error = finding as? TokenReferenceError, case .unknown(let path, _, _) = error {
      return path
    }
    if let error = finding as? PointerError, case .missing(let text, _, _) = error {
      return JSONPointer.names(text)?.prefix { $0 != "$value" }.joined(separator: ".")
    }
    return nil
  }

  /// The diagnostics in the order in which they were first found.
  ///
  /// - Parameter declares: Whether the mode at an index has a token at a path; asked mode by mode.
  /// - Returns: One diagnostic for each mistake.
  func diagnostics(declares: (_ mode: Int, _ path: String) -> Bool) -> [Diagnostic] {
    let names = ModeDescription(modes: modes, modifiers: modifiers)
    let missing = Set(entries.compactMap(\.missing))
    var declaring: [String: [Int]] = [:]
    if modes.count > 1, !missing.isEmpty {
      for mode in modes.indices {
        for path in missing where declares(mode, path) { declaring[path, default: []].append(mode) }
      }
    }
    return entries.map { entry in
      var diagnostic = entry.diagnostic
      if entry.modes.count < modes.count { diagnostic.mode = names.text(of: entry.modes) }
      if let path = entry.missing, let found = declaring[path] {
        diagnostic.help = "`{\(path)}` exists only in \(names.text(of: found))"
      }
      return diagnostic
    }
  }
}
