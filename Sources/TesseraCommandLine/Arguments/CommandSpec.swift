/// A command's name, operands and options, as the parser and `--help` read them.
struct CommandSpec: Sendable {
  /// The word behind the program's name.
  let name: String
  /// The operands, as usage shows them.
  let operands: String
  /// One line for people.
  let summary: String
  /// Further lines for people.
  var discussion: [String] = []
  /// The options.
  let options: [OptionSpec]
  /// Whether the result is JSON without `--json`, too.
  var isAlwaysJSON = false
  /// How many operands there may be.
  var operandCount = 0...Int.max

  /// The name and the operands that it takes.
  var synopsis: String { operands.isEmpty ? name : "\(name) \(operands)" }

  /// What `--help` prints; `program` is how the user starts the program.
  func helpText(program: String = ProgramName.standard) -> String {
    var lines = ["usage: \(program) \(synopsis) [options]", "", summary]
    if !discussion.isEmpty { lines += [""] + discussion }
    lines += ["", "options:"] + Self.table(options.map { ($0.usage, $0.summary) })
    return lines.joined(separator: "\n") + "\n"
  }

  /// Two columns, the first as wide as its longest text.
  static func table(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, summary in
      "  " + name + String(repeating: " ", count: width - name.count + 2) + summary
    }
  }
}

extension OptionSpec {
  /// The option as usage shows it.
  var usage: String {
    (short.map { "-\($0), " } ?? "    ") + "--\(name)" + (value.map { " \($0)" } ?? "")
  }
}
