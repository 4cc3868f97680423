internal import TesseraSource

// JSON tree → groups and tokens as written, every name and property checked.
//
// Nothing is merged or resolved here, so that a file is read once however many modes use it.
// Whatever DTCG gives no meaning is reported where it stands; nothing unknown is silent.

/// Reads the declarations of one source of tokens.
struct DeclarationReader {
  /// What the names of properties begin with.
  private static let dollar = UInt8(ascii: "$")

  /// The file that the tree was read from.
  let source: SourceText
  /// How much of what DTCG does not have is read.
  let profile: ThemeLoading.Profile
  /// Whether the text has parts that could not be read, so that members may be missing.
  var isBroken = false
  /// What was found wrong, in the order of the text.
  var findings: [any DiagnosticConvertible] = []
  /// The font files read so far.
  var fonts: [FontDeclaration] = []
  /// The icons read so far.
  var icons: [IconDeclaration] = []
  /// The entries of `lints` read so far.
  var lints: [LintDeclaration] = []

  init(source: SourceText, profile: ThemeLoading.Profile) {
    self.source = source
    self.profile = profile
  }

  /// Reads the root of a file, or tokens written inside a resolver document.
  mutating func file(_ object: JSONObject, at range: Range<Int>) -> TokenFile {
    let start = range.lowerBound..<min(range.lowerBound + 1, range.upperBound)
    let root = group(object, name: span(start), path: "")
    return TokenFile(root: root, fonts: fonts, icons: icons, lints: lints)
  }

  /// Reads a group; `path` is empty for the root.
  private mutating func group(
    _ object: JSONObject, name: SourceSpan, path: String
  ) -> GroupDeclaration {
    var type: TypeDeclaration?
    var extends: ExtendsDeclaration?
    var deprecated: DeprecationDeclaration?
    var extensions: JSONNode?
    var children = NamedElements<Declaration>(capacity: object.members.count)
    let findingsBefore = findings.count
    for member in object.members {
      guard member.name.utf8.first == Self.dollar else {
        if let child = child(member, path: path) { children.append(member.name, child) }
        continue
      }
      switch member.name {
      case "$type": type = typeDeclaration(member.node)
      case "$extends": extends = extendsDeclaration(member.node)
      case "$deprecated": deprecated = deprecation(member.node)
      case "$description": _ = text(member)
      case "$extensions":
        extensions = member.node
        readGroupExtensions(member, path: path)
      case "$schema" where path.isEmpty: continue
      case "$ref" where !object.contains("$extends"): extends = extendsDeclaration(member.node)
      case "$ref": findings.append(GroupExtensionError.twice(span(member.nameRange)))
      case TokenName.root:
        if let root = root(member, path: path) { children.append(member.name, root) }
      default: reportUnknown(member, inGroup: path)
      }
    }
    if !isBroken, type != nil, children.isEmpty, extends == nil, findings.count == findingsBefore {
      findings.append(TokenSyntaxError.incompleteToken(path: path, name))
    }
    return GroupDeclaration(
      name: name, type: type, extends: extends, deprecated: deprecated, extensions: extensions,
      children: children)
  }

  /// Reads a named group or token inside the group at `path`.
  private mutating func child(_ member: JSONMember, path: String) -> Declaration? {
    let name = member.name
    if let reason = TokenName.fault(in: name) {
      findings.append(TokenSyntaxError.invalidName(reason: reason, span(member.nameRange)))
      return nil
    }
    guard case .object(let object) = member.node.value else {
      let property = Self.tokenProperties.first { $0 == "$" + name }
      findings.append(
        TokenSyntaxError.notAnObject(
          name: name, found: member.node.value.kindDescription,
          help: property.map(Suggestion.question), span(member.nameRange)))
      return nil
    }
    let childPath = TokenName.path(path, name)
    if Self.isToken(object) {
      return .token(token(object, of: member, path: childPath))
    }
    return .group(group(object, name: span(member.nameRange), path: childPath))
  }

  /// Reads a `$root`.
  private mutating func root(_ member: JSONMember, path: String) -> Declaration? {
    guard case .object(let object) = member.node.value, Self.isToken(object) else {
      findings.append(
        TokenSyntaxError.wrongProperty(
          name: "`\(TokenName.root)`", expected: "a token with a `$value`",
          found: member.node.value.kindDescription, span(member.nameRange)))
      return nil
    }
    let path = TokenName.path(path, TokenName.root)
    return .token(token(object, of: member, path: path))
  }

  /// Reads a token.
  private mutating func token(
    _ object: JSONObject, of member: JSONMember, path: String
  ) -> TokenDeclaration {
    var type: TypeDeclaration?
    var alpha: JSONNode?
    var description: String?
    var deprecated: DeprecationDeclaration?
    var extensions: JSONNode?
    let value = object["$value"] ?? Self.pointer(of: object) ?? member.node
    for part in object.members {
      switch part.name {
      case "$value": continue
      case "$type": type = typeDeclaration(part.node)
      case "$description": description = text(part)
      case "$deprecated": deprecated = deprecation(part.node)
      case "$extensions":
        extensions = part.node
        alpha = tokenAlpha(part)
      case "$ref" where !object.contains("$value"): continue
      case "$ref":
        findings.append(
          TokenSyntaxError.valueAndPointer(
            path: path, value: span(value.range), span(part.nameRange)))
      case "$extends":
        findings.append(GroupExtensionError.inToken(path: path, span(part.nameRange)))
      default: reportInside(part, token: path, value: value)
      }
    }
    return TokenDeclaration(
      path: path, name: span(member.nameRange), body: object, value: value, type: type,
      alpha: alpha, description: description, deprecated: deprecated, extensions: extensions)
  }

  /// The value of a token that has a `$ref` in place of a `$value`: the pointer alone.
  private static func pointer(of object: JSONObject) -> JSONNode? {
    object.member("$ref").map { member in
      JSONNode(value: .object(JSONObject(members: [member])), range: member.node.range)
    }
  }

  /// Whether the members make a token: a value, or a pointer to one and nothing inside.
  ///
  /// A pointer to a group extends it; only the whole tree tells (``TokenMerger``).
  private static func isToken(_ object: JSONObject) -> Bool {
    if object.contains("$value") { return true }
    return object.contains("$ref")
      && object.members.allSatisfy {
        $0.name.hasPrefix("$") && ![TokenName.root, "$extends"].contains($0.name)
      }
  }

  /// The place of bytes of the file.
  func span(_ range: Range<Int>) -> SourceSpan {
    SourceSpan(source: source, range: range)
  }
}
