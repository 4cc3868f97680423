internal import Glibc
package import Tessera
internal import TesseraSheets
internal import TesseraSource

/// The command line: words in, exit code out.
package struct Program: Sendable {
  /// The commands, in the order in which help lists them.
  static let commands: [any Command.Type] = [
    SheetCommand.self, RenderCommand.self, CellsCommand.self, VerifyCommand.self,
    RecordCommand.self,
  ]

  /// The cells that commands know.
  private let cells: [any Cell]
  /// Where the cells came from.
  private let source: CellRegistry.Source

  /// Creates a command line for cells, which are Tessera's own unless something else is said.
  package init(cells: [any Cell], source: CellRegistry.Source = .builtIn) {
    self.cells = cells
    self.source = source
  }

  /// Runs the command that this process was started with, and ends the process.
  package func main() -> Never {
    exit(run(.process).rawValue)
  }

  /// Runs one command.
  package func run(_ context: ProcessContext) -> ExitCode {
    let findings = Findings(output: context.output)
    var code: ExitCode
    do {
      code = try dispatch(context, findings)
    } catch {
      findings.report(error.diagnostics)
      if Arguments.askForJSON(context.arguments) { context.output.print(.object([findings.json])) }
      code = error.exitCode
    }
    if let failure = context.output.failure() {
      findings.report([failure])
      code = .badInput
    }
    return code
  }

  /// Finds the command and hands over.
  private func dispatch(
    _ context: ProcessContext, _ findings: Findings
  ) throws(CommandFailure) -> ExitCode {
    let output = context.output
    guard let word = context.arguments.first else {
      output.finding(Self.helpText)
      return .badInput
    }
    let words = Array(context.arguments.dropFirst())
    switch word {
    case "--help", "-h", "help":
      output.result(try Self.help(words))
      return .success
    case "--version":
      output.result(Self.versionText)
      return .success
    default: break
    }
    let command = try Self.command(named: word)
    let arguments: Arguments
    do {
      arguments = try Arguments(words, for: command.spec)
    } catch {
      throw CommandFailure(error)
    }
    if arguments.has(.help) {
      output.result(command.spec.helpText)
      return .success
    }
    if arguments.has(.version) {
      output.result(Self.versionText)
      return .success
    }
    let session = try Session(context: context, registry: try registry(), findings: findings)
    return try command.run(arguments, in: session)
  }

  /// The command of a name.
  private static func command(named word: String) throws(CommandFailure) -> any Command.Type {
    if let command = commands.first(where: { $0.spec.name == word }) { return command }
    guard !word.hasPrefix("-") else {
      throw CommandFailure(
        UsageError.unknownOption(word: word, command: nil, known: ["--help", "--version"]))
    }
    throw CommandFailure(
      UsageError.unknownCommand(word: word, known: commands.map { $0.spec.name }))
  }

  /// What `tessera --help [COMMAND]` prints.
  private static func help(_ words: [String]) throws(CommandFailure) -> String {
    guard words.count <= 1 else {
      throw CommandFailure(UsageError.unwantedOperand(command: "help", word: words[1]))
    }
    return try words.first.map { word throws(CommandFailure) in
      try command(named: word).spec.helpText
    } ?? helpText
  }

  /// What `tessera --help` prints.
  private static var helpText: String {
    let rows = commands.map { ($0.spec.name + " " + $0.spec.operands, $0.spec.summary) }
    return """
      usage: tessera COMMAND [options]

      Draws the look of collection-view cells in every state, without UIKit, a Mac or a display.

      commands:
      \(CommandSpec.table(rows).joined(separator: "\n"))

      tessera COMMAND --help says what a command takes; tessera --version says which one this is.

      """
  }

  /// What `tessera --version` prints.
  private static var versionText: String { "tessera \(RendererVersion.current)\n" }

  /// The registry of the program's cells.
  private func registry() throws(CommandFailure) -> CellRegistry {
    var registry = CellRegistry()
    for cell in cells {
      do {
        try registry.register(cell, source: source)
      } catch {
        throw CommandFailure(error)
      }
    }
    return registry
  }
}
