/// Names of tokens and groups as identifiers of Swift.
enum SwiftName {
  /// Words that an identifier must not be without backticks.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil", "open",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
  /// Words that mean something even in backticks, and types that the text itself uses.
  private static let reserved: Set<String> = [
    "init", "self", "Self", "Type", "Protocol", "Swift", "Bool", "Double", "String", "Hashable",
    "Sendable", "CaseIterable",
  ]

  /// The name of a value: `text-secondary` is `textSecondary`, `500` is `_500`.
  static func value(_ name: String) -> String {
    let words = words(of: name)
    guard let first = words.first else { return "token" }
    // An acronym at the beginning becomes small as a whole: `URLColor` is `urlColor`.
    let capitals = first.prefix { $0.isUppercase }
    let isWord = capitals.count == first.count
    let small = isWord ? first.count : max(capitals.count - 1, min(1, capitals.count))
    let start = first.prefix(small).lowercased() + first.dropFirst(small)
    return escaped(start + words.dropFirst().map(capitalized).joined())
  }

  /// The name of a type: `text-secondary` is `TextSecondary`.
  static func type(_ name: String) -> String {
    let words = words(of: name)
    return words.isEmpty ? "Tokens" : escaped(words.map(capitalized).joined())
  }

  /// The runs of characters that identifiers may have.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in name.unicodeScalars {
      if scalar.properties.isXIDContinue, scalar != "_" {
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func escaped(_ identifier: String) -> String {
    if reserved.contains(identifier) { return identifier + "_" }
    if keywords.contains(identifier) { return "`\(identifier)`" }
    let start = identifier.unicodeScalars.first.map(\.properties.isXIDStart) ?? false
    return start ? identifier : "_" + identifier
  }
}
