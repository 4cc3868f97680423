/// What a string in a token's value is: plain text, or a reference in curly braces.
///
/// DTCG Format module, section 7.1.1: a reference is the whole string, so that `"1px {space}"` is
/// none. The name after a dot may be `$root`, although the published schema forgets it.
enum ReferenceSyntax: Hashable {
  /// No reference.
  case text
  /// A reference to the token at the path.
  case reference(String)
  /// Braces that make no reference, and why.
  case malformed(String)

  private static let opening = UInt8(ascii: "{")
  private static let closing = UInt8(ascii: "}")
  private static let dot = UInt8(ascii: ".")
  private static let dollar = UInt8(ascii: "$")

  /// Reads a string.
  ///
  /// - Complexity: O(n) bytes: every string of a theme comes through here, most of them in vain.
  init(_ text: String) {
    let bytes = text.utf8
    guard bytes.first == Self.opening else {
      self =
        Self.holdsBraces(bytes) ? .malformed("a reference is the whole string or nothing") : .text
      return
    }
    guard let closing = bytes.firstIndex(of: Self.closing) else {
      self = .malformed("the closing brace is missing")
      return
    }
    guard bytes.index(after: closing) == bytes.endIndex else {
      self = .malformed("a reference is the whole string or nothing")
      return
    }
    let path = text[bytes.index(after: bytes.startIndex)..<closing]
    if let reason = Self.fault(in: path.utf8) {
      self = .malformed(reason)
    } else {
      self = .reference(String(path))
    }
  }

  /// Whether a brace is opened and closed somewhere.
  private static func holdsBraces(_ bytes: String.UTF8View) -> Bool {
    var isOpen = false
    for byte in bytes {
      if byte == opening { isOpen = true }
      if byte == closing, isOpen { return true }
    }
    return false
  }

  /// What keeps `path` from being the path of a token, nil when nothing does.
  private static func fault(in path: Substring.UTF8View) -> String? {
    guard !path.isEmpty else { return "it names no token" }
    var previous = dot
    var isPlain = true
    for byte in path {
      if byte == opening { return "a second brace is opened" }
      if previous == dot, byte == dot || byte == dollar { isPlain = false }
      previous = byte
    }
    return isPlain && previous != dot ? nil : faultOfNames(in: path)
  }

  /// What is wrong with the first faulty name of a path.
  private static func faultOfNames(in path: Substring.UTF8View) -> String? {
    var rest = path
    while true {
      let dot = rest.firstIndex(of: Self.dot)
      let name = rest[..<(dot ?? rest.endIndex)]
      if name.isEmpty { return "a name between dots is missing" }
      if name.first == dollar {
        let isRoot =
          dot == nil && name.startIndex > path.startIndex
          && name.elementsEqual(TokenName.root.utf8)
        guard isRoot else { return "a name cannot start with `$`" }
      }
      guard let dot else { return nil }
      rest = rest[path.index(after: dot)...]
    }
  }
}
