import Tessera
import TesseraReplay
import TesseraSource

/// `tessera play`: a replay script on a collection, and the log of what happened.
enum PlayCommand: Command {
  private static let logOption = OptionSpec(
    name: "log", value: "FILE", summary: "Write the event log to a file instead of printing it")
  private static let listOption = OptionSpec(
    name: "list", summary: "List the apps that scripts can name, with their variants")

  static let spec = CommandSpec(
    name: "play", operands: "SCRIPT", summary: "Run a replay script and print what happened",
    discussion: [
      "A script is a JSON5 file: a screen and the steps on it. The log has a line for every touch,",
      "question, notice, change of a flag and use of a cell. Exit code 1 where an expectation of the",
      "script fails or an invariant does not hold.",
    ],
    options: [logOption, listOption] + OptionSpec.reading, operandCount: 0...1)

  static func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    if arguments.has(listOption) {
      guard arguments.operands.isEmpty, !arguments.has(logOption) else {
        throw CommandFailure(
          UsageError.conflict(
            "--list", arguments.operands.isEmpty ? "--log" : "SCRIPT"))
      }
      list(arguments, in: session)
      return .success
    }
    guard let file = arguments.operands.first else {
      throw CommandFailure(UsageError.missingOperand(command: spec.name, operands: spec.operands))
    }
    let script = try script(file, in: session)
    try checkTheme(of: script.screen, besides: file, arguments, in: session)
    let player = ReplayPlayer(script, cells: session.registry.cells)
    player.run()
    session.findings.report(player.failures.map(\.diagnostic))
    try print(player.collectionView.log, arguments, in: session)
    return player.failures.isEmpty ? .success : .finding
  }

  /// Reads the script.
  private static func script(
    _ file: String, in session: Session
  ) throws(CommandFailure) -> ReplayScript {
    let source: SourceText
    do {
      source = try SourceFile.readText(session.path(file))
    } catch {
      throw CommandFailure(error)
    }
    let (script, diagnostics) = ReplayScriptReader.read(
      source, vocabulary: ReplayScriptReader.Vocabulary(cells: session.registry.cells))
    guard let script else { throw CommandFailure(diagnostics) }
    try session.check(diagnostics)
    return script
  }

  /// Refuses a script whose theme or mode there is not, though the log needs neither.
  private static func checkTheme(
    of screen: ReplayScreen, besides file: String, _ arguments: Arguments, in session: Session
  ) throws(CommandFailure) {
    guard let theme = screen.theme else { return }
    let path = FilePath.join(FilePath.directory(of: file), theme)
    let document = try session.usableTheme(path, arguments)
    _ = try session.mode(of: document, selecting: screen.mode)
  }

  private static func print(
    _ log: EventLog, _ arguments: Arguments, in session: Session
  ) throws(CommandFailure) {
    let events = JSONOutput.array(arguments.has(.json) ? log.events.map(\.json) : [])
    if let file = arguments.value(logOption) {
      try session.write(Array(log.text.utf8), to: file)
      if !arguments.has(.json) { return session.output.result(file + "\n") }
    } else if !arguments.has(.json) {
      return session.output.result(log.text)
    }
    session.output.print(.object([("events", events), session.findings.json]))
  }

  private static func list(_ arguments: Arguments, in session: Session) {
    let apps = ReplayAppRegistry.builtIn
    guard arguments.has(.json) else {
      let rows = apps.flatMap { app in
        [(app.name, app.summary)] + app.variants.map { ("  " + $0.name, $0.summary) }
      }
      return session.output.result(CommandSpec.table(rows).map { $0 + "\n" }.joined())
    }
    let list = apps.map { app in
      JSONOutput.object([
        ("name", .string(app.name)), ("summary", .string(app.summary)),
        ("cell", app.cell.map { .string($0) } ?? .null),
        (
          "variants",
          .array(
            app.variants.map {
              .object([("name", .string($0.name)), ("summary", .string($0.summary))])
            })
        ),
      ])
    }
    session.output.print(.object([("apps", .array(list)), session.findings.json]))
  }
}
