internal import TesseraSource

/// What can be wrong with the words of the command line.
enum OptionError: DiagnosticConvertible, Hashable {
  /// The word is no option of the program.
  case unknown(word: String)
  /// An option stands without its value.
  case missingValue(BenchOption)
  /// A switch was given a value.
  case unwantedValue(BenchOption)
  /// An option that stands once stands twice.
  case repeated(BenchOption)
  /// There is no scene of this name.
  case unknownScene(String)
  /// A value is none that the option takes; `expected` says what is.
  case badValue(BenchOption, value: String, expected: String)
  /// Two options exclude each other.
  case conflict(BenchOption, BenchOption)
  /// An option is about scenes, and the rows that were asked for are not.
  case noScenes(BenchOption, rows: BenchOptions.Kind)

  var diagnostic: Diagnostic {
    switch self {
    case .unknown(let word):
      return Diagnostic(
        .error, "tessera-bench has no option `\(word)`",
        help: Suggestion.help(for: word, in: BenchOption.allCases.map(\.word))
          ?? "tessera-bench --help lists them")
    case .missingValue(let option):
      return Diagnostic(
        .error, "\(option.word) needs a value",
        help: "write \(option.word) \(option.placeholder ?? "")")
    case .unwantedValue(let option):
      return Diagnostic(
        .error, "\(option.word) takes no value", help: "write \(option.word) alone")
    case .repeated(let option):
      return Diagnostic(.error, "\(option.word) stands twice", help: "leave one of them out")
    case .unknownScene(let name):
      let names = SceneRecipe.all.map(\.name)
      return Diagnostic(
        .error, "there is no scene `\(name)`",
        help: Suggestion.help(for: name, in: names) ?? "scenes: \(names.joined(separator: ", "))")
    case .badValue(let option, let value, let expected):
      return Diagnostic(
        .error, "\(option.word) cannot be `\(value)`", help: "expected \(expected)")
    case .conflict(let first, let second):
      return Diagnostic(
        .error, "\(first.word) and \(second.word) exclude each other",
        help: "leave one of them out")
    case .noScenes(let option, let kind):
      return Diagnostic(
        .error, "\(option.word) is about scenes, and \(BenchOption.rows.word) asks for \(kind)",
        help: "leave one of them out")
    }
  }
}
