internal import TesseraSource

extension ValueReader {
  /// The names of weights and what they stand for (Format module, section 8.4).
  private static let weights: [String: Double] = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
    "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600,
    "demi-bold": 600, "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900,
    "heavy": 900, "extra-black": 950, "ultra-black": 950,
  ]

  /// Reads families, or takes them from the token that is referred to.
  mutating func families(_ node: JSONNode, for owner: String) -> [String]? {
    guard case .fontFamily(let families)? = value(node, as: .fontFamily, for: owner) else {
      return nil
    }
    return families
  }

  /// Reads a font family token's value: a name or an array of names.
  ///
  /// An element may also be a reference; the families of its token stand in its place.
  mutating func familiesLiteral(_ node: JSONNode, for owner: String) -> [String]? {
    switch node.value {
    case .string(let name) where !name.isEmpty: return families(named: name, at: node, for: owner)
    case .array(let elements) where !elements.isEmpty:
      var families: [String] = []
      var isWhole = true
      for element in elements {
        if case .array = element.value {
          reportWrong(element, "an element of \(owner)", wanted: "a font family's name")
          isWhole = false
        } else if let names = self.families(element, for: "an element of \(owner)") {
          families += names
        } else {
          isWhole = false
        }
        // Lists that refer to lists double with each of them.
        guard families.count <= ThemeLimits.families else {
          reportWrong(
            element, owner, wanted: "a list of at most \(ThemeLimits.families) font families",
            found: "more",
            help: "a list that is referred to counts with all that is in it")
          return nil
        }
      }
      return isWhole ? families : nil
    case .string, .array:
      reportWrong(node, owner, wanted: "at least one font family", found: "empty")
    default:
      reportWrong(node, owner, wanted: "a font family's name or an array of names")
    }
    return nil
  }

  /// Reads one name, or the legacy form of several in one string, as CSS lists them.
  private mutating func families(
    named text: String, at node: JSONNode, for owner: String
  ) -> [String] {
    guard text.contains(",") else { return [text] }
    let names = text.split(separator: ",").compactMap { part -> String? in
      let name = part.drop { " \"'".contains($0) }
      guard let last = name.lastIndex(where: { !" \"'".contains($0) }) else { return nil }
      return String(name[...last])
    }
    guard !names.isEmpty else { return [text] }
    reportLegacy(
      node, owner, wanted: "an array of names", found: "a list in one string",
      help: "write `[\(names.map { "\"\($0)\"" }.joined(separator: ", "))]`")
    return names
  }

  /// Reads a weight, or takes it from the token that is referred to.
  mutating func weight(_ node: JSONNode, for owner: String) -> Double? {
    guard case .fontWeight(let weight)? = value(node, as: .fontWeight, for: owner) else {
      return nil
    }
    return weight
  }

  /// Reads a font weight token's value: a number 1…1000 or a name.
  mutating func weightLiteral(_ node: JSONNode, for owner: String) -> Double? {
    let wanted = "a number from 1 to 1000 or the name of a weight"
    switch node.value {
    case .number(let number):
      if (1...1_000).contains(number.value) { return number.value }
      reportWrong(node, owner, wanted: wanted, found: number.text)
    case .string(let name):
      if let weight = Self.weights[name] { return weight }
      let help =
        Double(name) == nil
        ? Suggestion.help(for: name, in: Self.weights.keys.sorted())
        : "write \(name) without quotes"
      reportWrong(node, owner, wanted: wanted, found: "`\(name)`", help: help)
    default: reportWrong(node, owner, wanted: wanted)
    }
    return nil
  }
}
