internal import TesseraSource

extension DeclarationReader {
  /// What `$extensions.tessera` may hold at the root of a file.
  private static let fileExtensions = ["fonts", "icons", "lints"]
  /// What `$extensions.tessera` may hold in a token.
  private static let tokenExtensions = ["alpha"]

  /// The members of `$extensions.tessera`; other vendors' data is theirs and not looked at.
  private mutating func tessera(_ member: JSONMember) -> [JSONMember] {
    guard case .object(let vendors) = member.node.value else {
      reportWrong("`$extensions`", expected: "an object", found: member.node)
      return []
    }
    guard let node = vendors["tessera"] else { return [] }
    guard case .object(let object) = node.value else {
      reportWrong("`$extensions.tessera`", expected: "an object", found: node)
      return []
    }
    return object.members
  }

  /// Reads the alpha factor of a token.
  mutating func tokenAlpha(_ member: JSONMember) -> JSONNode? {
    var alpha: JSONNode?
    for part in tessera(member) {
      if part.name == "alpha" {
        alpha = part.node
      } else {
        reportExtension(part, owner: "a token", known: Self.tokenExtensions)
      }
    }
    return alpha
  }

  /// Reads what a group says to Tessera: the root of a file its fonts, icons and lints, any other
  /// group nothing.
  mutating func readGroupExtensions(_ member: JSONMember, path: String) {
    for part in tessera(member) {
      if path.isEmpty, part.name == "fonts" {
        readFonts(part.node)
      } else if path.isEmpty, part.name == "icons" {
        readIcons(part.node)
      } else if path.isEmpty, part.name == "lints" {
        readLints(part.node)
      } else if path.isEmpty {
        reportExtension(part, owner: "a token file", known: Self.fileExtensions)
      } else {
        reportExtension(part, owner: "a group", known: [])
      }
    }
  }

  private mutating func reportExtension(_ member: JSONMember, owner: String, known: [String]) {
    findings.append(
      TokenSyntaxError.unknownMember(
        name: "$extensions.tessera.\(member.name)", owner: owner,
        help: Suggestion.help(for: member.name, in: known), isError: false,
        span(member.nameRange)))
  }

  /// Keeps the entries of `lints`; what they say is read by those who know lints and cells.
  private mutating func readLints(_ node: JSONNode) {
    guard case .array(let elements) = node.value else {
      reportWrong("`lints`", expected: "an array of entries", found: node)
      return
    }
    lints += elements.map { LintDeclaration(node: $0, source: source) }
  }

  /// Reads `fonts`: families and their files, whose paths are relative to this file.
  private mutating func readFonts(_ node: JSONNode) {
    guard case .object(let families) = node.value else {
      reportWrong("`fonts`", expected: "an object of families and their files", found: node)
      return
    }
    for family in families.members {
      let nodes: [JSONNode]
      if case .array(let elements) = family.node.value, !elements.isEmpty {
        nodes = elements
      } else {
        nodes = [family.node]
      }
      let files = nodes.compactMap { node in
        file(node, as: "a font file of `\(family.name)`").map { path in
          FontDeclaration.File(path: path, span: span(node.range))
        }
      }
      if !files.isEmpty { fonts.append(FontDeclaration(family: family.name, files: files)) }
    }
  }

  /// Reads `icons`: names and their files or folders, whose paths are relative to this file.
  private mutating func readIcons(_ node: JSONNode) {
    guard case .object(let names) = node.value else {
      reportWrong("`icons`", expected: "an object of names and their files", found: node)
      return
    }
    for icon in names.members {
      guard let path = file(icon.node, as: "the file of the icon `\(icon.name)`") else { continue }
      icons.append(IconDeclaration(name: icon.name, path: path, span: span(icon.node.range)))
    }
  }

  /// Reads the path of a file, relative to where the program runs, or reports what else is there.
  private mutating func file(_ node: JSONNode, as what: String) -> String? {
    guard case .string(let path) = node.value else {
      reportWrong(what, expected: "a path", found: node)
      return nil
    }
    guard !path.isEmpty else {
      findings.append(
        TokenSyntaxError.wrongProperty(
          name: what, expected: "a path", found: "empty", span(node.range)))
      return nil
    }
    guard !path.contains("://") else {
      findings.append(ResolverError.address(span(node.range)))
      return nil
    }
    return FilePath.absolute(path, relativeTo: FilePath.directory(of: source.path))
  }
}
