import Tessera
import TesseraSheets
import TesseraSource

/// `tessera theme check`: everything that is wrong with a theme, in all its modes.
enum ThemeCheckCommand: Command {
  /// From which severity on a finding fails the check.
  private enum Threshold: String, CaseIterable {
    case error, warning
  }

  private static let failOnOption = OptionSpec(
    name: "fail-on", value: "error|warning",
    summary: "What makes the exit code 1 (default error; warning under --strict)")
  private static let sarifOption = OptionSpec(
    name: "sarif", value: "FILE", summary: "Write the findings as a SARIF 2.1.0 log, too")

  static let spec = CommandSpec(
    name: "theme check", operands: "[FILE]",
    summary: "Find what is wrong with a theme, in all its modes",
    discussion: [
      "Beyond mistakes in the files, the theme is looked at on the cells, in all their states:",
      "contrast, states that look alike, colours that some eyes cannot tell apart, unused tokens.",
      "Exceptions are listed under $extensions.tessera.lints in the theme, with their reasons, as",
      "{ lint: \"contrast\", cell: \"card\", off: true, reason: \"…\" }. The lints:",
    ] + CommandSpec.table(DiagnosticCode.lints.map { ($0.lint ?? "", $0.meaning) }),
    options: [failOnOption, sarifOption, .font, .systemFonts, .strictAssets] + OptionSpec.showing,
    operandCount: 0...1)

  static func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let threshold = try arguments.choice(failOnOption, Threshold.self)
    do {
      return try check(threshold, arguments, session)
    } catch {
      // A log of an earlier run must not stay, as if it were about this file.
      session.findings.report(error.diagnostics)
      try writeLog(arguments, session)
      throw error
    }
  }

  /// Looks at the theme, and prints what is found.
  private static func check(
    _ threshold: Threshold?, _ arguments: Arguments, _ session: Session
  ) throws(CommandFailure) -> ExitCode {
    let file = try session.requiredThemeFile(arguments.operands.first)
    var (document, found) = try session.loadTheme(file, arguments, wrongTextIs: .finding)
    if let log = arguments.value(sarifOption) { try session.refuseInput(log) }
    let isWhole = !found.contains { $0.severity == .error }
    found += try cellFindings(of: document, isWhole: isWhole, arguments, session)
    session.findings.report(found, limit: Findings.shown)
    let all = session.findings.all
    try writeLog(arguments, session)
    // Not in the log, whose readers want places in files.
    if !isWhole {
      session.findings.report([
        Diagnostic(.note, "the looks of the cells were not judged: the theme has errors")
      ])
    }
    let errors = all.count { $0.severity == .error }
    let warnings = all.count { $0.severity == .warning }
    if arguments.has(.json) {
      session.output.print(
        .object([
          ("file", .string(file)), ("modes", .array(document.allModes.map(\.json))),
          ("errors", .integer(errors)), ("warnings", .integer(warnings)), session.findings.json,
        ]))
    } else {
      session.output.result(summary(of: document, file, errors: errors, warnings: warnings))
    }
    let limit = threshold ?? (arguments.has(.strict) ? .warning : .error)
    return errors > 0 || (limit == .warning && warnings > 0) ? .finding : .success
  }

  /// Writes the findings so far as a log, where one was asked for.
  private static func writeLog(
    _ arguments: Arguments, _ session: Session
  ) throws(CommandFailure) {
    guard let log = arguments.value(sarifOption) else { return }
    let sarif = DiagnosticSARIF(version: RendererVersion.current).log(of: session.findings.all)
    try session.write(Array((JSONWriter.pretty(sarif) + "\n").utf8), to: log)
  }

  /// What is wrong between the theme and the cells, and in a whole theme what the rules find.
  private static func cellFindings(
    of document: ThemeDocument, isWhole: Bool, _ arguments: Arguments, _ session: Session
  ) throws(CommandFailure) -> [Diagnostic] {
    let cells = session.registry.cells
    let resolutions: [ThemeResolution]
    do {
      resolutions = try ThemeResolution.resolve(
        document, in: document.modesToCheck, cells: [], fontFiles: session.fontFiles(arguments),
        searchesSystemFonts: arguments.has(.systemFonts),
        requiresAssets: arguments.has(.strictAssets))
    } catch {
      throw CommandFailure(error)
    }
    let modes = resolutions.compactMap { resolution in
      resolution.theme.map {
        ThemeLints.Mode(theme: $0, fonts: resolution.fonts, icons: resolution.icons)
      }
    }
    let themes = modes.map(\.theme)
    let unknown = session.registry.unknownCells(in: themes)
    guard isWhole else {
      return unknown + ThemeLints.declarations(of: document, in: modes, cells: cells)
    }
    let unreached = CellRegistry.unreached(cells, by: themes, of: document.path)
    return unknown + (unknown.isEmpty ? unreached.map { [$0] } ?? [] : [])
      + ThemeLints.findings(of: document, in: modes, cells: cells)
  }

  /// One line for people.
  private static func summary(
    of document: ThemeDocument, _ file: String, errors: Int, warnings: Int
  ) -> String {
    func count(_ number: Int, _ noun: String) -> String {
      number == 0 ? "no \(noun)s" : number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }
    let tokens = document.theme(in: document.defaultMode).tokens.count
    return "\(file): \(count(document.allModes.count, "mode")), \(count(tokens, "token")),"
      + " \(count(errors, "error")), \(count(warnings, "warning"))\n"
  }
}
