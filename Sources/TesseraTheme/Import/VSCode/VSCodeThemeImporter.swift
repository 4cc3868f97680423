internal import TesseraSource

// A colour theme of Visual Studio Code → one token file.
//
// Colours of the workbench keep their names (`editor.background`); a scope of source text is a token
// `syntax.SCOPE`, a semantic token `semantic.SELECTOR`. A file that is included comes first and is
// overridden by name, as the editor does it. Selectors that are more than a name (`a b`, `a - b`,
// `*.static`, `x:java`), font styles and backgrounds of text have no place in a token.

/// Reads colour themes of Visual Studio Code.
struct VSCodeThemeImporter {
  /// How many files may include each other.
  private static let files = 16

  /// Where the files are.
  let files: ImportFiles
  private var report = ImportReport()
  private var tokens: [DraftToken] = []
  /// The indices of the tokens by their names; nil for one that was taken back.
  private var indices: [[String]: Int?] = [:]
  private var styles: [SourceLocation] = []
  private var selectors: [SourceLocation] = []
  private var backgrounds: [SourceLocation] = []

  init(files: ImportFiles) {
    self.files = files
  }

  /// Whether a file has colours of the workbench or of source text.
  static func recognises(_ source: ImportSource) -> Bool {
    guard let root = source.root else { return false }
    if case .array? = root["tokenColors"]?.value { return true }
    if case .string? = root["include"]?.value { return true }
    guard case .object(let colors)? = root["colors"]?.value else { return false }
    return colors.members.contains { member in
      if case .string = member.node.value { return true }
      return false
    }
  }

  /// Imports a file and those that it includes.
  mutating func theme(of source: ImportSource) -> ImportedTheme {
    switch source.content {
    case .text(let text): read(text, including: [])
    case .folder:
      return ImportedTheme(failing: .file(.notAFile(path: source.path, found: "a folder")))
    }
    drop(selectors, "are no names of scopes, which a token needs")
    drop(styles, "are font styles, which DTCG does not have")
    drop(backgrounds, "are backgrounds of text, beside a colour of the same scope")
    let kept = tokens.indices.filter { indices[tokens[$0].names] == .some(.some($0)) }
    return ImportedTheme(
      DraftTheme(name: FilePath.stem(of: source.path), tokens: kept.map { tokens[$0] }),
      from: source, report: report)
  }

  /// Reports parts of one kind together.
  private mutating func drop(_ places: [SourceLocation], _ reason: String) {
    guard let first = places.first else { return }
    report.drop(
      "\(places.count) parts \(reason)", at: first,
      notes: places.dropFirst().map { .init("left out", at: $0) })
  }

  /// Reads a file behind the one that it includes.
  private mutating func read(_ text: SourceText, including outer: [String]) {
    guard let object = report.object(of: text, what: "a colour theme") else { return }
    if let include = object["include"] {
      readInclude(include, of: text, including: outer + [FilePath.normalized(text.path)])
    }
    if let colors = object["colors"] {
      if case .object(let members) = colors.value {
        for member in members.members { readColor(member, in: text) }
      } else {
        report.wrong("`colors`", wanted: "an object", colors, in: text)
      }
    }
    if let rules = object["tokenColors"] {
      switch rules.value {
      case .array(let rules): for rule in rules { readRule(rule, in: text) }
      case .string(let path):
        report.drop(
          "the rules in `\(path)` are not read", SourceSpan(source: text, range: rules.range),
          help: "move them into this file as JSON")
      default: report.wrong("`tokenColors`", wanted: "an array", rules, in: text)
      }
    }
    if case .object(let rules)? = object["semanticTokenColors"]?.value {
      for member in rules.members { readSemanticRule(member, in: text) }
    }
  }

