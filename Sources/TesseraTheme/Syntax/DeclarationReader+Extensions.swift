internal import TesseraSource

extension DeclarationReader {
  /// What `$extensions.tessera` may hold at the root of a file.
  private static let fileExtensions = ["fonts", "icons", "lints"]
  /// What `$extensions.tessera` may hold in a token.
  private static let tokenExtensions = ["alpha"]
  /// What a family may hold that is an object.
  private static let fontMembers = ["files", "width"]

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
      var node = family.node
      var width: Double?
      if case .object(let object) = node.value {
        reportUnknown(object, inFont: family.name)
        width = object["width"].flatMap { fontWidth($0, of: family.name) }
        guard let files = object["files"] else {
          findings.append(
            TokenSyntaxError.wrongProperty(
              name: "`\(family.name)`", expected: "an object with `files`", found: "one without",
              span(node.range)))
          continue
        }
        node = files
      }
      let nodes: [JSONNode]
      if case .array(let elements) = node.value, !elements.isEmpty {
        nodes = elements
      } else {
        nodes = [node]
      }
      let files = nodes.compactMap { node in
        file(node, as: "a font file of `\(family.name)`").map { path in
          FontDeclaration.File(path: path, span: span(node.range))
        }
      }
      guard !files.isEmpty else { continue }
      fonts.append(FontDeclaration(family: family.name, files: files, width: width))
    }
  }

  /// The width of a family, in percent; nil where it is none, which is reported.
  private mutating func fontWidth(_ node: JSONNode, of family: String) -> Double? {
    let name = "the width of `\(family)`"
    let expected = "a percentage of the normal width, such as 75"
    guard case .number(let number) = node.value else {
      reportWrong(name, expected: expected, found: node)
      return nil
    }
    guard (1...1_000).contains(number.value) else {
      findings.append(
        TokenSyntaxError.wrongProperty(
          name: name, expected: expected, found: number.text, span(node.range)))
      return nil
    }
    return number.value
  }

  private mutating func reportUnknown(_ object: JSONObject, inFont family: String) {
    for member in object.members where !Self.fontMembers.contains(member.name) {
      findings.append(
        TokenSyntaxError.unknownMember(
          name: member.name, owner: "the font family `\(family)`",
          help: Suggestion.help(for: member.name, in: Self.fontMembers), isError: false,
          span(member.nameRange)))
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
