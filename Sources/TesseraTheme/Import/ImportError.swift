package import TesseraSource

/// What is wrong with a file of another format, or cannot be said in DTCG (T0701…T0709).
package enum ImportError: DiagnosticConvertible {
  /// T0701: no importer has this name.
  case unknownFormat(String, known: [String])
  /// T0702: no importer recognises the file.
  case unrecognised(path: String, isFolder: Bool, known: [String])
  /// T0702: the file is what an import would make.
  case native(path: String)
  /// A file or folder cannot be read or written.
  case file(SourceError)
  /// T0703: a part of the file is not what its format says.
  case malformed(reason: String, help: String?, SourceLocation)
  /// T0703: there is nothing that can be carried over.
  case empty(path: String)
  /// T0704: two things that would have the same path.
  case collision(path: String, first: SourceLocation, SourceLocation)
  /// T0705, a warning: something that DTCG has no place for, or that cannot be understood.
  case notCarried(reason: String, help: String?, notes: [Diagnostic.Note], SourceLocation)
  /// T0706, a note: a name that DTCG does not allow.
  case renamed(from: String, to: String, reason: String, SourceLocation)
  /// T0707, a warning: a value that was changed.
  case changed(reason: String, help: String?, SourceLocation)
  /// T0708: the theme that was made has a fault of its own.
  case unloadable(Diagnostic)
  /// T0709: a file that must not be replaced is in the way.
  case exists(path: String)

  /// The code of what is left out.
  static let notCarriedCode = "T0705"

  /// The error as a finding.
  package var diagnostic: Diagnostic {
    switch self {
    case .unknownFormat(let name, let known):
      return Diagnostic(
        .error, code: "T0701", "no importer is called `\(name)`",
        help: Suggestion.help(for: name, in: known) ?? "there are \(known.listed)")
    case .unrecognised(let path, let isFolder, let known):
      return Diagnostic(
        .error, code: "T0702", at: SourceLocation(path: path),
        isFolder
          ? "this folder is none that can be imported" : "this is no format that can be imported",
        help: (isFolder
          ? "name the file or folder in it that is meant, or the format"
          : "where you know what it is, name the format") + " with --from: \(known.listed)")
    case .native(let path):
      return Diagnostic(
        .error, code: "T0702", at: SourceLocation(path: path),
        "this is a DTCG file already, so that there is nothing to import",
        help: "use it as a theme as it is")
    case .file(let error): return error.diagnostic
    case .malformed(let reason, let help, let location):
      return Diagnostic(.error, code: "T0703", at: location, reason, help: help)
    case .empty(let path):
      return Diagnostic(
        .error, code: "T0703", at: SourceLocation(path: path),
        "there is no token that can be carried over")
    case .collision(let path, let first, let location):
      return Diagnostic(
        .error, code: "T0704", at: location, "`\(path)` is there already",
        notes: [.init("it comes first here", at: first)], help: "rename one of the two")
    case .notCarried(let reason, let help, let notes, let location):
      return Diagnostic(
        .warning, code: Self.notCarriedCode, at: location, reason, notes: notes, help: help)
    case .renamed(let from, let to, let reason, let location):
      return Diagnostic(
        .note, code: "T0706", at: location, "`\(from)` becomes `\(to)`: \(reason)")
    case .changed(let reason, let help, let location):
      return Diagnostic(.warning, code: "T0707", at: location, reason, help: help)
    case .unloadable(let cause):
      return Diagnostic(
        .error, code: "T0708", mode: cause.mode,
        "the imported theme would not be valid: \(cause.message)",
        notes: cause.location.map { [.init("in what would be `\($0)`")] } ?? [], help: cause.help)
    case .exists(let path):
      return Diagnostic(
        .error, code: "T0709", at: SourceLocation(path: path), "this file exists already",
        help: "write into another folder, or allow to replace it with --force")
    }
  }
}