  private mutating func readInclude(
    _ node: JSONNode, of text: SourceText, including outer: [String]
  ) {
    let span = SourceSpan(source: text, range: node.range)
    guard case .string(let name) = node.value else {
      report.wrong("`include`", wanted: "a path", node, in: text)
      return
    }
    let path = FilePath.normalized(FilePath.join(FilePath.directory(of: text.path), name))
    guard !outer.contains(path) else {
      report.fault("the file includes itself: \((outer + [path]).listed)", span)
      return
    }
    guard outer.count < Self.files else {
      report.fault("more than \(Self.files) files include each other", span)
      return
    }
    do throws(SourceError) {
      read(try files.read(path), including: outer)
    } catch {
      let cause = error.diagnostic
      report.fault(
        "`\(path)`: \(cause.message)", span, help: "the path starts from the folder of this file")
    }
  }

  /// Reads a colour of the workbench; `null` and `default` take an included one back.
  private mutating func readColor(_ member: JSONMember, in text: SourceText) {
    let names = member.name.split(separator: ".").map(String.init)
    switch member.node.value {
    case .null, .string("default"): indices.updateValue(nil, forKey: names)
    default: set(names, member.node, at: member.nameRange, in: text)
    }
  }

  /// Reads `{ scope, settings: { foreground, background, fontStyle } }`.
  private mutating func readRule(_ node: JSONNode, in text: SourceText) {
    guard case .object(let rule) = node.value,
      case .object(let settings)? = rule["settings"]?.value
    else {
      report.fault(
        "a rule is an object with `scope` and `settings`",
        SourceSpan(source: text, range: node.range))
      return
    }
    note(settings, in: text)
    guard let foreground = settings["foreground"] else { return }
    guard let scope = rule["scope"] else {
      set(["syntax", "default"], foreground, at: foreground.range, in: text)
      return
    }
    let nodes: [JSONNode]
    if case .array(let elements) = scope.value { nodes = elements } else { nodes = [scope] }
    for node in nodes {
      guard case .string(let list) = node.value else {
        report.wrong("a scope", wanted: "a text", node, in: text)
        continue
      }
      for scope in list.split(separator: ",").map({ String($0).trimmed }) where !scope.isEmpty {
        setSelector(scope, in: "syntax", foreground, at: node.range, in: text)
      }
    }
  }

  /// Reads `selector: colour` or `selector: { foreground, fontStyle }`.
  private mutating func readSemanticRule(_ member: JSONMember, in text: SourceText) {
    var node = member.node
    if case .object(let settings) = node.value {
      note(settings, in: text)
      guard let foreground = settings["foreground"] else { return }
      node = foreground
    }
    setSelector(member.name, in: "semantic", node, at: member.nameRange, in: text)
  }

  /// Remembers settings that are left out.
  private mutating func note(_ settings: JSONObject, in text: SourceText) {
    for member in settings.members where member.name != "foreground" {
      let place = text.location(of: member.nameRange)
      if member.name == "background" {
        backgrounds.append(place)
      } else if member.node.value != .string("") {
        styles.append(place)
      }
    }
  }

  private mutating func setSelector(
    _ selector: String, in group: String, _ node: JSONNode, at range: Range<Int>,
    in text: SourceText
  ) {
    let isName = selector.allSatisfy { $0.isLetter || $0.isNumber || "._-+#".contains($0) }
    let names = selector.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard isName, !names.contains("") else {
      selectors.append(text.location(of: range))
      return
    }
    set([group] + names, node, at: range, in: text)
  }

  /// Adds a colour, in the place of one of the same name.
  private mutating func set(
    _ names: [String], _ node: JSONNode, at range: Range<Int>, in text: SourceText
  ) {
    guard case .string(let hex) = node.value, let color = ImportedColor(hex: hex) else {
      report.fault(
        "this is no colour", SourceSpan(source: text, range: node.range),
        help: "write `#rrggbb` or `#rrggbbaa`")
      return
    }
    let token = DraftToken(
      names: names, type: .color, value: color.value,
      origin: SourceSpan(source: text, range: range))
    if let index = indices[names] ?? nil {
      tokens[index] = token
    } else {
      indices[names] = tokens.count
      tokens.append(token)
    }
  }
}
