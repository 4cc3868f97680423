import Tessera
import TesseraReplay
import TesseraSheets
import TesseraSource

/// `tessera play`: a replay script on a collection, and the log of what happened.
enum PlayCommand: Command {
  private static let logOption = OptionSpec(
    name: "log", value: "FILE", summary: "Write the event log to a file instead of printing it")
  private static let listOption = OptionSpec(
    name: "list", summary: "List the apps that scripts can name, with their variants")
  private static let mutateOption = OptionSpec(
    name: "mutate", summary: "Run each faulty variant of the app: the script has to find its fault")

  private static let filmOption = OptionSpec(
    name: "film", value: "FILE.png",
    summary: "Draw the screen at every change; more than a picture holds goes to FILE-2.png, …")
  private static let animateOption = OptionSpec(
    name: "animate", value: "FILE.png", summary: "Draw the same as an animated PNG file")

  static let spec = CommandSpec(
    name: "play", operands: "SCRIPT", summary: "Run a replay script and print what happened",
    discussion: [
      "A script is a JSON5 file: a screen and the steps on it. The log has a line for every touch,",
      "question, notice, change of a flag and use of a cell. Exit code 1 where an expectation of the",
      "script fails or an invariant does not hold; what the collection refuses is a warning.",
      "Cells have the theme of --theme, else the script's, else the one that is found.",
    ],
    options: [
      logOption, filmOption, animateOption, mutateOption, listOption, .mode, .theme, .font,
      .systemFonts, .strictAssets,
    ] + OptionSpec.showing, operandCount: 0...1)

  static func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    if arguments.has(listOption) {
      for option in [logOption, filmOption, animateOption, mutateOption]
      where arguments.has(option) {
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
    try checkApps(in: session)
    let script = try script(file, in: session)
    let (document, resolution) = try theme(of: script.screen, besides: file, arguments, session)
    if arguments.has(mutateOption) { return try mutate(script, resolution, arguments, in: session) }
    let writer = try FilmWriter(
      film: arguments.value(filmOption), animation: arguments.value(animateOption),
      besides: arguments.value(logOption), in: session)
    if let log = arguments.value(logOption) { try session.refuseInput(log) }

    let player = ReplayPlayer(
      script, cells: session.registry.cells, apps: session.replayApps, resolution: resolution,
      films: writer.isWanted)
    player.run()
    var files: [String] = []
    if let film = player.film {
      let frame = SheetFrame(
        document: document, resolutions: [resolution], note: nil, scale: script.screen.scale,
        threads: 1)
      files = try writer.write(film, of: file, on: script.screen, frame, in: session)
    }
    session.findings.report((player.refusals + player.failures).map(\.diagnostic))
    try print(player.collectionView.log, films: files, arguments, in: session)
    return player.failures.isEmpty ? .success : .finding
  }

  /// Refuses two apps of one name.
  private static func checkApps(in session: Session) throws(CommandFailure) {
    var names: Set<String> = []
    for app in session.replayApps where !names.insert(app.name).inserted {
      throw CommandFailure([
        Diagnostic(.error, "two apps are named `\(app.name)`", help: "give one another name")
      ])
    }
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
      source,
      vocabulary: ReplayScriptReader.Vocabulary(
        cells: session.registry.cells, apps: session.replayApps))
    guard let script else { throw CommandFailure(diagnostics) }
    try session.check(diagnostics)
    return script
  }

  /// The theme that looks are compared in and drawn with: that of the command line, else the script's,
  /// else the one that is found, as for all commands.
  private static func theme(
    of screen: ReplayScreen, besides file: String, _ arguments: Arguments, _ session: Session
  ) throws(CommandFailure) -> (ThemeDocument?, ThemeResolution) {
    let document: ThemeDocument?
    if let theme = screen.theme, !arguments.has(.theme) {
      let path = FilePath.join(FilePath.directory(of: file), theme)
      document = try session.usableTheme(path, arguments)
    } else {
      document = try session.theme(arguments)
    }
    let mode = try mode(of: screen, in: document, arguments, session)
    let apps = session.replayApps.filter { $0.name == screen.app }
    let named = [screen.cell] + apps.flatMap { [$0.cell, $0.headerCell] }
    let cells = session.registry.cells.filter { named.contains($0.reuseIdentifier) }
    return (document, try session.resolve(document, in: mode, cells: cells, arguments)[0])
  }

  /// The theme's mode: what the command line says, else the script, else the theme's defaults.
  private static func mode(
    of screen: ReplayScreen, in document: ThemeDocument?, _ arguments: Arguments, _ session: Session
  ) throws(CommandFailure) -> [ThemeMode] {
    let given = try arguments.modes()
    let wanted = screen.mode.filter { given[$0.key] == nil }
    // What the script says is told at its place.
    if document == nil, !wanted.isEmpty {
      throw CommandFailure([
        Diagnostic(
          .error, code: "T1003", at: screen.modeLocation,
          "`mode` needs a theme, and there is none",
          help: "name its file by `theme`, or with --theme")
      ])
    }
    do throws(CommandFailure) {
      _ = try session.mode(of: document, selecting: wanted)
    } catch {
      throw CommandFailure(
        error.diagnostics.map { diagnostic in
          var diagnostic = diagnostic
          diagnostic.location = diagnostic.location ?? screen.modeLocation
          return diagnostic
        })
    }
    return try session.mode(of: document, selecting: wanted.merging(given) { $1 })
  }

  /// Prints the log, or writes it and prints which files were written.
  private static func print(
    _ log: EventLog, films: [String], _ arguments: Arguments, in session: Session
  ) throws(CommandFailure) {
    let logFile = arguments.value(logOption)
    if let logFile { try session.write(Array(log.text.utf8), to: logFile) }
    let files = (logFile.map { [$0] } ?? []) + films
    guard arguments.has(.json) else {
      let text = logFile == nil ? log.text : files.map { $0 + "\n" }.joined()
      return session.output.result(text)
    }
    var members = [("events", JSONOutput.array(log.events.map(\.json)))]
    if !files.isEmpty { members.append(("files", .array(files.map { .string($0) }))) }
    session.output.print(.object(members + [session.findings.json]))
  }

  /// Runs the faulty variants, and says what was found in each.
  private static func mutate(
    _ script: ReplayScript, _ resolution: ThemeResolution, _ arguments: Arguments,
    in session: Session
  ) throws(CommandFailure) -> ExitCode {
    for option in [logOption, filmOption, animateOption] where arguments.has(option) {
      throw CommandFailure(UsageError.conflict("--mutate", "--\(option.name)"))
    }
    let mutations = ReplayMutation.run(
      script, cells: session.registry.cells, apps: session.replayApps, resolution: resolution)
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
    let apps = session.replayApps
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
