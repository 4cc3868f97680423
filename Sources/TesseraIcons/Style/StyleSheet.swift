// The text of `style` elements → declarations by selector.
//
// Exported icons have rules for types, classes and identifiers, and combinations such as `path.a`; that
// is what is read, and anything else is named in a finding. With one key a selector, an element finds
// its rules by a few look-ups, however many rules there are.

/// The rules of a file's style sheets.
struct StyleSheet {
  /// A declaration with what decides between it and others.
  private struct Weighted {
    let declaration: SVGDeclaration
    let specificity: Int
    let order: Int
  }

  /// Declarations by selector, the last of each property.
  private var rules: [String: [String: Weighted]] = [:]
  /// How many declarations there were so far.
  private(set) var count = 0

  /// Whether there is no rule.
  var isEmpty: Bool { rules.isEmpty }

  /// Adds the text of a style sheet; returns the selectors and at-rules that are not read.
  mutating func add(_ text: String) -> [String] {
    var unread: [String] = []
    var rest = Self.withoutComments(text)[...]
    while let open = rest.firstIndex(of: "{") {
      // At-rules without a block, such as `@import`, end with a semicolon.
      var statements = rest[..<open].split(separator: ";").map(\.trimmed)
      let prelude = statements.popLast() ?? ""
      unread += statements
      let body = rest[rest.index(after: open)...]
      guard !prelude.hasPrefix("@") else {
        unread.append(prelude)
        rest = Self.behindBlock(body)
        continue
      }
      let close = body.firstIndex(of: "}") ?? body.endIndex
      let declarations = SVGDeclaration.list(String(body[..<close]), attribute: nil)
      for selector in prelude.split(separator: ",").map(\.trimmed) {
        guard count <= IconLimits.rules else { return unread }
        guard let specificity = Self.specificity(of: selector) else {
          unread.append(selector)
          continue
        }
        count += 1
        for declaration in declarations {
          rules[selector, default: [:]][declaration.name] = Weighted(
            declaration: declaration, specificity: specificity, order: count)
          count += 1
        }
      }
      rest = close < body.endIndex ? body[body.index(after: close)...] : ""
    }
    return unread
  }

  /// Leaves out the rules of some selectors.
  mutating func removeRules(where isLeftOut: (String) -> Bool) {
    rules = rules.filter { !isLeftOut($0.key) }
  }

  /// The declarations for an element, the weightiest last.
  func declarations(for element: XMLElement) -> [SVGDeclaration] {
    guard !isEmpty, let type = element.name else { return [] }
    var keys = ["*", type]
    for name in (element["class"] ?? "").split(whereSeparator: \.isWhitespace) {
      keys += [".\(name)", "\(type).\(name)"]
    }
    if let id = element["id"] { keys += ["#\(id)", "\(type)#\(id)"] }
    let found = keys.flatMap { rules[$0].map { Array($0.values) } ?? [] }
    return found.sorted { ($0.specificity, $0.order) < ($1.specificity, $1.order) }
      .map(\.declaration)
  }

  /// How much a selector weighs (Selectors 4, section 17); nil for one that is not read.
  private static func specificity(of selector: String) -> Int? {
    if selector == "*" { return 0 }
    var scanner = ValueScanner(selector)
    var weight = scanner.word().isEmpty ? 0 : 1
    if scanner.take(".") {
      weight += 10
    } else if scanner.take("#") {
      weight += 100
    } else {
      return scanner.isAtEnd && weight > 0 ? weight : nil
    }
    return !scanner.word().isEmpty && scanner.isAtEnd ? weight : nil
  }

  /// What follows a block, which may have others in it.
  private static func behindBlock(_ body: Substring) -> Substring {
    var depth = 1
    for index in body.indices {
      if body[index] == "{" { depth += 1 }
      if body[index] == "}" { depth -= 1 }
      if depth == 0 { return body[body.index(after: index)...] }
    }
    return ""
  }

  private static func withoutComments(_ text: String) -> String {
    var bytes: [UInt8] = []
    let source = Array(text.utf8)
    var at = 0
    while at < source.count {
      guard source[at] == UInt8(ascii: "/"), at + 1 < source.count,
        source[at + 1] == UInt8(ascii: "*")
      else {
        bytes.append(source[at])
        at += 1
        continue
      }
      at += 2
      while at + 1 < source.count,
        source[at] != UInt8(ascii: "*") || source[at + 1] != UInt8(ascii: "/")
      { at += 1 }
      at += 2
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
