import TesseraSource
import TesseraTheme

/// Findings of many modes → one for each fault, in the order of the files.
struct LintReport {
  /// What makes two findings the same.
  private struct Key: Hashable {
    let code: String?
    let location: SourceLocation?
    let message: String
  }

  private let document: ThemeDocument
  private let modes: [ThemeMode]
  private var entries: [(diagnostic: Diagnostic, modes: [Int])] = []
  private var indices: [Key: Int] = [:]

  init(_ document: ThemeDocument, modes: [ThemeMode]) {
    self.document = document
    self.modes = modes
  }

  /// Adds what was found in a mode.
  mutating func add(_ diagnostic: Diagnostic, mode: Int) {
    let key = Key(
      code: diagnostic.code, location: diagnostic.location, message: diagnostic.message)
    if let index = indices[key] {
      if !entries[index].modes.contains(mode) { entries[index].modes.append(mode) }
      return
    }
    indices[key] = entries.count
    entries.append((diagnostic, [mode]))
  }

  /// The findings by file in the order of reading, then by place; those without a place come last.
  var diagnostics: [Diagnostic] {
    let ranks = Dictionary(
      zip(document.files, document.files.indices), uniquingKeysWith: { first, _ in first })
    func key(_ location: SourceLocation?) -> (Int, Int, Int) {
      guard let location else { return (.max, 0, 0) }
      return (ranks[location.path] ?? document.files.count, location.line, location.column)
    }
    return entries.enumerated().map { offset, entry in
      var diagnostic = entry.diagnostic
      diagnostic.mode = document.description(of: entry.modes.sorted(), among: modes)
      return (key: key(diagnostic.location), offset: offset, diagnostic: diagnostic)
    }
    .sorted {
      ($0.key.0, $0.key.1, $0.key.2, $0.offset) < ($1.key.0, $1.key.1, $1.key.2, $1.offset)
    }
    .map(\.diagnostic)
  }
}
