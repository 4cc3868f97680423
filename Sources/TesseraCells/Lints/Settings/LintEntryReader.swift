import TesseraSource
import TesseraTheme

/// Reads entries of `$extensions.tessera.lints`; nothing in them is silently ignored.
struct LintEntryReader {
  /// The names that an entry may use.
  struct Vocabulary {
    /// The cells at hand.
    let cells: [any Cell]
    /// The theme's switches.
    let modifiers: [ThemeModifier]
    /// Whether the theme has tokens for a cell that is not at hand.
    let themeHasCell: (String) -> Bool
  }

  let vocabulary: Vocabulary
  /// What was found wrong.
  private(set) var diagnostics: [Diagnostic] = []

  init(vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  /// What is asked of an entry.
  private static let members = [
    "lint", "cell", "slot", "state", "mode", "token", "threshold", "off", "reason",
  ]

  /// Reads one entry; nil with a finding where it cannot be used.
  mutating func entry(_ declaration: LintDeclaration) -> LintEntry? {
    let source = declaration.source
    let location = source.location(of: declaration.node.range)
    guard case .object(let object) = declaration.node.value else {
      return fail(location, "an entry of `lints` is an object")
    }
    for member in object.members where !Self.members.contains(member.name) {
      report(
        .warning, source.location(of: member.nameRange),
        "an entry of `lints` has no `\(member.name)`; it is ignored",
        help: Suggestion.help(for: member.name, in: Self.members))
    }
    guard let lint = lint(object, source, location) else { return nil }
    if string("reason", object, source)?.allSatisfy(\.isWhitespace) ?? true {
      return fail(
        location, "the entry for `\(lint.name)` lacks its `reason`",
        help: "say why the finding is wanted, for whoever reads the theme next")
    }
    guard let demand = demand(object, of: lint, source, location) else { return nil }
    var entry = LintEntry(lint: lint.name, demand: demand, location: location)
    // All of them, so that one run tells everything that is wrong.
    let areRead = [
      readCell(object, source, into: &entry), readSlot(object, source, into: &entry),
      readState(object, source, into: &entry), readMode(object, source, into: &entry),
    ]
    guard areRead.allSatisfy(\.self) else { return nil }
    entry.token = string("token", object, source)
    return entry
  }

  // MARK: - Parts

  private mutating func lint(
    _ object: JSONObject, _ source: SourceText, _ location: SourceLocation
  ) -> (any Lint)? {
    let known = LintRegistry.all.map(\.name)
    guard let node = object["lint"] else {
      return fail(location, "the entry lacks its `lint`", help: "the lints are \(Self.list(known))")
    }
    guard case .string(let name) = node.value else {
      return fail(source.location(of: node.range), "`lint` is the name of a lint")
    }
    if let lint = LintRegistry.all.first(where: { $0.name == name }) { return lint }
    return fail(
      source.location(of: node.range), "there is no lint `\(name)`",
      help: Suggestion.help(for: name, in: known) ?? "the lints are \(Self.list(known))",
      as: .warning)
  }

  private mutating func demand(
    _ object: JSONObject, of lint: any Lint, _ source: SourceText, _ location: SourceLocation
  ) -> LintEntry.Demand? {
    switch (object["off"], object["threshold"]) {
    case (let node?, nil):
      if case .bool(true) = node.value { return .off }
      return fail(source.location(of: node.range), "`off` is true, or left out")
    case (nil, let node?):
      guard let range = lint.threshold else {
        return fail(
          source.location(of: node.range), "the lint `\(lint.name)` has no threshold",
          help: "write `off: true`")
      }
      if case .number(let number) = node.value, range.contains(number.value) {
        return .threshold(number.value)
      }
      return fail(
        source.location(of: node.range),
        "the threshold of `\(lint.name)` is a number in"
          + " \(JSONWriter.number(range.lowerBound))…\(JSONWriter.number(range.upperBound))")
    case (nil, nil), (.some, .some):
      return fail(location, "the entry for `\(lint.name)` has either a `threshold` or `off: true`")
    }
  }

  private mutating func readCell(
    _ object: JSONObject, _ source: SourceText, into entry: inout LintEntry
  ) -> Bool {
    guard let node = object["cell"] else { return true }
    entry.cell = string("cell", object, source)
    guard let cell = entry.cell else { return false }
    let known = vocabulary.cells.map(\.reuseIdentifier)
    guard !known.contains(cell) else { return true }
    // A theme may be for cells that are not at hand here; its entries for them rest.
    if vocabulary.themeHasCell(cell) { return false }
    report(
      .warning, source.location(of: node.range), "unknown cell `\(cell)`",
      help: Suggestion.help(for: cell, in: known))
    return false
  }

  private mutating func readSlot(
    _ object: JSONObject, _ source: SourceText, into entry: inout LintEntry
  ) -> Bool {
    guard let node = object["slot"] else { return true }
    guard let name = string("slot", object, source) else { return false }
    entry.slot = Slot(rawValue: name)
    if entry.slot != nil { return true }
    let known = Slot.allCases.map(\.rawValue)
    report(
      .warning, source.location(of: node.range), "unknown slot `\(name)`",
      help: Suggestion.help(for: name, in: known) ?? "the slots are \(Self.list(known))")
    return false
  }

  private mutating func readState(
    _ object: JSONObject, _ source: SourceText, into entry: inout LintEntry
  ) -> Bool {
    guard let node = object["state"] else { return true }
    guard let name = string("state", object, source) else { return false }
    let custom = Set(vocabulary.cells.flatMap(\.additionalStates).flatMap(\.names))
    do {
      entry.state = try CellState(name: name, custom: custom.sorted())
      return true
    } catch {
      var diagnostic = error.diagnostic
      diagnostic.severity = .warning
      diagnostic.code = LintSettings.code
      diagnostic.location = source.location(of: node.range)
      diagnostics.append(diagnostic)
      return false
    }
  }

  /// Reads `{ appearance: "dark" }`, or `"appearance=dark contrast=high"` as findings write it.
  private mutating func readMode(
    _ object: JSONObject, _ source: SourceText, into entry: inout LintEntry
  ) -> Bool {
    guard let node = object["mode"] else { return true }
    let location = source.location(of: node.range)
    var pairs: [(String, String)] = []
    switch node.value {
    case .object(let modifiers):
      for member in modifiers.members {
        guard case .string(let context) = member.node.value else {
          report(.error, location, "a context of `mode` is a string")
          return false
        }
        pairs.append((member.name, context))
      }
    case .string(let text):
      for part in text.split(separator: " ") {
        let halves = part.split(separator: "=", maxSplits: 1).map(String.init)
        guard halves.count == 2 else {
          report(.error, location, "`mode` is written as `appearance=dark`")
          return false
        }
        pairs.append((halves[0], halves[1]))
      }
    default:
      report(.error, location, "`mode` is an object of modifiers and contexts")
      return false
    }
    var isWhole = true
    for (name, context) in pairs {
      let modifiers = vocabulary.modifiers
      guard let modifier = modifiers.first(where: { $0.name == name }) else {
        report(
          .warning, location, "the theme has no modifier `\(name)`",
          help: Suggestion.help(for: name, in: modifiers.map(\.name)))
        isWhole = false
        continue
      }
      guard modifier.contexts.contains(context) else {
        report(
          .warning, location, "the modifier `\(name)` has no context `\(context)`",
          help: Suggestion.help(for: context, in: modifier.contexts))
        isWhole = false
        continue
      }
      entry.contexts[name] = context
    }
    return isWhole
  }

  /// The string of a member; nil with a finding where it is something else.
  private mutating func string(
    _ name: String, _ object: JSONObject, _ source: SourceText
  ) -> String? {
    guard let node = object[name] else { return nil }
    if case .string(let text) = node.value { return text }
    return fail(source.location(of: node.range), "`\(name)` is a string")
  }

  // MARK: - Reports

  private mutating func fail<Value>(
    _ location: SourceLocation, _ message: String, help: String? = nil,
    as severity: Diagnostic.Severity = .error
  ) -> Value? {
    report(severity, location, message, help: help)
    return nil
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ location: SourceLocation, _ message: String,
    help: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(severity, code: LintSettings.code, at: location, message, help: help))
  }

  private static func list(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }
}
