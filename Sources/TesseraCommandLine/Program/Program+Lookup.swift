import TesseraSource

/// The first words of a command line → the command that they name, and the texts that say what there
/// is.
///
/// A command's name has one word, or two where several belong together: `theme check` and
/// `theme resolve` are a family, which is no command by itself.
extension Program {
  /// What words name.
  enum Named {
    /// A command, and the words behind its name.
    case command(any Command.Type, rest: [String])
    /// A family without one of its commands, and the words behind its name.
    case family(String, rest: [String])
  }

  /// Finds what words begin with.
  ///
  /// - Parameters:
  ///   - words: At least one.
  ///   - program: How the user starts the program, for what errors advise.
  /// - Returns: The command or the family.
  /// - Throws: ``CommandFailure`` where that is nothing known.
  static func lookUp(
    _ words: [String], _ program: String = ProgramName.standard
  ) throws(CommandFailure) -> Named {
    let word = words[0]
    let rest = Array(words.dropFirst())
    if let command = commands.first(where: { $0.spec.name == word }) {
      return .command(command, rest: rest)
    }
    guard !word.hasPrefix("-") else {
      throw CommandFailure(
        UsageError.unknownOption(
          word: word, command: nil, known: ["--help", "--version"], program: program))
    }
    let members = family(word)
    guard !members.isEmpty else {
      throw CommandFailure(UsageError.unknownCommand(word: word, known: firstWords))
    }
    guard let second = rest.first, !second.hasPrefix("-") else {
      return .family(word, rest: rest)
    }
    guard let command = members.first(where: { $0.spec.name == "\(word) \(second)" }) else {
      throw CommandFailure(
        UsageError.unknownCommand(
          word: "\(word) \(second)", known: members.map { $0.spec.name }))
    }
    return .command(command, rest: Array(rest.dropFirst()))
  }

  /// The commands whose first word of two is `word`.
  private static func family(_ word: String) -> [any Command.Type] {
    commands.filter { $0.spec.name.hasPrefix("\(word) ") }
  }

  /// The failure of a family's name alone, where no text for people is wanted.
  static func missingCommand(of family: String) -> CommandFailure {
    CommandFailure(
      UsageError.missingCommand(family: family, known: Self.family(family).map { $0.spec.name }))
  }

  /// The first words of all commands, each once, in their order.
  private static var firstWords: [String] {
    var words: [String] = []
    for command in commands {
      let word = String(command.spec.name.prefix { $0 != " " })
      if words.last != word { words.append(word) }
    }
    return words
  }

  /// What `tessera --help [COMMAND]` prints.
  static func help(
    _ words: [String], _ program: String
  ) throws(CommandFailure) -> String {
    guard let word = words.first, word != "help", !OptionSpec.help.isWritten(word) else {
      return helpText(program)
    }
    switch try lookUp(words, program) {
    case .command(let command, let rest):
      if let word = rest.first {
        throw CommandFailure(
          UsageError.unwantedOperand(command: "help", word: word, program: program))
      }
      return command.spec.helpText(program: program)
    case .family(let family, _): return helpText(of: family, program)
    }
  }

  /// What `tessera --help` prints.
  static func helpText(_ program: String) -> String {
    """
    usage: \(program) COMMAND [options]

    Draws the look of collection-view cells in every state, without UIKit, a Mac or a display.

    commands:
    \(table(of: commands))

    \(program) COMMAND --help says what a command takes; \(program) --version says which one this is.

    """
  }

  /// What a family's name alone prints.
  static func helpText(of family: String, _ program: String) -> String {
    """
    usage: \(program) \(family) COMMAND [options]

    commands:
    \(table(of: Self.family(family)))

    \(program) \(family) COMMAND --help says what a command takes.

    """
  }

  /// One line for each of some commands.
  private static func table(of commands: [any Command.Type]) -> String {
    CommandSpec.table(commands.map { ($0.spec.synopsis, $0.spec.summary) })
      .joined(separator: "\n")
  }
}

extension OptionSpec {
  /// Whether a word is this option, in either form.
  func isWritten(_ word: String) -> Bool {
    word == "--\(name)" || short.map { word == "-\($0)" } ?? false
  }
}
