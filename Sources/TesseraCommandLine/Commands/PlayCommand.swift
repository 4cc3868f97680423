import Tessera
import TesseraReplay
import TesseraSource

/// `tessera play`: a replay script on a collection, and the log of what happened.
enum PlayCommand: Command {
  private static let logOption = OptionSpec(
    name: "log", value: "FILE", summary: "Write the event log to a file instead of printing it")
  private static let listOption = OptionSpec(
    name: "list", summary: "List the apps that scripts can name, with their variants")
  private static let mutateOption = OptionSpec(
    name: "mutate", summary: "Run each faulty variant of the app: the script has to find its fault")

  static let spec = CommandSpec(
    name: "play", operands: "SCRIPT", summary: "Run a replay script and print what happened",
    discussion: [
      "A script is a JSON5 file: a screen and the steps on it. The log has a line for every touch,",
      "question, notice, change of a flag and use of a cell. Exit code 1 where an expectation of the",
      "script fails or an invariant does not hold.",
    ],
    options: [logOption, listOption, mutateOption] + OptionSpec.reading, operandCount: 0...1)

  static func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    if arguments.has(listOption) {
      for option in [logOption, mutateOption] where arguments.has(option) {
        throw CommandFailure(UsageError.conflict("--list", "--\(option.name)"))
      }
      if let word = arguments.operands.first {
        throw CommandFailure(
          UsageError.unwantedOperand(
            command: "play --list", word: word, program: session.context.program))
      }
      list(arguments, in: session)
      return .success
    }
    guard let file = arguments.operands.first else {
      throw CommandFailure(
        UsageError.missingOperand(
          command: spec.name, operands: spec.operands, program: session.context.program))
    }
    let script = try script(file, in: session)
    try checkTheme(of: script.screen, besides: file, arguments, in: session)
    if arguments.has(mutateOption) { return try mutate(script, arguments, in: session) }
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
    let path = session.path(file)
    session.inputs.insert([path])
    let source: SourceText
    do {
      source = try SourceFile.readText(path)
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

  /// Runs the faulty variants, and says what was found in each.
  private static func mutate(
    _ script: ReplayScript, _ arguments: Arguments, in session: Session
  ) throws(CommandFailure) -> ExitCode {
    guard !arguments.has(logOption) else {
      throw CommandFailure(UsageError.conflict("--mutate", "--log"))
    }
    let mutations = ReplayMutation.run(script, cells: session.registry.cells)
    guard !mutations.isEmpty else {
      throw CommandFailure([
        Diagnostic(
          .error, "app `\(script.screen.app)` has no faulty variants",
          help: "\(session.context.program) play --list lists the variants of all apps")
      ])
    }
    if arguments.has(.json) {
      let list = mutations.map { mutation in
        JSONOutput.object([
          ("variant", .string(mutation.variant.name)),
          ("invariant", mutation.variant.violates.map { .string($0.rawValue) } ?? .null),
          ("violation", mutation.violation?.diagnostic.json ?? .null),
        ])
      }
      session.output.print(.object([("mutations", .array(list)), session.findings.json]))
    } else {
      let rows = mutations.map { mutation in
        let place = mutation.violation?.location.map { "\($0): " } ?? ""
        let found = mutation.violation.map { place + $0.event.description }
        return (
          mutation.variant.name,
          found ?? "not found: \(mutation.variant.violates?.rawValue ?? "") holds to the end"
        )
      }
      session.output.result(CommandSpec.table(rows).map { $0 + "\n" }.joined())
    }
    return mutations.allSatisfy { $0.violation != nil } ? .success : .finding
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
