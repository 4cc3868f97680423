import TesseraSource

/// What can be wrong with the words of a command line.
enum UsageError: DiagnosticConvertible, Hashable {
  /// There is no such command.
  case unknownCommand(word: String, known: [String])
  /// One of several commands was meant, and none is named.
  case missingCommand(family: String, known: [String])
  /// The command, or without one the program, has no such option.
  case unknownOption(word: String, command: String?, known: [String], program: String)
  /// An option stands without its value.
  case missingValue(option: String, placeholder: String)
  /// A switch was given a value.
  case unwantedValue(option: String)
  /// An option stands twice.
  case repeated(option: String)
  /// An operand is missing.
  case missingOperand(command: String, operands: String, program: String)
  /// There is an operand too many.
  case unwantedOperand(command: String, word: String, program: String)
  /// A value is none that the option takes.
  case badValue(option: String, value: String, expected: String, near: String?)
  /// Two options exclude each other.
  case conflict(String, String)
  /// An option does nothing without another.
  case useless(option: String, without: String)

  var diagnostic: Diagnostic {
    switch self {
    case .unknownCommand(let word, let known):
      return Diagnostic(
        .error, "unknown command `\(word)`",
        help: Suggestion.help(for: word, in: known)
          ?? "commands: \(known.joined(separator: ", "))")
    case .missingCommand(let family, let known):
      return Diagnostic(
        .error, "\(family) needs a command", help: "commands: \(known.joined(separator: ", "))")
    case .unknownOption(let word, let command, let known, let name):
      let program = ([name] + (command.map { [$0] } ?? [])).joined(separator: " ")
      return Diagnostic(
        .error, "\(command ?? ProgramName.short(name)) has no option `\(word)`",
        help: Suggestion.help(for: word, in: known) ?? "\(program) --help lists them")
    case .missingValue(let option, let placeholder):
      return Diagnostic(.error, "\(option) needs a value", help: "write \(option) \(placeholder)")
    case .unwantedValue(let option):
      return Diagnostic(.error, "\(option) takes no value", help: "write \(option) alone")
    case .repeated(let option):
      return Diagnostic(.error, "\(option) stands twice", help: "leave one of them out")
    case .missingOperand(let command, let operands, let program):
      return Diagnostic(
        .error, "\(command) needs an operand", help: "usage: \(program) \(command) \(operands)")
    case .unwantedOperand(let command, let word, let program):
      return Diagnostic(
        .error, "\(command) has no use for `\(word)`",
        help: "\(program) \(command) --help says what it takes")
    case .badValue(let option, let value, let expected, let near):
      return Diagnostic(
        .error, "\(option) cannot be `\(value)`",
        help: near.map(Suggestion.question) ?? "expected \(expected)")
    case .conflict(let first, let second):
      return Diagnostic(
        .error, "\(first) and \(second) exclude each other", help: "leave one of them out")
    case .useless(let option, let other):
      return Diagnostic(
        .error, "\(option) does nothing without \(other)", help: "add \(other), or leave it out")
    }
  }
}
