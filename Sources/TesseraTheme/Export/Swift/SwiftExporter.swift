internal import TesseraSource

// A theme → one Swift file that needs no library.
//
// Groups become enumerations without cases, one inside the other. A token that is the same in all
// modes is a constant, any other a function of the mode, which is a structure with an enumeration for
// each modifier. The types that values are made of stand beside the theme with its name in front, so
// that a group `color` hides none of them.

/// Writes constants of Swift.
struct SwiftExporter {
  /// A group and what is in it.
  private struct Group {
    var rows: [ExportTable.Row] = []
    var order: [String] = []
    var groups: [String: Group] = [:]

    mutating func insert(_ row: ExportTable.Row, at path: ArraySlice<String>) {
      guard path.count > 1, let name = path.first else {
        rows.append(row)
        return
      }
      if groups[name] == nil { order.append(name) }
      groups[name, default: Group()].insert(row, at: path.dropFirst())
    }
  }

  private let name: String
  private let table: ExportTable
  private let literal: SwiftLiteral
  /// How many contexts each axis has.
  private let counts: [Int]
  private var findings: [ExportError]

  private init(_ table: ExportTable, name: String) {
    self.name = SwiftName.type(name)
    self.table = table
    literal = SwiftLiteral(prefix: self.name.filter { $0 != "`" })
    counts = table.axes.map(\.contexts.count)
    findings = table.incomplete
  }

  /// The source file of a theme; all its switches are carried over.
  static func export(_ document: ThemeDocument, mode: ThemeMode) -> ExportedTheme {
    let table = ExportTable(document, axes: ExportAxis.all(of: document), mode: mode)
    var exporter = SwiftExporter(table, name: document.name)
    let text = exporter.sourceFile(of: document)
    return ExportedTheme(
      [GeneratedFile(path: "\(document.name).swift", text: text)], findings: exporter.findings)
  }

  private mutating func sourceFile(of document: ThemeDocument) -> String {
    var root = Group()
    for row in table.rows {
      root.insert(row, at: row.token.path.split(separator: ".").map(String.init)[...])
    }
    let title = Self.line(document.name)
    var parts = ["// The theme \(title). Change its token files, not this one."]
    if let mode = modeDeclaration() { parts.append(mode) }
    parts += SwiftSupport.needed(for: Set(table.rows.map(\.token.type)))
      .map { $0.declaration(prefix: literal.prefix) }
    var lines = [
      "/// The tokens of the theme \(title): lengths in points, times in seconds.",
      "public enum \(name) {",
    ]
    lines += members(of: root, path: []).map { "  " + $0 }
    lines.append("}")
    parts.append(lines.map { $0.allSatisfy(\.isWhitespace) ? "" : $0 }.joined(separator: "\n"))
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The structure that selects a context of each modifier; nil for a theme without modifiers.
  private mutating func modeDeclaration() -> String? {
    guard !table.axes.isEmpty else { return nil }
    findings += ExportAxis.collisions(of: table.axes.map(\.modifier), as: SwiftName.type)
    for axis in table.axes {
      findings += ExportAxis.collisions(of: axis.contexts, as: SwiftName.value)
    }
    var lines = [
      "/// What the tokens of the theme depend on.",
      "public struct \(literal.prefix)Mode: Hashable, Sendable {",
    ]
    for axis in table.axes {
      lines.append(
        "  public enum \(SwiftName.type(axis.modifier)): String, CaseIterable, Sendable {")
      for context in axis.contexts {
        lines.append("    " + SwiftLiteral.enumerationCase(context))
      }
      lines.append("  }")
    }
    let properties = table.axes.map { axis in
      (
        SwiftName.value(axis.modifier), SwiftName.type(axis.modifier),
        SwiftName.value(axis.contexts[0])
      )
    }
    for (name, type, _) in properties { lines.append("  public var \(name): \(type)") }
    let parameters = properties.map { "\($0): \($1) = .\($2)" }
    lines.append("  public init(\(parameters.joined(separator: ", "))) {")
    for (name, _, _) in properties { lines.append("    self.\(name) = \(name)") }
    lines += ["  }", "}"]
    return lines.joined(separator: "\n")
  }

  /// The lines of what a group holds.
  private mutating func members(of group: Group, path: [String]) -> [String] {
    var owners: [String: Token] = [:]
    var parts: [[String]] = []
    for row in group.rows {
      let last = row.token.path.split(separator: ".").last.map(String.init) ?? ""
      let identifier = last == TokenName.root ? "root" : SwiftName.value(last)
      claim(identifier, for: row.token, in: path, &owners)
      parts.append(lines(of: row, identifier))
    }
    for name in group.order {
      guard let inner = group.groups[name] else { continue }
      let identifier = SwiftName.type(name)
      if let token = Self.first(in: inner) { claim(identifier, for: token, in: path, &owners) }
      let members = members(of: inner, path: path + [identifier])
      parts.append(["public enum \(identifier) {"] + members.map { "  " + $0 } + ["}"])
    }
    return Array(parts.joined(separator: [""]))
  }

  /// The first token inside a group.
  private static func first(in group: Group) -> Token? {
    group.rows.first?.token ?? group.order.lazy.compactMap { group.groups[$0] }.first.flatMap(first)
  }

  /// Reports an identifier that is there already.
  private mutating func claim(
    _ identifier: String, for token: Token, in path: [String], _ owners: inout [String: Token]
  ) {
    if let first = owners.updateValue(token, forKey: identifier) {
      let name = ([name] + path + [identifier]).joined(separator: ".")
      findings.append(.collision(name: name, first: first, token))
    }
  }

  /// The declaration of a token.
  private func lines(of row: ExportTable.Row, _ identifier: String) -> [String] {
    let type = literal.type(row.token.type)
    let texts = row.values.map(literal.text)
    var lines: [String] = []
    if let description = row.token.description, !description.isEmpty {
      lines += description.split(whereSeparator: \.isNewline).map { "/// \(Self.line($0))" }
    }
    if let reason = row.token.deprecated {
      let message = reason.isEmpty ? "" : ", message: \(SwiftLiteral.string(reason))"
      lines.append("@available(*, deprecated\(message))")
    }
    let dependencies = row.dependencies(counts)
    guard dependencies.contains(true) else {
      return lines + ["public static let \(identifier): \(type) = \(texts[0])"]
    }
    let axes = table.axes.indices.filter { dependencies[$0] }
    let subjects = axes.map { "mode.\(SwiftName.value(table.axes[$0].modifier))" }
    lines.append(
      "public static func \(identifier)(in mode: \(literal.prefix)Mode) -> \(type) {")
    lines.append("  switch \(Self.tuple(subjects)) {")
    for (index, text) in texts.enumerated() {
      let contexts = counts.indices.map { axis in
        index / counts[(axis + 1)...].reduce(1, *) % counts[axis]
      }
      let isNeeded = counts.indices.allSatisfy { dependencies[$0] || contexts[$0] == 0 }
      guard isNeeded else { continue }
      let cases = axes.map { "." + SwiftName.value(table.axes[$0].contexts[contexts[$0]]) }
      lines.append("  case \(Self.tuple(cases)): \(text)")
    }
    return lines + ["  }", "}"]
  }

  private static func tuple(_ parts: [String]) -> String {
    parts.count == 1 ? parts[0] : "(\(parts.joined(separator: ", ")))"
  }

  /// A text without what would end a comment's line.
  private static func line(_ text: some StringProtocol) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let isLineEnd =
            scalar.value < 0x20 || ["\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
          return isLineEnd ? " " : scalar
        }))
  }
}
