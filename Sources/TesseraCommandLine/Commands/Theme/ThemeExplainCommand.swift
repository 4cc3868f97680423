import Tessera
import TesseraSource

/// `tessera theme explain`: where the value of a token, or of a cell's role, comes from.
enum ThemeExplainCommand: Command {
  static let spec = CommandSpec(
    name: "theme explain", operands: "NAME",
    summary: "Say where the value of a token or a role comes from",
    discussion: [
      "NAME is the path of a token, such as color.accent, or of a cell's role, such as",
      "cell.card.title, which may have another token in each state.",
    ],
    options: [.state, .mode, .theme] + OptionSpec.showing, operandCount: 1...1)

  static func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let name = arguments.operands[0]
    let wanted = try arguments.modes()
    let file = try session.requiredThemeFile(arguments.value(.theme))
    let document = try session.usableTheme(file, arguments)
    let mode = try session.mode(of: document, selecting: wanted)[0]
    let role = try role(name, in: document.theme(in: mode), arguments, session)
    if role == nil, arguments.has(.state) {
      throw CommandFailure(UsageError.useless(option: "--state", without: "the name of a role"))
    }
    let path = role.map(\.token) ?? name
    let token: TokenExplanation?
    do {
      token = try path.map { path throws(ThemeError) in
        try document.explanation(of: path, in: mode)
      }
    } catch .unknownToken(let path, let help) {
      let role = session.registry.role(near: path).map(Suggestion.question)
      throw CommandFailure(ThemeError.unknownToken(path, help: role ?? help))
    } catch {
      throw CommandFailure(error)
    }
    if arguments.has(.json) {
      let parts: [(String, JSONOutput)?] = [
        role.map { ("role", $0.json) }, token.map { ("token", $0.json) }, session.findings.json,
      ]
      session.output.print(.object(parts.compactMap(\.self)))
    } else {
      let texts = [role?.text, token?.text].compactMap(\.self)
      session.output.result(texts.map { $0 + "\n" }.joined())
    }
    return .success
  }

  /// Which token a role takes in the state that was asked for; nil where the name is none of a role.
  ///
  /// A token that has the name itself is explained as such, unless a state was asked for.
  private static func role(
    _ name: String, in theme: Theme, _ arguments: Arguments, _ session: Session
  ) throws(CommandFailure) -> RoleExplanation? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !theme.hasToken(name) || arguments.has(.state), parts.count == 3, parts[0] == "cell",
      session.registry.names.contains(parts[1])
    else { return nil }
    let cell = try session.cells([parts[1]])[0]
    let states = try arguments.states(.state, for: [cell]) ?? [.normal]
    guard states.count == 1 else {
      throw CommandFailure(
        UsageError.badValue(
          option: "--state", value: arguments.value(.state) ?? "", expected: "one state",
          near: nil))
    }
    return CellRoles(of: cell, in: theme).explanation(of: parts[2], in: states[0])
  }
}
