internal import TesseraSource

/// What is wrong with a `$ref` in a token (T0201, T0203, T0207).
enum PointerError: DiagnosticConvertible {
  /// T0201: no JSON pointer into this theme.
  case malformed(JSONNode, SourceSpan)
  /// T0203: a group where a token or a part of one is wanted.
  case group(String, path: String, hasRoot: Bool, group: SourceSpan, SourceSpan)
  /// T0207: nothing is where the pointer leads.
  case missing(String, meant: String?, SourceSpan)
  /// T0207: more is put in than a theme may have.
  case tooLarge(SourceSpan)
  /// T0207: members beside a pointer that could replace nothing.
  case members([String], isStrict: Bool, SourceSpan)
  /// T0207, a warning: members beside a pointer, which replace those that it leads to.
  case overrides([String], SourceSpan)
  /// T0207: a pointer outside of a theme.
  case homeless(SourceSpan)

  var diagnostic: Diagnostic {
    switch self {
    case .malformed(let node, let span):
      return Diagnostic(
        .error, code: "T0201", at: span.location, Self.cause(node), help: Self.help(node))
    case .group(let text, let path, let hasRoot, let group, let span):
      return Diagnostic(
        .error, code: "T0203", at: span.location,
        "`\(text)` is \(path.isEmpty ? "the whole theme" : "a group"), not a token or a part of one",
        notes: path.isEmpty ? [] : [.init("the group is here", at: group.location)],
        help: hasRoot
          ? "`\(text)/\(TokenName.root)` is its own token"
          : path.isEmpty ? nil : "`\"$extends\": \"\(text)\"` takes a whole group")
    case .missing(let text, let meant, let span):
      return Diagnostic(
        .error, code: "T0207", at: span.location, "`\(text)` leads to nothing",
        help: meant.map(Suggestion.question))
    case .tooLarge(let span):
      return Diagnostic(
        .error, code: "T0207", at: span.location,
        "with this `$ref`, the values of the theme are too large",
        help: "pointers may put in \(ThemeLimits.expandedNodes) values at most, "
          + "\(ThemeLimits.depth) inside each other")
    case .members(let names, let isStrict, let span):
      return Diagnostic(
        .error, code: "T0207", at: span.location,
        isStrict
          ? "a `$ref` stands alone, but here it has \(names.listed) beside it"
          : "\(names.listed) beside a `$ref` can replace members of an object only",
        help: isStrict ? "write the value out" : "remove what stands beside it")
    case .overrides(let names, let span):
      return Diagnostic(
        .warning, code: "T0207", at: span.location,
        "\(names.listed) beside a `$ref` replace what it leads to; DTCG 2025.10 has a `$ref` alone",
        help: "write the value out")
    case .homeless(let span):
      return Diagnostic(
        .error, code: "T0207", at: span.location, "a `$ref` leads nowhere outside of a theme",
        help: "refer to a token as `{group.token}`")
    }
  }

  /// Why a value is no pointer to a part of the theme.
  private static func cause(_ node: JSONNode) -> String {
    guard case .string(let text) = node.value else { return "this is no JSON pointer" }
    if text == "#" { return "`#` is the whole theme, not a token or a part of one" }
    if text.isEmpty { return "this `$ref` is empty" }
    if namesFile(text) { return "this names a file, not a token of this theme" }
    if text.hasPrefix("#/") { return "behind `~` a JSON pointer has `0` or `1` only" }
    return "this is no JSON pointer"
  }

  /// Whether a text is a path or an address rather than a pointer.
  private static func namesFile(_ text: String) -> Bool {
    guard !text.hasPrefix("#"), case .text = ReferenceSyntax(text) else { return false }
    if text.contains("://") || text.hasPrefix("../") || text.hasPrefix("./") { return true }
    let path = text.prefix { $0 != "#" }
    return path.hasSuffix(".json") || path.hasSuffix(".json5")
      || (path.contains("/") && !path.hasPrefix("/"))
  }

  private static func help(_ node: JSONNode) -> String {
    guard case .string(let text) = node.value else {
      return "write a `$ref` as a string such as `#/group/token/$value`"
    }
    if case .reference(let path) = ReferenceSyntax(text) {
      return "write `\"\(text)\"` without `$ref`, or `#/\(path.replacing(".", with: "/"))`"
    }
    if text == "#" || text.isEmpty {
      return "name a token as `#/group/token`, or its value as `#/group/token/$value`"
    }
    if text.hasPrefix("/") { return "write `#\(text)`" }
    if text.hasPrefix("#/") { return "write `~0` for `~` and `~1` for `/`" }
    if namesFile(text) {
      return "a token refers to its own theme only; add the file as a source of a resolver document"
    }
    return "a pointer begins with `#/`, and has `~0` for `~` and `~1` for `/`"
  }
}
