internal import TesseraSource

extension TokenTable {
  /// What a JSON pointer leads to.
  enum PointerTarget {
    /// A whole token: the object or its `$value`, which mean the same.
    case token(Int)
    /// A part of a token, whether or not the token has it.
    case part(TokenPart)
    /// A group, and whether it has a `$root`.
    case group(String, hasRoot: Bool, SourceSpan)
    /// Nothing.
    case missing
  }

  /// Follows the names of a pointer from the root.
  func target(ofPointer names: [String]) -> PointerTarget {
    var path = ""
    // The specification calls `#/` the root, which has no name.
    for (position, name) in names.enumerated() where names != [""] {
      let next = TokenName.path(path, name)
      let isName = TokenName.fault(in: name) == nil
      if isName, let token = index(of: next) {
        let rest = Array(names[(position + 1)...])
        return rest.isEmpty || rest == ["$value"]
          ? .token(token) : .part(TokenPart(token: token, names: rest))
      }
      guard isName, groups[next] != nil else {
        return .missing
      }
      path = next
    }
    guard let group = groups[path] else { return .missing }
    return .group(path, hasRoot: group.names.contains(TokenName.root), group.name)
  }

  /// The pointer that was likely meant by one that leads to nothing.
  ///
  /// Asked only for a finding, as it may take long.
  func pointer(meantBy names: [String]) -> String? {
    var path = ""
    for (position, name) in names.enumerated() {
      let next = TokenName.path(path, name)
      guard TokenName.fault(in: name) == nil, groups[next] != nil else {
        return meant(by: names, unknown: position, in: path)
      }
      path = next
    }
    return nil
  }

  /// The pointer that was likely meant by one whose name at `position` the group at `path` lacks.
  private func meant(by names: [String], unknown position: Int, in path: String) -> String? {
    let dotted = names[position].split(separator: ".").map(String.init)
    if dotted.count > 1 {
      let split = Array(names[..<position]) + dotted + names[(position + 1)...]
      if case .missing = target(ofPointer: split) { return nil }
      return JSONPointer.text(split)
    }
    return suggestions.closest(to: names[position], in: groups[path]?.names ?? []).map { near in
      var names = names
      names[position] = near
      return JSONPointer.text(names)
    }
  }
}
