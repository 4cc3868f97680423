import TesseraSource

/// What can be wrong with the paths of `tessera diff` beside what is wrong with files.
enum DiffFailure: DiagnosticConvertible, Hashable {
  /// One operand is a folder, the other none.
  case mixed(file: String, folder: String)
  /// The picture of what differs would replace a picture that is compared.
  case replaces(input: String)
  /// Pictures of what differs would come to lie among the pictures that are compared.
  case liesIn(output: String, input: String)

  var diagnostic: Diagnostic {
    switch self {
    case .mixed(let file, let folder):
      Diagnostic(
        .error, at: SourceLocation(path: file), "this is no folder, but `\(folder)` is one",
        help: "name two PNG files or two folders")
    case .replaces(let input):
      Diagnostic(
        .error, at: SourceLocation(path: input),
        "--output would replace a picture that is compared",
        help: "name another file")
    case .liesIn(let output, let input):
      Diagnostic(
        .error, at: SourceLocation(path: output), "--output lies in `\(input)`, which is compared",
        help: "name a folder elsewhere")
    }
  }

  /// Refuses a picture's file that is one of the inputs, by whatever name.
  static func check(
    output: String, differsFrom inputs: [String], _ session: Session
  ) throws(CommandFailure) {
    guard let path = SourceFile.canonicalPath(session.path(output)) else { return }
    for input in inputs where SourceFile.canonicalPath(session.path(input)) == path {
      throw CommandFailure(DiffFailure.replaces(input: input))
    }
  }

  /// Refuses a folder that is one of the inputs or lies in one.
  static func check(
    output: String, isOutside inputs: [String], _ session: Session
  ) throws(CommandFailure) {
    let path = session.realPath(output)
    for input in inputs where Session.lies(path, in: session.realPath(input)) {
      throw CommandFailure(DiffFailure.liesIn(output: output, input: input))
    }
  }
}
