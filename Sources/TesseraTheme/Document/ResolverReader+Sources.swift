internal import TesseraSource

extension ResolverReader {
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
        if let item = item(member, beside: object) { items.append(item) }
      } else {
        items.append(.source(library.add(object, at: element.range, in: text)))
      }
    }
    return items
  }

  /// The text of a `$ref`, which must stand alone.
  mutating func reference(_ member: JSONMember, beside object: JSONObject) -> String? {
    guard case .string(let text) = member.node.value else {
      reportMalformed("`$ref`", wanted: "a string", member.node)
      return nil
    }
    if let other = object.members.first(where: { $0.name != "$ref" }) {
      library.report(
        ResolverError.unreadableReference(
          reason: "members beside a `$ref` are not read yet",
          help: "write them as a source of their own behind it", span(other.nameRange)))
    }
    return text
  }

  /// Reads a source that refers to a set or to a file.
  private mutating func item(_ member: JSONMember, beside object: JSONObject) -> Item? {
    guard let text = reference(member, beside: object) else { return nil }
    let place = span(member.node.range)
    guard text.hasPrefix("#") else { return file(text, place) }
    let names = JSONPointer.names(text) ?? []
    switch names.first {
    case "modifiers": library.report(ResolverError.modifierAsSource(place))
    case "resolutionOrder": library.report(ResolverError.pointerIntoOrder(place))
    case "sets":
      guard names.count == 2, let index = setIndices[names[1]] else {
        reportUnknown(text, place)
        return nil
      }
      need(index)
      return .set(index)
    default: reportUnknown(text, place)
    }
    return nil
  }

  /// Reads a token file, whose path is relative to the document.
  private mutating func file(_ reference: String, _ place: SourceSpan) -> Item? {
    if reference.contains("://") {
      library.report(
        ResolverError.unreadableReference(
          reason: "only files are read, no addresses",
          help: "save the file beside the document and refer to it by its path", place))
      return nil
    }
    if reference.contains("#") {
      library.report(
        ResolverError.unreadableReference(
          reason: "a reference into a file is not read yet", help: "refer to the whole file",
          place))
      return nil
    }
    let path = FilePath.absolute(
      JSONPointer.decodingPercents(reference), relativeTo: FilePath.directory(of: text.path))
    return library.file(path, reference: place).map { .source($0) }
  }

  /// Reports a pointer that leads nowhere.
  mutating func reportUnknown(_ pointer: String, _ place: SourceSpan) {
    let known = sets.map { "#/sets/\($0.name)" } + modifiers.map { "#/modifiers/\($0.name)" }
    library.report(
      ResolverError.unknownTarget(
        pointer, help: Suggestion.help(for: pointer, in: known), place))
  }
}
