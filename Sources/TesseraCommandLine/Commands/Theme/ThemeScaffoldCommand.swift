import Tessera
import TesseraSource

/// `tessera theme scaffold`: a token file with all roles of some cells, to begin a theme with.
enum ThemeScaffoldCommand: Command {
  static let spec = CommandSpec(
    name: "theme scaffold", operands: "[CELL…]",
    summary: "Print a commented token file with all roles of the cells",
    options: OptionSpec.common)

  static func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let text = ThemeScaffold.text(for: try session.cells(arguments.operands))
    guard arguments.has(.json) else {
      session.output.result(text)
      return .success
    }
    session.output.print(.object([("text", .string(text)), session.findings.json]))
    return .success
  }
}
