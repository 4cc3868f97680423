internal import TesseraSource

/// What can be wrong with the looks that an expectation asks for.
enum LookError: DiagnosticConvertible, Hashable {
  /// A list that should say what to draw is empty.
  case empty(argument: String)
  /// A scale is none that can be drawn.
  case scale(Int)
  /// A mode is asked for, and there is no theme.
  case modeWithoutTheme(name: String)
  /// A folder holds several themes, and none was named.
  case severalThemes(folder: String, names: [String])
  /// What `TESSERA_RECORD` asks for is no way to record.
  case recordMode(text: String, known: [String])

  var diagnostic: Diagnostic {
    switch self {
    case .empty(let argument):
      Diagnostic(
        .error, "`\(argument)` is empty, so that nothing is looked at",
        help: "leave it out for all that the cell has")
    case .scale(let scale):
      Diagnostic(.error, "a scale of \(scale) cannot be drawn", help: "1, 2, 3 and 4 can")
    case .modeWithoutTheme(let name):
      Diagnostic(
        .error, "the mode `\(name)` is asked for, and there is no theme",
        help: "name one with themes: [.file(\"…\")]")
    case .severalThemes(let folder, let names):
      Diagnostic(
        .error, at: SourceLocation(path: folder), "the folder holds several themes",
        notes: names.map { .init($0) },
        help: "name those that are meant with themes: [.file(\"…\")]")
    case .recordMode(let text, let known):
      Diagnostic(
        .error, "TESSERA_RECORD cannot be `\(text)`",
        help: Suggestion.help(for: text, in: known) ?? "expected \(known.joined(separator: ", "))")
    }
  }
}
