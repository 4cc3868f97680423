internal import TesseraGraphics
internal import TesseraSource

// Tokens as written → values with every reference replaced, in the form of DTCG.
//
// What a file says stays as it says it: legacy units and colour strings, members that nothing reads.
// Writing the typed values out again was rejected, because it would turn `1rem` into `16px` and lose
// what the lenient profile keeps.

/// The values of one mode as DTCG writes them.
struct ResolvedValues {
  /// How many references may lie inside each other's values; no type of DTCG needs more than three.
  private static let depth = 8

  /// The tokens.
  private let theme: Theme
  /// The values that were asked for, by the indices of the table.
  private var known: [Int: JSONOutput] = [:]

  init(_ theme: Theme) {
    self.theme = theme
  }

  /// The token at an index of the table with its value; nil where it does not resolve.
  mutating func entry(at index: Int) -> TokenExport.Entry? {
    guard let value = value(at: index) else { return nil }
    let entry = theme.table.entries[index]
    return TokenExport.Entry(
      path: entry.path, type: type(at: index), value: value, srgb: srgb(at: index),
      source: entry.declaration.name.location)
  }

  /// The colour at an index of the table as the nearest straight sRGB bytes, `#rrggbbaa`; nil for any
  /// other token.
  func srgb(at index: Int) -> String? {
    guard let token = theme.results[index].token, case .color(let color) = theme.shown(token)
    else { return nil }
    let text = color.hexText
    return text.utf8.count == 7 ? text + "ff" : text
  }

  /// The value of the token at an index of the table; nil where it does not resolve.
  ///
  /// A token without a type has its value as read.
  mutating func value(at index: Int) -> JSONOutput? { value(at: index, depth: 0) }

  /// The type of the token at an index of the table; nil where nothing tells it.
  func type(at index: Int) -> String? {
    switch theme.results[index] {
    case .token(let token): token.type.rawValue
    case .kept(let kept): kept.type
    case .unresolved: nil
    }
  }

  /// Whether the token has no value only because nothing tells its type.
  private func isUntyped(_ index: Int) -> Bool {
    let entry = theme.table.entries[index]
    guard entry.declaration.type == nil, entry.context.type == nil else { return false }
    var scan = ReferenceScan()
    scan.add(written(index))
    return reference(in: written(index)) == nil && !scan.hasPointers
  }

  private mutating func value(at index: Int, depth: Int) -> JSONOutput? {
    if let value = known[index] { return value }
    if case .unresolved = theme.results[index] {
      return isUntyped(index) ? JSONOutput(written(index).value) : nil
    }
    // An alias has the value of the token at the end of its chain, which may be a long one.
    var chain = [index]
    while let last = chain.last, known[last] == nil, let path = reference(in: written(last)),
      let next = theme.table.index(of: path)
    {
      chain.append(next)
    }
    var value: JSONOutput?
    for index in chain.reversed() {
      let own = known[index] ?? value ?? output(of: written(index), in: index, depth: depth)
      value = known[index] ?? withFactor(own, of: index)
      known[index] = value
    }
    return value
  }

  /// The value with the token's alpha factor multiplied in, where it has one.
  private func withFactor(_ value: JSONOutput, of index: Int) -> JSONOutput {
    guard theme.table.entries[index].declaration.alpha != nil,
      case .color(let color)? = theme.results[index].token?.value
    else { return value }
    return Self.value(value, with: color)
  }

  /// The value of a token without pointers.
  private func written(_ index: Int) -> JSONNode {
    theme.expandedValues[index] ?? theme.table.entries[index].declaration.value
  }

  private func reference(in node: JSONNode) -> String? {
    guard case .string(let text) = node.value, case .reference(let path) = ReferenceSyntax(text)
    else { return nil }
    return path
  }

  /// A value with the references in it replaced; those of other tools' types stay as written.
  private mutating func output(of node: JSONNode, in index: Int, depth: Int) -> JSONOutput {
    let isDTCG = type(at: index).flatMap(TokenType.init) != nil
    guard isDTCG, depth < Self.depth else { return JSONOutput(node.value) }
    switch node.value {
    case .array(let elements):
      let values = elements.map { output(of: $0, in: index, depth: depth) }
      guard type(at: index) == TokenType.fontFamily.rawValue else { return .array(values) }
      // The families of a token that is referred to stand in its place.
      return .array(
        values.flatMap { value in
          if case .array(let families) = value { families } else { [value] }
        })
    case .object(let object):
      return .object(
        object.members.map { ($0.name, output(of: $0.node, in: index, depth: depth)) })
    case .string:
      guard let path = reference(in: node), let target = theme.table.index(of: path) else {
        return JSONOutput(node.value)
      }
      return value(at: target, depth: depth + 1) ?? JSONOutput(node.value)
    case .null, .bool, .number: return JSONOutput(node.value)
    }
  }

  /// A colour's value with the alpha that the factors on the way leave.
  private static func value(_ value: JSONOutput, with color: Color) -> JSONOutput {
    let alpha = ("alpha", JSONOutput.number(color.alpha))
    guard case .object(let members) = value else {
      return .object([
        ("colorSpace", .string(color.space.rawValue)),
        ("components", .array([color.c1, color.c2, color.c3].map { .number($0) })), alpha,
      ])
    }
    guard members.contains(where: { $0.0 == "alpha" }) else { return .object(members + [alpha]) }
    return .object(members.map { $0.0 == "alpha" ? alpha : $0 })
  }
}
