internal import TesseraSource

extension ResolverReader {
  /// Whether what the specification does not have is an error.
  var isStrict: Bool { library.loading.profile == .strict }

  /// Reports members that the document's parts do not have.
  mutating func checkMembers(
    _ object: JSONObject, of owner: String, known: [String],
    silent: [String] = ["$extensions", "description"]
  ) {
    for member in object.members
    where !known.contains(member.name) && !silent.contains(member.name) {
      library.report(
        TokenSyntaxError.unknownMember(
          name: member.name, owner: owner, help: Suggestion.help(for: member.name, in: known),
          isError: isStrict, span(member.nameRange)))
    }
  }

  /// The members of a modifier that are reported elsewhere or nowhere.
  var silentInModifiers: [String] {
    ["$extensions", "description"] + (isStrict ? [] : ["context"])
  }

  /// The place where the document begins.
  var start: SourceSpan { span(range.lowerBound..<range.lowerBound + 1) }

  /// Reports a part of the wrong kind.
  mutating func reportMalformed(_ part: String, wanted: String, _ node: JSONNode) {
    library.report(
      ResolverError.malformed(
        part: part, wanted: wanted, found: node.value.kindDescription, span(node.range)))
  }

  /// Checks `version`.
  mutating func checkVersion() {
    guard let version = root["version"] else {
      library.report(ResolverError.noVersion(isError: isStrict, start))
      return
    }
    if case .string("2025.10") = version.value { return }
    var found = version.value.kindDescription
    if case .string(let text) = version.value { found = "`\(text)`" }
    library.report(ResolverError.wrongVersion(found: found, span(version.range)))
  }

  /// Reads `sets`, but not yet what is in them.
  mutating func readSets(_ node: JSONNode?) {
    for (member, object) in members(node, of: "sets") {
      guard let sources = sources(of: object, set: member) else { continue }
      setIndices[member.name] = sets.count
      sets.append(
        TokenSet(name: member.name, declaration: span(member.nameRange), sources: sources))
    }
  }

  /// The `sources` of a set.
  mutating func sources(of object: JSONObject, set member: JSONMember) -> JSONNode? {
    checkMembers(object, of: "a set", known: ["sources"])
    if let sources = object["sources"] { return sources }
    library.report(
      ResolverError.malformed(
        part: "a set", wanted: "an object with `sources`", found: "one without",
        span(member.nameRange)))
    return nil
  }

  /// Reads `modifiers`, but not yet what is in them.
  mutating func readModifiers(_ node: JSONNode?) {
    for (member, object) in members(node, of: "modifiers") {
      checkMembers(
        object, of: "a modifier", known: ["contexts", "default"], silent: silentInModifiers)
      modifierIndices[member.name] = modifiers.count
      modifiers.append(
        Modifier(name: member.name, declaration: span(member.nameRange), object: object))
    }
  }

  /// The members of `sets` or `modifiers`, all of which are objects.
  private mutating func members(
    _ node: JSONNode?, of part: String
  ) -> [(member: JSONMember, object: JSONObject)] {
    guard let node else { return [] }
    guard case .object(let object) = node.value else {
      reportMalformed("`\(part)`", wanted: "an object", node)
      return []
    }
    return object.members.compactMap { member in
      if case .object(let inner) = member.node.value { return (member, inner) }
      reportMalformed("`\(member.name)`", wanted: "an object", member.node)
      return nil
    }
  }
}
