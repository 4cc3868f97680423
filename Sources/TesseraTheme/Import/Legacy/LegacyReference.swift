/// References of older formats: `{a.b}`, `{a.b.value}` and `$a.b`, alone or inside a text.
enum LegacyReference: Hashable {
  /// No reference.
  case none
  /// The whole text is a reference to the token with these names.
  case whole([String])
  /// Something is computed or put together.
  case computed

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text of a value.
  ///   - hasDollarForm: Whether `$a.b` is a reference.
  init(_ text: String, hasDollarForm: Bool) {
    let trimmed = text.trimmed
    if trimmed.first == "{", trimmed.last == "}" {
      let path = trimmed.dropFirst().dropLast()
      if !path.contains(where: { "{}".contains($0) }), let names = Self.names(path) {
        self = .whole(names)
        return
      }
    }
    if hasDollarForm, trimmed.first == "$", !trimmed.contains(where: { " +*/(){}".contains($0) }),
      let names = Self.names(trimmed.dropFirst())
    {
      self = .whole(names)
      return
    }
    self = trimmed.contains("{") && trimmed.contains("}") ? .computed : .none
  }

  private static func names(_ path: Substring) -> [String]? {
    var names = path.split(separator: ".", omittingEmptySubsequences: false).map {
      String($0).trimmed
    }
    // A token cannot be called so, because its value is.
    if names.count > 1, names.last == "value" { names.removeLast() }
    return names.contains("") ? nil : names
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
