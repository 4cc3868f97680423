internal import TesseraSource

/// What is wrong with an `$extends` (T0211).
enum GroupExtensionError: DiagnosticConvertible {
  /// The text is no reference to a group.
  case malformed(SourceSpan)
  /// A group has an `$extends` and a `$ref`, which means the same.
  case twice(SourceSpan)
  /// There is no such group.
  case missing(path: String, help: String?, SourceSpan)
  /// The target is a token.
  case token(path: String, definition: SourceSpan, SourceSpan)
  /// A token has an `$extends`.
  case inToken(path: String, SourceSpan)
  /// Groups that extend each other in a circle, or a group inside the one that it extends.
  case cycle([ExtendsDeclaration], paths: [String])
  /// Groups that would lie too deep inside each other.
  case tooDeep(SourceSpan)
  /// More tokens than a theme may have.
  case tooMany(SourceSpan)

  var diagnostic: Diagnostic {
    switch self {
    case .malformed(let span):
      return error(
        span, "this is no reference to a group", help: "write it as `{group}` or `#/group`")
    case .twice(let span):
      return error(
        span, "a group has an `$extends` or a `$ref`, which means the same, not both",
        help: "remove one of them")
    case .missing(let path, let help, let span):
      return error(span, "there is no group `{\(path)}` to extend", help: help)
    case .token(let path, let definition, let span):
      return error(
        span, "`{\(path)}` is a token; only groups can be extended",
        notes: [.init("`\(path)` is defined here", at: definition.location)],
        help: "take its value by `\"$value\": \"{\(path)}\"`")
    case .inToken(let path, let span):
      return error(
        span, "`\(path)` is a token; only groups can have an `$extends`",
        help: "take a token's value by a reference in `$value`")
    case .cycle(let extensions, let paths):
      let chain = (paths + paths.prefix(1)).joined(separator: " → ")
      let circle =
        paths.count == 1
        ? "`\(paths[0])` extends itself, a group around it or a group inside it"
        : "these groups extend each other in a circle: \(chain)"
      return error(
        extensions[0].span, circle,
        notes: zip(paths, extensions).dropFirst().map { path, next in
          .init("`\(path)` extends the next one here", at: next.span.location)
        })
    case .tooDeep(let span):
      return error(
        span, "with this `$extends`, groups lie too deep inside each other",
        help: "at most \(ThemeLimits.depth) are read")
    case .tooMany(let span):
      return error(
        span, "with this `$extends`, the theme has too many tokens",
        help: "at most \(ThemeLimits.entries) are read")
    }
  }

  private func error(
    _ span: SourceSpan, _ message: String, notes: [Diagnostic.Note] = [], help: String? = nil
  ) -> Diagnostic {
    Diagnostic(.error, code: "T0211", at: span.location, message, notes: notes, help: help)
  }
}
