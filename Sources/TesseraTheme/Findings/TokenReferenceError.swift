internal import TesseraSource

/// What is wrong with a reference in braces (T0201…T0206).
enum TokenReferenceError: DiagnosticConvertible {
  /// T0201: braces that make no reference.
  case malformed(reason: String, SourceSpan)
  /// T0202: no such token.
  case unknown(path: String, help: String?, SourceSpan)
  /// T0203: a group where a token is wanted.
  case group(path: String, hasRoot: Bool, group: SourceSpan, SourceSpan)
  /// T0204: something inside a token.
  case insideToken(path: String, token: String, definition: SourceSpan, SourceSpan)
  /// T0205: tokens that refer to each other in a circle, each to the next, the last to the first.
  case cycle(AliasCycle)
  /// T0206: a token of another type than the place wants.
  case wrongType(
    wanted: String, by: String, path: String, found: String, definition: SourceSpan,
    SourceSpan)

  var diagnostic: Diagnostic {
    switch self {
    case .malformed(let reason, let span):
      return Diagnostic(
        .error, code: "T0201", at: span.location, "this is no reference: \(reason)",
        help: "write a reference as `{group.token}`")
    case .unknown(let path, let help, let span):
      return Diagnostic(
        .error, code: "T0202", at: span.location, "unknown token `{\(path)}`", help: help)
    case .group(let path, let hasRoot, let group, let span):
      let whole = "`\"$extends\": \"{\(path)}\"` in place of `$value` takes the whole group"
      return Diagnostic(
        .error, code: "T0203", at: span.location, "`{\(path)}` is a group, not a token",
        notes: [.init("the group is here", at: group.location)],
        help: hasRoot ? "`{\(path).\(TokenName.root)}` is its own token; \(whole)" : whole)
    case .insideToken(let path, let token, let definition, let span):
      let isRoot = path == TokenName.path(token, TokenName.root)
      return Diagnostic(
        .error, code: "T0204", at: span.location,
        "`{\(path)}` points into the token `\(token)`; a reference takes a whole token",
        notes: [.init("`\(token)` is defined here", at: definition.location)],
        help: isRoot
          ? "write `{\(token)}`: it is no group that could have a `\(TokenName.root)`"
          : "make what is wanted a token of its own and let both refer to it")
    case .cycle(let cycle):
      return cycle.diagnostic
    case .wrongType(let wanted, let owner, let path, let found, let definition, let span):
      return Diagnostic(
        .error, code: "T0206", at: span.location,
        "\(owner) should be a \(wanted), but `{\(path)}` is a \(found)",
        notes: [.init("`\(path)` is defined here", at: definition.location)],
        help: "refer to a \(wanted), or write one out")
    }
  }
}
