import Tessera
import TesseraSheets
import TesseraSnapshots
import TesseraSource

/// One run of a command: the process it runs in, the cells it knows, and what it has found.
struct Session: Sendable {
  /// The process.
  let context: ProcessContext
  /// The absolute path of the working directory.
  let workingDirectory: String
  /// The cells.
  let registry: CellRegistry
  /// The apps that replay scripts can name.
  let replayApps: [any ReplayApp]
  /// What has been found so far.
  let findings: Findings
  /// What has been read so far.
  let inputs = InputFiles()

  /// Creates the session of a command.
  ///
  /// - Throws: ``CommandFailure`` where there is no working directory.
  init(
    context: ProcessContext, registry: CellRegistry, replayApps: [any ReplayApp],
    findings: Findings
  ) throws(CommandFailure) {
    do {
      workingDirectory = try context.workingDirectory.get()
    } catch {
      throw CommandFailure(error)
    }
    self.context = context
    self.registry = registry
    self.replayApps = replayApps
    self.findings = findings
  }

  /// Where results and findings go.
  var output: Output { context.output }

  // MARK: - What was asked for

  /// The cells that were asked for; all of them where none was.
  func cells(_ names: [String]) throws(CommandFailure) -> [any Cell] {
    guard !names.isEmpty else { return registry.cells }
    var cells: [any Cell] = []
    for name in names {
      do {
        let cell = try registry.cell(named: name)
        if !cells.contains(where: { $0.reuseIdentifier == name }) { cells.append(cell) }
      } catch {
        throw CommandFailure(error)
      }
    }
    return cells
  }

  /// How many threads draw.
  func threads(_ arguments: Arguments) throws(CommandFailure) -> Int {
    try arguments.integer(.threads, in: 1...1024) ?? context.processors
  }

  /// Further font files.
  func fontFiles(_ arguments: Arguments) -> [String] {
    let files = arguments.all(.font).map(path)
    inputs.insert(files)
    return files
  }

  /// The command line that begins with a command, for the user to type.
  func commandLine(_ command: CommandSpec, _ words: [String]) -> String {
    ([context.program, command.name] + words.map(ShellWord.quoted)).joined(separator: " ")
  }

  /// A path of the command line as the file system wants it.
  func path(_ given: String) -> String { FilePath.join(context.pathPrefix, given) }

  /// The folder of goldens.
  var store: SnapshotStore {
    SnapshotStore.locate(
      from: workingDirectory, override: context.variables["TESSERA_SNAPSHOT_DIR"])
  }

  // MARK: - Results

  /// Reports warnings; ends the command where an error is among the findings.
  func check(_ diagnostics: [Diagnostic]) throws(CommandFailure) {
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      throw CommandFailure(diagnostics)
    }
    findings.report(diagnostics)
  }

  /// Ends the command where a file to be written is one that has been read; asked before anything is
  /// drawn, so that nobody waits for a refusal.
  func refuseInput(_ given: String) throws(CommandFailure) {
    try inputs.refuse(path(given))
  }

  /// Writes a file with its folder.
  ///
  /// - Throws: ``CommandFailure`` for one of the inputs, and where the system refuses.
  func write(_ bytes: [UInt8], to given: String) throws(CommandFailure) {
    try refuseInput(given)
    let path = path(given)
    do {
      try SourceFile.createDirectory(FilePath.directory(of: path))
      try SourceFile.write(bytes, to: path)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// A finding about files that the user did not name: their paths as short as the working directory
  /// allows.
  func shortened(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.location = diagnostic.location.map(shortened)
    for index in diagnostic.notes.indices {
      diagnostic.notes[index].location = diagnostic.notes[index].location.map(shortened)
    }
    return diagnostic
  }

  /// The place with its path as short as the working directory allows, or as it was given.
  private func shortened(_ location: SourceLocation) -> SourceLocation {
    // A place in a text that the user named is called as they named it.
    guard location.line == 0 || location.path.hasPrefix(store.folder) else { return location }
    let given = context.variables["TESSERA_SNAPSHOT_DIR"] ?? ""
    let isGiven = location.path == FilePath.absolute(given, relativeTo: workingDirectory)
    return location.renamed(isGiven && !given.isEmpty ? given : shortened(location.path))
  }

  /// An absolute path as it is shown: seen from the working directory, unless that is longer.
  func shortened(_ path: String) -> String {
    let relative = FilePath.relative(path, to: workingDirectory)
    return relative.utf8.count < path.utf8.count ? relative : path
  }

  /// Prints the result of a command that wrote files: their paths with what else is to be said, or
  /// one object with all findings.
  func finish(_ files: [String], text: String, _ arguments: Arguments) {
    guard arguments.has(.json) else { return output.result(text) }
    output.print(.object([("files", .array(files.map { .string($0) })), findings.json]))
  }
}
