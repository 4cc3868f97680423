/// A command's words, sorted into operands and options.
struct Arguments: Hashable, Sendable {
  /// The words that are no options, in order.
  private(set) var operands: [String] = []
  /// The values of options, in order; a switch has one empty value.
  private var values: [String: [String]] = [:]

  /// Sorts words by a command's table.
  ///
  /// Takes `--name value`, `--name=value`, `-n value` and `-nvalue`; behind `--` everything is an
  /// operand.
  ///
  /// - Parameters:
  ///   - words: The words behind the command's name.
  ///   - command: The command.
  ///   - program: How the user starts the program, for what errors advise.
  /// - Throws: ``UsageError`` for an option that the command does not have or that stands twice, a
  ///   value that is missing or too much, and a wrong number of operands.
  init(
    _ words: [String], for command: CommandSpec, program: String = ProgramName.standard
  ) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let (option, attached) = try Self.option(word, of: command, program)
      var value = ""
      if let placeholder = option.value {
        guard let found = attached ?? rest.popFirst(), !found.isEmpty else {
          throw .missingValue(option: "--\(option.name)", placeholder: placeholder)
        }
        value = found
      } else if attached != nil {
        throw .unwantedValue(option: "--\(option.name)")
      }
      if values[option.name] != nil, !option.isRepeatable, option.value != nil {
        throw .repeated(option: "--\(option.name)")
      }
      values[option.name, default: []].append(value)
    }
    guard !has(.help), !has(.version) else { return }
    guard operands.count >= command.operandCount.lowerBound else {
      throw .missingOperand(
        command: command.name, operands: command.operands, program: program)
    }
    guard operands.count <= command.operandCount.upperBound else {
      throw .unwantedOperand(
        command: command.name, word: operands[command.operandCount.upperBound], program: program)
    }
  }

  /// Whether words ask for JSON, also where they cannot be sorted.
  static func askForJSON(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains("--\(OptionSpec.json.name)")
  }

  /// The option that a word names, and the value that is attached to it.
  private static func option(
    _ word: String, of command: CommandSpec, _ program: String
  ) throws(UsageError) -> (OptionSpec, String?) {
    if word.hasPrefix("--") {
      let parts = word.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = command.options.first(where: { $0.name == name }) else {
        throw .unknownOption(
          word: "--\(name)", command: command.name, known: command.options.map { "--\($0.name)" },
          program: program)
      }
      return (option, parts.count > 1 ? String(parts[1]) : nil)
    }
    let letter = word.dropFirst().first
    guard let option = command.options.first(where: { $0.short != nil && $0.short == letter })
    else {
      throw .unknownOption(
        word: word, command: command.name, known: command.options.map { "--\($0.name)" },
        program: program)
    }
    let attached = word.dropFirst(2)
    return (option, attached.isEmpty ? nil : String(attached))
  }

  /// Words that repeat operands, or have others in their place, and some of the options, for a command
  /// line that takes them too.
  func words(repeating options: [OptionSpec], operands others: [String]? = nil) -> [String] {
    let operands = others ?? operands
    return optionWords(of: options)
      + (operands.contains { $0.hasPrefix("-") } ? ["--"] + operands : operands)
  }

  /// Words that repeat some of the options.
  func optionWords(of options: [OptionSpec]) -> [String] {
    options.filter(has).flatMap { option in
      let name = "--\(option.name)"
      return option.value == nil ? [name] : all(option).flatMap { [name, $0] }
    }
  }

  /// Whether an option stands there.
  func has(_ option: OptionSpec) -> Bool { values[option.name] != nil }

  /// The value of an option, or nil where it does not stand there.
  func value(_ option: OptionSpec) -> String? { values[option.name]?.last }

  /// All values of an option.
  func all(_ option: OptionSpec) -> [String] { values[option.name] ?? [] }
}
