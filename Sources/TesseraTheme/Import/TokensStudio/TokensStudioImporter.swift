internal import TesseraSource

// Token sets of Tokens Studio → a layer for each set, modifiers from the themes.
//
// A theme is a list of sets that are enabled; themes of one group exclude each other, so that a group
// is a modifier and its themes are the contexts. What all themes of all groups enable is the base. In
// the plug-in the order of the sets decides which one wins; in a resolver document the modifiers come
// after the base and in their own order. Where that would let another set win, the import says so.

/// Reads token sets of Tokens Studio: a file with all of them, or a folder with a file for each.
struct TokensStudioImporter {
  private static let rules = LegacyValueReader.Rules(
    hasUnitlessPixels: true, hasDollarReferences: true)

  /// Where the files are.
  let files: ImportFiles
  private var report = ImportReport()
  /// The sets in the order in which they were found.
  private var sets: [TokensStudioSet] = []
  private var themes: [TokensStudioTheme] = []
  /// The names of tokens that are left out.
  private var refused: Set<[String]> = []
  /// The names of the sets, the later winning, as `$metadata` has them.
  private var order: [String] = []

  init(files: ImportFiles) {
    self.files = files
  }

  /// Whether a file or folder has `$themes` or `$metadata`.
  static func recognises(_ source: ImportSource) -> Bool {
    switch source.content {
    case .text: source.root?["$themes"] != nil || source.root?["$metadata"] != nil
    case .folder(let entries):
      entries.contains { ["$themes.json", "$metadata.json"].contains($0.name) }
    }
  }

  /// Imports a file or folder.
  mutating func theme(of source: ImportSource) -> ImportedTheme {
    switch source.content {
    case .text(let text): readAll(text)
    case .folder(let entries):
      let ending = ".json"
      let texts = files.texts(in: entries, of: source.path, endings: [ending], report: &report)
      for (name, text) in texts { readFile(text, name: String(name.dropLast(ending.count))) }
    }
    let ranks = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
    sets = sets.enumerated().sorted { left, right in
      let leftKey = (ranks[left.element.name] ?? order.count, left.offset)
      return leftKey < (ranks[right.element.name] ?? order.count, right.offset)
    }.map(\.element)
    let arrangement = TokensStudioArrangement(sets: sets, themes: themes, report: &report)
    var theme = arrangement.theme(name: FilePath.stem(of: source.path))
    theme.refused = refused
    return ImportedTheme(theme, from: source, report: report)
  }

  /// Reads a file that holds all sets.
  private mutating func readAll(_ text: SourceText) {
    guard let object = report.object(of: text, what: "a file of token sets") else { return }
    for member in object.members {
      switch member.name {
      case "$themes": readThemes(member.node, in: text)
      case "$metadata": readMetadata(member.node, in: text)
      default:
        if case .object(let tokens) = member.node.value {
          readSet(member.name, tokens, in: text)
        } else {
          report.drop(
            "`\(member.name)` is no set of tokens",
            SourceSpan(source: text, range: member.nameRange))
        }
      }
    }
  }

  /// Reads a file of a folder that has one for each set.
  private mutating func readFile(_ text: SourceText, name: String) {
    if name == "$themes" {
      let (root, found) = JSONReader.read(text)
      report.add(found)
      if let root { readThemes(root, in: text) }
      return
    }
    guard let object = report.object(of: text, what: "a token set") else { return }
    if name == "$metadata" {
      readOrder(object, in: text)
    } else {
      readSet(name, object, in: text)
    }
  }

  private mutating func readSet(_ name: String, _ object: JSONObject, in text: SourceText) {
    let reader = LegacyTokenReader(
      reading: object, of: text, rules: Self.rules, hasCategories: false, report: &report)
    refused.formUnion(reader.refused)
    sets.append(
      TokensStudioSet(
        name: name, tokens: reader.tokens, location: SourceLocation(path: text.path)))
  }

  private mutating func readMetadata(_ node: JSONNode, in text: SourceText) {
    guard case .object(let object) = node.value else {
      report.wrong("`$metadata`", wanted: "an object", node, in: text)
      return
    }
    readOrder(object, in: text)
  }

  private mutating func readOrder(_ object: JSONObject, in text: SourceText) {
    guard let node = object["tokenSetOrder"] else { return }
    guard case .array(let names) = node.value else {
      report.wrong("`tokenSetOrder`", wanted: "an array of names", node, in: text)
      return
    }
    order = names.compactMap { node in
      if case .string(let name) = node.value { return name }
      return nil
    }
  }

  private mutating func readThemes(_ node: JSONNode, in text: SourceText) {
    guard case .array(let elements) = node.value else {
      report.wrong("`$themes`", wanted: "an array of themes", node, in: text)
      return
    }
    for element in elements {
      guard case .object(let object) = element.value,
        case .string(let name)? = object["name"]?.value,
        case .object(let selected)? = object["selectedTokenSets"]?.value
      else {
        report.fault(
          "a theme is an object with `name` and `selectedTokenSets`",
          SourceSpan(source: text, range: element.range))
        continue
      }
      var group = "theme"
      if case .string(let name)? = object["group"]?.value, !name.isEmpty { group = name }
      let enabled = selected.members.filter { member in
        [.string("enabled"), .string("source")].contains(member.node.value)
      }
      themes.append(
        TokensStudioTheme(
          name: name, group: group, sets: Set(enabled.map(\.name)),
          location: text.location(of: element.range)))
    }
  }
}
