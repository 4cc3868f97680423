internal import TesseraSource

extension ResolverReader {
  /// What a reference leads to.
  private enum Target {
    /// A set of this document.
    case set(Int)
    /// The sources of a set elsewhere.
    case items([Item])
    /// Tokens.
    case tokens(JSONObject, at: Range<Int>, in: SourceText)
  }

  /// Reads a list of sources.
  mutating func items(_ node: JSONNode, of part: String) -> [Item] {
    guard case .array(let elements) = node.value else {
      reportMalformed(part, wanted: "an array of sources", node)
      return []
    }
    var items: [Item] = []
    for element in elements {
      guard case .object(let object) = element.value else {
        reportMalformed("a source", wanted: "an object", element)
        continue
      }
      if let member = object.member("$ref") {
        items += self.items(member, beside: object, at: element.range)
      } else {
        items.append(.source(library.source(object, at: element.range, in: text)))
      }
    }
    return items
  }

  /// Reads a source that refers to a set, to tokens or to a file.
  ///
  /// Members beside the `$ref` replace those of what it leads to, whole (Resolver module, 4.2.2).
  private mutating func items(
    _ member: JSONMember, beside object: JSONObject, at range: Range<Int>
  ) -> [Item] {
    guard case .string(let text) = member.node.value else {
      reportMalformed("`$ref`", wanted: "a string", member.node)
      return []
    }
    let place = span(member.node.range)
    guard let target = text.hasPrefix("#") ? local(text, place) : file(text, place) else {
      return []
    }
    let others = JSONObject(members: object.members.filter { $0.name != "$ref" })
    switch target {
    case .set, .items:
      checkMembers(others, of: "a set", known: ["sources"])
      if let sources = others["sources"] { return items(sources, of: "`sources`") }
      if case .items(let items) = target { return items }
      if case .set(let index) = target { return [.set(index)] }
      return []
    case .tokens(let tokens, let place, let source):
      guard !others.members.isEmpty else {
        return [.source(library.source(tokens, at: place, in: source))]
      }
      let kept = tokens.members.filter { others[$0.name] == nil }
      return [
        .source(library.add(JSONObject(members: kept), at: place, in: source)),
        .source(library.add(others, at: range, in: self.text)),
      ]
    }
  }

  /// What a pointer inside the document leads to.
  private mutating func local(_ pointer: String, _ place: SourceSpan) -> Target? {
    let names = JSONPointer.names(pointer) ?? []
    switch names.first {
    case "modifiers":
      library.report(ResolverError.modifierAsSource(place))
      return nil
    case "resolutionOrder":
      library.report(ResolverError.pointerIntoOrder(place))
      return nil
    case "sets" where names.count == 2:
      guard let index = setIndices[names[1]] else {
        reportUnknown(pointer, place)
        return nil
      }
      need(index)
      return .set(index)
    default:
      guard !names.isEmpty, let node = Self.node(at: names, in: root),
        case .object(let object) = node.value
      else {
        reportUnknown(pointer, place)
        return nil
      }
      guard !node.range.overlaps(place.range) else {
        library.report(ResolverError.cycle(names: [pointer], place))
        return nil
      }
      return target(object, at: node.range, named: pointer, place)
    }
  }

  /// What an object that is referred to is: a set, another reference, or tokens.
  private mutating func target(
    _ object: JSONObject, at range: Range<Int>, named name: String, _ place: SourceSpan
  ) -> Target? {
    guard object["$ref"] != nil || object["sources"].map(\.isArray) == true else {
      return .tokens(object, at: range, in: text)
    }
    guard !following.contains(name) else {
      library.report(ResolverError.cycle(names: following, place))
      return nil
    }
    following.append(name)
    defer { following.removeLast() }
    if let member = object.member("$ref") {
      return .items(items(member, beside: object, at: range))
    }
    return object["sources"].map { .items(items($0, of: "`sources`")) }
  }

