internal import TesseraSource

/// What is wrong with the form of a token file, before any value is read (T0101…T0105).
enum TokenSyntaxError: DiagnosticConvertible {
  /// T0101: a name that references could not spell.
  case invalidName(reason: String, SourceSpan)
  /// T0102: a token with something inside it.
  case tokenWithChild(path: String, child: SourceSpan, value: SourceSpan)
  /// T0102: one source has a token where an earlier one has a group, or the other way round.
  case tokenAndGroup(path: String, token: SourceSpan, group: SourceSpan, tokenIsLater: Bool)
  /// T0103: a member that no rule gives a meaning; a warning where it is left out.
  case unknownMember(name: String, owner: String, help: String?, isError: Bool, SourceSpan)
  /// T0103: a member of a group that is neither a group nor a token.
  case notAnObject(name: String, found: String, help: String?, SourceSpan)
  /// T0104: a group that is more likely a token without its value.
  case incompleteToken(path: String, SourceSpan)
  /// T0105: a `$` property of the wrong kind.
  case wrongProperty(name: String, expected: String, found: String, SourceSpan)
  /// T0105: a token with a value and a pointer to another.
  case valueAndPointer(path: String, value: SourceSpan, SourceSpan)
  /// T0105: an alpha factor on something that has no alpha.
  case idleAlpha(path: String, TokenType, SourceSpan)

  var diagnostic: Diagnostic {
    switch self {
    case .invalidName(let reason, let span):
      return Diagnostic(.error, code: "T0101", at: span.location, reason)
    case .tokenWithChild(let path, let child, let value):
      return Diagnostic(
        .error, code: "T0102", at: child.location,
        "`\(path)` has a `$value`, so that it cannot hold tokens or groups",
        notes: [.init("the `$value` is here", at: value.location)],
        help: "move the `$value` into a token `$root` inside `\(path)`")
    case .tokenAndGroup(let path, let token, let group, let tokenIsLater):
      return Diagnostic(
        .error, code: "T0102", at: (tokenIsLater ? token : group).location,
        "`\(path)` is \(tokenIsLater ? "a token" : "a group") here and "
          + "\(tokenIsLater ? "a group" : "a token") in an earlier source",
        notes: [
          .init(
            tokenIsLater ? "the group is here" : "the token is here",
            at: (tokenIsLater ? group : token).location)
        ],
        help: "make it the same in both; a token `$root` gives a group a value of its own")
    case .unknownMember(let name, let owner, let help, let isError, let span):
      return Diagnostic(
        isError ? .error : .warning, code: "T0103", at: span.location,
        "\(owner) has no `\(name)`" + (isError ? "" : "; it is ignored"), help: help)
    case .notAnObject(let name, let found, let help, let span):
      return Diagnostic(
        .error, code: "T0103", at: span.location,
        "`\(name)` is \(found), but a group holds groups and tokens only, which are objects",
        help: help)
    case .incompleteToken(let path, let span):
      return Diagnostic(
        .warning, code: "T0104", at: span.location,
        "`\(path)` has a `$type` but neither a `$value` nor anything inside",
        help: "give it a `$value`, or leave it out")
    case .wrongProperty(let name, let expected, let found, let span):
      return Diagnostic(
        .error, code: "T0105", at: span.location, "\(name) is \(expected), not \(found)")
    case .valueAndPointer(let path, let value, let span):
      return Diagnostic(
        .error, code: "T0105", at: span.location,
        "`\(path)` has a `$value` and a `$ref`; a token has one of them",
        notes: [.init("the `$value` is here", at: value.location)], help: "remove one of them")
    case .idleAlpha(let path, let type, let span):
      return Diagnostic(
        .warning, code: "T0105", at: span.location,
        "`alpha` has no effect: `\(path)` is a \(type.rawValue), not a color")
    }
  }
}
