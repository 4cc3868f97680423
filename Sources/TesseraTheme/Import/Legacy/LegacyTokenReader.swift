internal import TesseraSource

/// Reads trees of tokens whose objects have a `value`.
struct LegacyTokenReader {
  /// Members that say nothing about the value: they are left out without a word.
  private static let technical: Set<String> = [
    "attributes", "filePath", "isSource", "key", "name", "original", "path", "themeable",
  ]

  /// The parts of composite values that are carried over.
  private static let parts: [TokenType: Set<String>] = [
    .typography: ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"],
    .border: ["color", "width", "style"],
    .shadow: [
      "color", "x", "y", "offsetX", "offsetY", "blur", "spread", "type", "inset",
    ],
  ]

  /// The file.
  let text: SourceText
  /// The rules of its format.
  let rules: LegacyValueReader.Rules
  /// Whether a token without a type has that of its first name, as Style Dictionary means it.
  let hasCategories: Bool
  /// The tokens in the order of the file.
  private(set) var tokens: [DraftToken] = []
  /// The names of tokens that are left out.
  private(set) var refused: Set<[String]> = []
  /// The places of members that are left out, by their names.
  private var others: [String: [SourceLocation]] = [:]

  /// Reads a file's tokens.
  init(
    reading object: JSONObject, of text: SourceText, rules: LegacyValueReader.Rules,
    hasCategories: Bool, report: inout ImportReport
  ) {
    self.text = text
    self.rules = rules
    self.hasCategories = hasCategories
    read(object, names: [], type: nil, report: &report)
    reportOthers(in: &report)
  }

  /// Whether an object is a token.
  static func isToken(_ object: JSONObject) -> Bool {
    object["value"] != nil || object["$value"] != nil
  }

  /// Whether there is a token with a `value` somewhere in an object.
  static func holdsTokens(_ object: JSONObject) -> Bool {
    if object["value"] != nil { return true }
    return object.members.contains { member in
      // What begins with a dollar is DTCG's, whose lengths have a `value` too.
      guard member.name.first != "$" else { return false }
      if case .object(let inner) = member.node.value { return holdsTokens(inner) }
      return false
    }
  }

  /// Reads the tokens of a group and of those inside it.
  ///
  /// - Parameters:
  ///   - object: The group.
  ///   - names: The names of the groups around it, its own included.
  ///   - type: The type that they give to tokens without one.
  ///   - report: Where findings go.
  private mutating func read(
    _ object: JSONObject, names: [String], type: String?, report: inout ImportReport
  ) {
    let type = string(object, "$type") ?? type
    for member in object.members where member.name.first != "$" {
      guard case .object(let inner) = member.node.value else {
        if names.isEmpty || !["comment", "description", "type"].contains(member.name) {
          report.drop(
            "`\(member.name)` is \(member.node.value.kindDescription), neither a token nor a group",
            SourceSpan(source: text, range: member.nameRange))
        }
        continue
      }
      if Self.isToken(inner) {
        readToken(inner, member, names: names + [member.name], type: type, report: &report)
      } else {
        read(inner, names: names + [member.name], type: type, report: &report)
      }
    }
  }

  /// Reports members that no token of DTCG has.
  private func reportOthers(in report: inout ImportReport) {
    for (name, places) in others.sorted(by: { $0.key < $1.key }) {
      report.drop(
        "`\(name)` of \(places.count) tokens has no place in DTCG", at: places[0],
        notes: places.dropFirst().prefix(9).map { .init("here too", at: $0) })
    }
  }

  private mutating func readToken(
    _ object: JSONObject, _ member: JSONMember, names: [String], type inherited: String?,
    report: inout ImportReport
  ) {
    guard let node = object["value"] ?? object["$value"] else { return }
    let reader = LegacyValueReader(text: text, rules: rules)
    var type = LegacyType.unknown
    if let name = string(object, "type") ?? string(object, "$type") ?? inherited {
      type = LegacyType(name)
      if type == .unknown, !hasCategories {
        report.drop(
          "`\(names.joined(separator: "."))` is left out: there is no type `\(name)` in DTCG",
          SourceSpan(source: text, range: member.nameRange))
        refused.insert(names)
        return
      }
    }
    if type == .unknown, hasCategories { type = LegacyType(names[0]) }
    do throws(LegacyFault) {
      if let modifier = modifier(object) {
        throw reader.fault(
          "DTCG has no modifiers of colours", modifier, help: "write the resulting colour")
      }
      let (value, read) = try reader.token(node, as: type)
      tokens.append(
        DraftToken(
          names: names, type: read, value: value,
          description: description(object),
          deprecated: deprecation(object),
          origin: SourceSpan(source: text, range: member.nameRange)))
      if let read { noteParts(of: node, read, report: &report) }
    } catch {
      report.drop(
        "`\(names.joined(separator: "."))` is left out: \(error.reason)", error.span,
        help: error.help)
      refused.insert(names)
    }
    let known = [
      "value", "$value", "type", "$type", "comment", "description", "$description", "deprecated",
      "deprecated_comment", "$deprecated", "$extensions",
    ]
    for other in object.members
    where !known.contains(other.name) && !Self.technical.contains(other.name) {
      others[other.name, default: []].append(text.location(of: other.nameRange))
    }
  }

  /// Notes what a composite value has and DTCG lacks, and the other way round.
  private mutating func noteParts(
    of node: JSONNode, _ type: TokenType, report: inout ImportReport
  ) {
    guard let known = Self.parts[type] else { return }
    if case .array(let elements) = node.value {
      for element in elements { noteParts(of: element, type, report: &report) }
    }
    guard case .object(let object) = node.value else { return }
    for part in object.members where !known.contains(part.name) {
      others["\(type.rawValue).\(part.name)", default: []].append(
        text.location(of: part.nameRange))
    }
    if type == .typography, object["lineHeight"] == nil {
      report.change(
        "a typography without a `lineHeight` gets \(Typography.defaultLineHeight)",
        SourceSpan(source: text, range: node.range))
    }
  }

  /// The modifier that Tokens Studio applies to a token's colour.
  private func modifier(_ object: JSONObject) -> JSONNode? {
    guard case .object(let vendors)? = object["$extensions"]?.value,
      case .object(let studio)? = vendors["studio.tokens"]?.value
    else { return nil }
    return studio["modify"]
  }

  private func description(_ object: JSONObject) -> String? {
    for name in ["comment", "description", "$description"] {
      if let text = string(object, name), !text.isEmpty { return text }
    }
    return nil
  }

  private func deprecation(_ object: JSONObject) -> String? {
    guard let node = object["deprecated"] ?? object["$deprecated"] else { return nil }
    switch node.value {
    case .bool(true): return string(object, "deprecated_comment") ?? ""
    case .string(let reason): return reason
    default: return nil
    }
  }

  private func string(_ object: JSONObject, _ name: String) -> String? {
    if case .string(let text)? = object[name]?.value { return text }
    return nil
  }
}
