internal import Glibc
package import Tessera
internal import TesseraSheets
internal import TesseraSource

/// The command line: words in, exit code out.
package struct Program: Sendable {
  /// The commands, in the order in which help lists them.
  static let commands: [any Command.Type] = [
    SheetCommand.self, RenderCommand.self, CellsCommand.self, VerifyCommand.self,
    RecordCommand.self, ApproveCommand.self, PruneCommand.self, MergeCommand.self,
    MutateCommand.self, DiffCommand.self, IconCommand.self, PlayCommand.self,
    ThemeCheckCommand.self, ThemeResolveCommand.self, ThemeExplainCommand.self,
    ThemeDiffCommand.self, ThemeScaffoldCommand.self, ThemeImportCommand.self,
    ThemeExportCommand.self,
  ]

  /// The cells that commands know.
  private let cells: [any Cell]
  /// Where the cells came from.
  private let source: CellRegistry.Source
  /// The user's apps that replay scripts can name.
  private let replayApps: [any ReplayApp]

  /// Creates a command line for cells, which are Tessera's own unless something else is said, and for
  /// apps beside Tessera's own.
  package init(
    cells: [any Cell], source: CellRegistry.Source = .builtIn, replayApps: [any ReplayApp] = []
  ) {
    self.cells = cells
    self.source = source
    self.replayApps = replayApps
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
      findings.report(error.diagnostics, limit: Findings.shown)
      if Self.wantsJSON(context.arguments) { context.output.print(.object([findings.json])) }
      code = error.exitCode
    }
    if let failure = context.output.failure() {
      findings.report([failure])
      code = .badInput
    }
    return code
  }

  /// Whether words ask for JSON, or name a command that has nothing else.
  private static func wantsJSON(_ words: [String]) -> Bool {
    if Arguments.askForJSON(words) { return true }
    guard !words.isEmpty, case .command(let command, _)? = try? lookUp(words) else { return false }
    return command.spec.isAlwaysJSON
  }

  /// Finds the command and hands over.
  private func dispatch(
    _ context: ProcessContext, _ findings: Findings
  ) throws(CommandFailure) -> ExitCode {
    let output = context.output
    let program = context.program
    guard let word = context.arguments.first else {
      output.finding(Self.helpText(program))
      return .badInput
    }
    switch word {
    case "--help", "-h", "help":
      output.result(try Self.help(Array(context.arguments.dropFirst()), program))
      return .success
    case "--version":
      output.result(Self.versionText)
      return .success
    default: break
    }
    let command: any Command.Type
    let words: [String]
    switch try Self.lookUp(context.arguments, program) {
    case .command(let found, let rest): (command, words) = (found, rest)
    case .family(let family, let rest):
      guard rest.contains(where: OptionSpec.help.isWritten) else {
        guard !Arguments.askForJSON(rest) else { throw Self.missingCommand(of: family) }
        output.finding(Self.helpText(of: family, program))
        return .badInput
      }
      output.result(Self.helpText(of: family, program))
      return .success
    }
    let arguments: Arguments
    do {
      arguments = try Arguments(words, for: command.spec, program: program)
    } catch {
      throw CommandFailure(error)
    }
    if arguments.has(.help) {
      output.result(command.spec.helpText(program: program))
      return .success
    }
    if arguments.has(.version) {
      output.result(Self.versionText)
      return .success
    }
    let session = try Session(
      context: context, registry: try registry(),
      replayApps: ReplayAppRegistry.builtIn + replayApps, findings: findings)
    return try command.run(arguments, in: session)
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