  /// What a file holds, or the part of it that the reference names; its path is relative to the
  /// document.
  private mutating func file(_ reference: String, _ place: SourceSpan) -> Target? {
    guard !reference.isEmpty else {
      library.report(
        ResolverError.unreadableReference(
          reason: "this `$ref` is empty",
          help: "name a token file by its path, or a set as `#/sets/…`", place))
      return nil
    }
    guard !reference.contains("://") else {
      library.report(ResolverError.address(place))
      return nil
    }
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = FilePath.absolute(
      JSONPointer.decodingPercents(String(parts[0])),
      relativeTo: FilePath.directory(of: text.path))
    guard let content = library.file(path, reference: place) else { return nil }
    guard parts.count > 1, !parts[1].isEmpty else {
      if TokenSources.isResolver(content.object) {
        library.report(ResolverError.nestedResolver(path: path, place))
        return nil
      }
      return .tokens(content.object, at: content.range, in: content.text)
    }
    // The specification writes `example.json#sets/MySet`, without the slash that a pointer has.
    let fragment = parts[1].hasPrefix("/") ? "#\(parts[1])" : "#/\(parts[1])"
    return part(fragment, of: content, reference, place)
  }

  /// What a pointer leads to inside another file.
  private mutating func part(
    _ pointer: String, of content: TokenSources.Content, _ reference: String, _ place: SourceSpan
  ) -> Target? {
    let names = JSONPointer.names(pointer) ?? []
    guard !names.isEmpty, let node = Self.node(at: names, in: content.object),
      case .object(let object) = node.value
    else {
      let near = near(names, in: content.object).map {
        reference.split(separator: "#")[0] + JSONPointer.text($0)
      }
      library.report(
        ResolverError.unknownPart(
          reference, help: near.map { Suggestion.question(String($0)) }, place))
      return nil
    }
    if names[0] == "modifiers" || names[0] == "resolutionOrder",
      TokenSources.isResolver(content.object)
    {
      library.report(
        names[0] == "modifiers"
          ? ResolverError.modifierAsSource(place) : ResolverError.pointerIntoOrder(place))
      return nil
    }
    let name = content.text.path + pointer
    guard !following.contains(name) else {
      library.report(ResolverError.cycle(names: following, place))
      return nil
    }
    var other = ResolverReader(content, library: library)
    other.following = following + [name]
    other.readSets(content.object["sets"])
    defer { library = other.library }
    if names.count == 2, names[0] == "sets", let index = other.setIndices[names[1]] {
      return .items(other.sources(ofSet: index).map(Item.source))
    }
    guard let target = other.target(object, at: node.range, named: pointer, place) else {
      return nil
    }
    guard case .items(let items) = target else { return target }
    return .items(other.flattened(items).map(Item.source))
  }

  /// The value that the names lead to from the root of a file.
  private static func node(at names: [String], in root: JSONObject) -> JSONNode? {
    var node = JSONNode(value: .object(root), range: 0..<0)
    for name in names {
      let next: JSONNode?
      switch node.value {
      case .object(let object): next = object[name]
      case .array(let elements):
        next = JSONPointer.index(name).flatMap { $0 < elements.count ? elements[$0] : nil }
      case .null, .bool, .number, .string: next = nil
      }
      guard let next else { return nil }
      node = next
    }
    return node
  }

  /// The names with the first unknown one replaced by the nearest, nil where none is near.
  private func near(_ names: [String], in root: JSONObject) -> [String]? {
    var object = root
    for (position, name) in names.enumerated() {
      guard case .object(let next)? = object[name]?.value else {
        return library.suggestions.closest(to: name, in: object.members.map(\.name)).map { near in
          var names = names
          names[position] = near
          return names
        }
      }
      object = next
    }
    return nil
  }

  /// Reports a pointer that leads nowhere.
  mutating func reportUnknown(_ pointer: String, _ place: SourceSpan) {
    let known = sets.map { "#/sets/\($0.name)" } + modifiers.map { "#/modifiers/\($0.name)" }
    library.report(
      ResolverError.unknownTarget(
        pointer, help: library.suggestions.help(for: pointer, in: known), place))
  }
}

extension JSONNode {
  /// Whether the value is an array.
  fileprivate var isArray: Bool {
    if case .array = value { return true }
    return false
  }
}
