import Tessera
import TesseraSource

/// `tessera theme export`: a theme as constants or colour sets of another tool.
enum ThemeExportCommand: Command {
  private static let outputOption = OptionSpec(
    name: "output", short: "o", value: "DIR",
    summary: "The folder to write to (default: the working directory)")

  static let spec = CommandSpec(
    name: "theme export", operands: "FORMAT [FILE]",
    summary: "Turn a theme into colour sets or constants",
    discussion: ["Formats:"] + CommandSpec.table(ThemeExporter.all.map { ($0.name, $0.summary) })
      + ["", "A modifier that the format has no place for is as --mode says."],
    options: [outputOption, .force, .mode] + OptionSpec.reading, operandCount: 1...2)

  static func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let wanted = try arguments.modes()
    let file = try session.requiredThemeFile(arguments.operands.dropFirst().first)
    let document = try session.usableTheme(file, arguments)
    let mode = try session.mode(of: document, selecting: wanted)[0]
    let theme = ThemeExporter.export(document, as: arguments.operands[0], mode: mode)
    try session.check(theme.diagnostics)
    try session.write(
      theme.files, dropped: theme.droppedCount, into: arguments.value(outputOption) ?? ".",
      overwriting: arguments.has(.force), arguments)
    return .success
  }
}
