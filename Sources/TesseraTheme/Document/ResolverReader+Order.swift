internal import TesseraSource

extension ResolverReader {
  /// Reads `resolutionOrder`.
  mutating func readOrder(_ order: JSONNode?) {
    guard let order else {
      library.report(
        ResolverError.malformed(
          part: "a resolver document", wanted: "an object with a `resolutionOrder`",
          found: "one without", start))
      return
    }
    guard case .array(let items) = order.value else {
      return reportMalformed("`resolutionOrder`", wanted: "an array", order)
    }
    if items.isEmpty {
      library.report(
        ResolverError.malformed(
          part: "`resolutionOrder`", wanted: "a list of sets and modifiers", found: "empty",
          span(order.range)))
    }
    for item in items {
      guard case .object(let object) = item.value else {
        reportMalformed("an item of `resolutionOrder`", wanted: "an object", item)
        continue
      }
      if let reference = object.member("$ref") {
        readReference(reference, beside: object)
      } else {
        readInline(object, at: item)
      }
    }
  }

  /// Reads an item that refers to a set or modifier; members beside the `$ref` replace those of
  /// what it leads to (Resolver module, section 4.2.2).
  private mutating func readReference(_ member: JSONMember, beside object: JSONObject) {
    guard case .string(let text) = member.node.value else {
      return reportMalformed("`$ref`", wanted: "a string", member.node)
    }
    let place = span(member.node.range)
    let names = JSONPointer.names(text) ?? []
    if names.first == "resolutionOrder" {
      return library.report(ResolverError.pointerIntoOrder(place))
    }
    guard names.count == 2 else { return reportUnknown(text, place) }
    let key = names.joined(separator: "/")
    let others = object.members.filter { $0.name != "$ref" }
    if names[0] == "sets", let index = setIndices[names[1]] {
      checkMembers(JSONObject(members: others), of: "a set", known: ["sources"])
      guard claim(names[1], key: key, at: place) else { return }
      guard let sources = object["sources"] else { return add(set: index) }
      need(index)
      sets.append(
        TokenSet(name: names[1], declaration: sets[index].declaration, sources: sources))
      add(set: sets.count - 1)
    } else if names[0] == "modifiers", let index = modifierIndices[names[1]] {
      checkMembers(
        JSONObject(members: others), of: "a modifier", known: ["contexts", "default"],
        silent: silentInModifiers)
      modifiers[index].isUsed = true
      guard claim(names[1], key: key, at: place) else { return }
      let replaced = Set(others.map(\.name))
      let kept = modifiers[index].object.members.filter { !replaced.contains($0.name) }
      readModifier(
        Modifier(
          name: modifiers[index].name, declaration: modifiers[index].declaration,
          object: JSONObject(members: kept + others)))
    } else {
      reportUnknown(text, place)
    }
  }

  /// Reads a set or modifier that is written in the order itself.
  private mutating func readInline(_ object: JSONObject, at node: JSONNode) {
    guard case .string(let name)? = object["name"]?.value else {
      return library.report(ResolverError.incompleteItem(missing: "name", span(node.range)))
    }
    guard case .string(let type)? = object["type"]?.value, ["set", "modifier"].contains(type)
    else {
      return library.report(ResolverError.incompleteItem(missing: "type", span(node.range)))
    }
    let place = span(object["name"]?.range ?? node.range)
    let isSet = type == "set"
    checkMembers(
      object, of: "a \(type)",
      known: ["name", "type"] + (isSet ? ["sources"] : ["contexts", "default"]),
      silent: isSet ? ["$extensions", "description"] : silentInModifiers)
    guard claim(name, key: "\(type)s/\(name)", at: place) else { return }
    if !isSet {
      readModifier(Modifier(name: name, declaration: place, object: object))
    } else if let sources = object["sources"] {
      sets.append(TokenSet(name: name, declaration: place, sources: sources))
      add(set: sets.count - 1)
    } else {
      library.report(
        ResolverError.malformed(
          part: "a set", wanted: "an object with `sources`", found: "one without", place))
    }
  }

  /// Reads a modifier of the order.
  private mutating func readModifier(_ modifier: Modifier) {
    guard let node = contexts(of: modifier) else {
      return library.report(
        ResolverError.noContexts(modifier: modifier.name, modifier.declaration))
    }
    guard case .object(let contexts) = node.value else {
      return reportMalformed("`contexts`", wanted: "an object", node)
    }
    let names = contexts.members.map(\.name)
    guard let first = names.first else {
      return library.report(
        ResolverError.noContexts(modifier: modifier.name, modifier.declaration))
    }
    if names.count == 1 {
      library.report(
        ResolverError.oneContext(
          modifier: modifier.name, isError: isStrict, modifier.declaration))
    }
    let declared = modifier.object["default"].flatMap { defaultContext($0, modifier, names) }
    let lists = contexts.members.map { items($0.node, of: "the context `\($0.name)`") }
    add(
      ThemeModifier(
        name: modifier.name, contexts: names, default: declared ?? first,
        declaresDefault: declared != nil),
      contexts: lists, at: contexts.members.map { span($0.nameRange) })
  }

  /// The `contexts` of a modifier, or the `context` that the specification's own examples write.
  private mutating func contexts(of modifier: Modifier) -> JSONNode? {
    if let contexts = modifier.object["contexts"] { return contexts }
    guard !isStrict, let legacy = modifier.object.member("context") else { return nil }
    library.report(ResolverError.legacyContexts(span(legacy.nameRange)))
    return legacy.node
  }

  /// Reads `default`.
  private mutating func defaultContext(
    _ node: JSONNode, _ modifier: Modifier, _ names: [String]
  ) -> String? {
    guard case .string(let name) = node.value else {
      reportMalformed("`default`", wanted: "the name of a context", node)
      return nil
    }
    if names.contains(name) { return name }
    library.report(
      ResolverError.unknownDefault(
        name, modifier: modifier.name,
        help: Suggestion.help(for: name, in: names) ?? "the contexts are \(names.listed)",
        span(node.range)))
    return nil
  }
}
