import Tessera
import TesseraSource

/// `tessera theme import`: another tool's theme as DTCG token files.
enum ThemeImportCommand: Command {
  private static let fromOption = OptionSpec(
    name: "from", value: "FORMAT", summary: "The format (default: recognised by the content)")
  private static let outputOption = OptionSpec(
    name: "output", short: "o", value: "DIR", summary: "The folder to write to (default Themes)")

  static let spec = CommandSpec(
    name: "theme import", operands: "PATH",
    summary: "Turn another tool's theme into DTCG token files",
    discussion: ["Formats:"] + CommandSpec.table(ThemeImporter.all.map { ($0.name, $0.summary) }),
    options: [fromOption, outputOption, .force] + OptionSpec.common, operandCount: 1...1)

  static func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let theme = ThemeImporter.theme(
      at: session.path(arguments.operands[0]), format: arguments.value(fromOption),
      files: session.inputs.imports)
    try session.check(theme.diagnostics)
    try session.write(
      theme.files, dropped: theme.droppedCount,
      into: arguments.value(outputOption) ?? "Themes", overwriting: arguments.has(.force),
      arguments)
    session.findings.report([
      Diagnostic(
        .note, "no cell takes its colours from these tokens yet",
        help: "write aliases such as `\"$value\": \"{…}\"` under `cell.<name>.<role>`;"
          + " \(session.commandLine(ThemeScaffoldCommand.spec, [])) lists the roles of your cells")
    ])
    return .success
  }
}

extension Session {
  /// Writes files that were made from a theme, all or none, and prints what they are.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - dropped: How many things were not carried over, as the findings say.
  ///   - folder: The folder as the user gave it.
  ///   - overwriting: Whether files that exist may be replaced.
  ///   - arguments: The words of the command line.
  /// - Throws: ``CommandFailure`` where a file is one of the inputs, exists already or cannot be
  ///   written.
  func write(
    _ files: [GeneratedFile], dropped: Int, into folder: String, overwriting: Bool,
    _ arguments: Arguments
  ) throws(CommandFailure) {
    for file in files { try refuseInput(FilePath.join(folder, file.path)) }
    do {
      try files.write(into: path(folder), overwriting: overwriting)
    } catch {
      throw CommandFailure(error)
    }
    let paths = files.map { FilePath.join(folder, $0.path) }
    var text = paths.map { $0 + "\n" }.joined()
    if dropped > 0 {
      let things = dropped == 1 ? "1 thing was" : "\(dropped) things were"
      text += "\(things) not carried over, see above\n"
    }
    finish(paths, text: text, arguments)
  }
}
