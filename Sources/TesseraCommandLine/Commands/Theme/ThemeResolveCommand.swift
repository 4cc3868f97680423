import Tessera
import TesseraSource

/// `tessera theme resolve`: all tokens of a theme in one mode, for programs.
enum ThemeResolveCommand: Command {
  static let spec = CommandSpec(
    name: "theme resolve", operands: "[FILE]",
    summary: "Print all tokens of a theme in one mode, as JSON",
    discussion: [
      "Every token that has a value is printed, also where others have errors."
    ],
    options: [.mode] + OptionSpec.showing, isAlwaysJSON: true, operandCount: 0...1)

  static func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let wanted = try arguments.modes()
    let file = try session.requiredThemeFile(arguments.operands.first)
    let (document, found) = try session.loadTheme(file, arguments, wrongTextIs: .finding)
    session.findings.report(found, limit: Findings.shown)
    let mode = try session.mode(of: document, selecting: wanted)[0]
    session.output.print(TokenExport(document, in: mode).json(session.findings.all))
    return found.contains { $0.severity == .error } ? .finding : .success
  }
}
