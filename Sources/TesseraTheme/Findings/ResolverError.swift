internal import TesseraSource

/// What is wrong with a resolver document (T0401…T0417).
enum ResolverError: DiagnosticConvertible {
  /// T0401: a modifier without contexts.
  case noContexts(modifier: String, SourceSpan)
  /// T0401: a modifier with one context switches nothing; a warning unless the profile is strict.
  case oneContext(modifier: String, isError: Bool, SourceSpan)
  /// T0401, a warning: `context` in the place of `contexts`.
  case legacyContexts(SourceSpan)
  /// T0402: the default is no context.
  case unknownDefault(String, modifier: String, help: String?, SourceSpan)
  /// T0407: an inline set or modifier lacks its name or type.
  case incompleteItem(missing: String, SourceSpan)
  /// T0408: a name that the resolution order has already.
  case duplicateName(String, first: SourceSpan, SourceSpan)
  /// T0409: a pointer into the resolution order.
  case pointerIntoOrder(SourceSpan)
  /// T0410: a modifier where only sets can be referred to.
  case modifierAsSource(SourceSpan)
  /// T0411: sets that refer to each other in a circle.
  case cycle(names: [String], SourceSpan)
  /// T0412: a part of the wrong kind.
  case malformed(part: String, wanted: String, found: String, SourceSpan)
  /// T0412: the version of another format.
  case wrongVersion(found: String, SourceSpan)
  /// T0412: no version; a warning unless the profile is strict.
  case noVersion(isError: Bool, SourceSpan)
  /// T0412: a source that is a resolver document itself.
  case nestedResolver(path: String, SourceSpan)
  /// T0413: a pointer to a set or modifier that does not exist.
  case unknownTarget(String, help: String?, SourceSpan)
  /// T0413: a part of a file that does not exist.
  case unknownPart(String, help: String?, SourceSpan)
  /// T0414, a warning: a set or modifier that the resolution order leaves out.
  case unused(kind: String, name: String, SourceSpan)
  /// T0415: a form of reference that is not read.
  case unreadableReference(reason: String, help: String?, SourceSpan)
  /// T0415: an address of the internet where a file is wanted.
  case address(SourceSpan)
  /// T0416: too many resolutions.
  case tooManyResolutions(SourceSpan)
  /// T0416: too many sets and sources.
  case tooManySources(SourceSpan)
  /// T0417: a file that cannot be read.
  case unreadableFile(SourceError, SourceSpan)
  /// T0418: a file outside the document's folder.
  case outside(path: String, SourceSpan)

  var diagnostic: Diagnostic {
    switch self {
    case .noContexts(let modifier, let span):
      return error("T0401", span, "the modifier `\(modifier)` has no contexts")
    case .oneContext(let modifier, let isError, let span):
      return Diagnostic(
        isError ? .error : .warning, code: "T0401", at: span.location,
        "the modifier `\(modifier)` has only one context", help: "a set does the same")
    case .legacyContexts(let span):
      return warning(
        "T0401", span, "`context` is read as `contexts`", help: "write `contexts`")
    case .unknownDefault(let name, let modifier, let help, let span):
      return error(
        "T0402", span, "the default `\(name)` is no context of the modifier `\(modifier)`",
        help: help)
    case .incompleteItem(let missing, let span):
      return error("T0407", span, "a set or modifier written here needs a `\(missing)`")
    case .duplicateName(let name, let first, let span):
      return error(
        "T0408", span, "the resolution order has `\(name)` twice",
        notes: [.init("it comes first here", at: first.location)])
    case .pointerIntoOrder(let span):
      return error(
        "T0409", span, "nothing can refer to an item of the resolution order",
        help: "give it a name under `sets` and refer to that")
    case .modifierAsSource(let span):
      return error(
        "T0410", span, "a modifier cannot be a source of tokens",
        help: "refer to it in the resolution order, or to a set here")
    case .cycle(let names, let span):
      let chain = (names + names.prefix(1)).joined(separator: " → ")
      return error("T0411", span, "these sets refer to each other in a circle: \(chain)")
    case .malformed(let part, let wanted, let found, let span):
      return error("T0412", span, "\(part) is \(wanted), not \(found)")
    case .wrongVersion(let found, let span):
      return error(
        "T0412", span, "`version` is \(found), but only 2025.10 is read",
        help: "write `\"version\": \"2025.10\"`")
    case .noVersion(let isError, let span):
      return Diagnostic(
        isError ? .error : .warning, code: "T0412", at: span.location,
        "the resolver document has no `version`" + (isError ? "" : "; 2025.10 is taken"),
        help: "write `\"version\": \"2025.10\"`")
    case .nestedResolver(let path, let span):
      return error(
        "T0412", span, "`\(path)` is a resolver document; a source is a token file",
        help: "refer to the token files that it names")
    case .unknownTarget(let pointer, let help, let span):
      return error("T0413", span, "`\(pointer)` leads to no set or modifier", help: help)
    case .unknownPart(let reference, let help, let span):
      return error("T0413", span, "`\(reference)` leads to no group or set", help: help)
    case .unused(let kind, let name, let span):
      return warning(
        "T0414", span, "the \(kind) `\(name)` is never used",
        help: "add `{ \"$ref\": \"#/\(kind)s/\(name)\" }` to `resolutionOrder`")
    case .unreadableReference(let reason, let help, let span):
      return error("T0415", span, reason, help: help)
    case .address(let span):
      return error(
        "T0415", span, "only files are read, no addresses",
        help: "save the file beside the document and refer to it by its path")
    case .tooManyResolutions(let span):
      return error(
        "T0416", span,
        "the modifiers make more than \(ThemeLimits.resolutions) resolutions")
    case .tooManySources(let span):
      return error(
        "T0416", span,
        "the document has more than \(ThemeLimits.sources) sets and sources of tokens")
    case .unreadableFile(let cause, let span):
      let original = cause.diagnostic
      var help = original.help
      if case .notFound = cause { help = "the path starts from the folder of this document" }
      return error(
        "T0417", span, "`\(original.location?.path ?? "")`: \(original.message)",
        notes: original.location.flatMap { $0.line > 0 ? [.init("here", at: $0)] : nil } ?? [],
        help: help)
    case .outside(let path, let span):
      return error(
        "T0418", span, "`\(path)` lies outside the folder of this document",
        help: "move the file into it, or allow such files by `--allow-outside`")
    }
  }

  private func error(
    _ code: String, _ span: SourceSpan, _ message: String, notes: [Diagnostic.Note] = [],
    help: String? = nil
  ) -> Diagnostic {
    Diagnostic(.error, code: code, at: span.location, message, notes: notes, help: help)
  }

  private func warning(
    _ code: String, _ span: SourceSpan, _ message: String, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(.warning, code: code, at: span.location, message, help: help)
  }
}
