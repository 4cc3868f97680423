import TesseraCells
import TesseraCollection
import TesseraReplay
import TesseraShowcase
import TesseraSource
import Testing

/// Scripts as tests read and run them, with the showcase's cells.
enum Replay {
  /// What scripts can name.
  static let vocabulary = ReplayScriptReader.Vocabulary(cells: Showcase.cells)

  /// Reads a script from its text.
  static func read(_ text: String) -> (script: ReplayScript?, diagnostics: [Diagnostic]) {
    ReplayScriptReader.read(
      SourceText(path: "a.json5", bytes: Array(text.utf8)), vocabulary: vocabulary)
  }

  /// Puts the screen of a script up, without running a step.
  static func player(
    _ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> ReplayPlayer {
    let (script, diagnostics) = read(text)
    #expect(diagnostics == [], sourceLocation: sourceLocation)
    return ReplayPlayer(
      try #require(script, sourceLocation: sourceLocation), cells: Showcase.cells)
  }

  /// Runs a script from its text.
  static func run(
    _ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> ReplayPlayer {
    let player = try player(text, sourceLocation: sourceLocation)
    player.run()
    return player
  }

  /// The folder of the package.
  static let root = (0..<4).reduce(#filePath) { path, _ in FilePath.directory(of: path) }

  /// A file beside the tests: a script, or a log as it must be.
  static func fixture(_ name: String) throws -> String {
    let folder = FilePath.directory(of: #filePath)
    return try SourceFile.readText("\(folder)/Scripts/\(name)").decoded()
  }
}

extension ReplayPlayer {
  /// The lines that the steps of a script add to the log.
  func lines(_ action: ReplayStep.Action) -> [String] {
    let first = collectionView.log.events.count
    run(ReplayStep(action))
    return collectionView.log.lines(from: first)
  }

  /// The texts of a section's items.
  func texts(ofSection section: Int) -> [String] {
    dataSource.data.sections[section].items.map { $0.text ?? "" }
  }

  /// The names of the violated invariants, in the order in which they were found.
  var violatedInvariants: [String] {
    failures.compactMap { failure in
      guard case .invariantViolated(let name, _, _) = failure.event else { return nil }
      return name
    }
  }

  /// The failures, as lines.
  var failureLines: [String] { failures.map(\.event.description) }
}
