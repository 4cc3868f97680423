import Tessera
import TesseraSource

/// `tessera theme diff`: which tokens of two themes differ in what they mean.
enum ThemeDiffCommand: Command {
  static let spec = CommandSpec(
    name: "theme diff", operands: "A B",
    summary: "List what differs between two themes, and which cells use it",
    discussion: [
      "Values are compared resolved, in every mode: what is only written otherwise is no difference."
    ],
    options: OptionSpec.showing, operandCount: 2...2)

  static func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let old = try session.usableTheme(arguments.operands[0], arguments)
    let new = try session.usableTheme(arguments.operands[1], arguments)
    let difference = ThemeDifference(from: old, to: new)
    let users = users(of: Set(difference.changes.map(\.path)), [old, new], session.registry)
    if arguments.has(.json) {
      let cells = users.map { ($0.cell, JSONOutput.array($0.tokens.map { .string($0) })) }
      session.output.print(
        .object(difference.members + [("cells", .object(cells)), session.findings.json]))
    } else {
      var lines = difference.isEmpty ? ["no difference"] : [difference.text]
      if !users.isEmpty { lines.append("cells that use them:") }
      lines += users.map { "  \($0.cell): \($0.tokens.joined(separator: ", "))" }
      session.output.result(lines.map { $0 + "\n" }.joined())
    }
    return difference.isEmpty ? .success : .finding
  }

  /// The cells that use some of the tokens in either theme, in the order of the registry, and which.
  private static func users(
    of paths: Set<String>, _ documents: [ThemeDocument], _ registry: CellRegistry
  ) -> [(cell: String, tokens: [String])] {
    var tokens: [String: Set<String>] = [:]
    for document in documents {
      for mode in document.modesToCheck {
        for (path, cells) in registry.cells(using: paths, in: document.theme(in: mode)) {
          for cell in cells { tokens[cell, default: []].insert(path) }
        }
      }
    }
    return registry.names.compactMap { name in
      tokens[name].map { (name, $0.sorted()) }
    }
  }
}
