internal import TesseraSource

// A theme of Material Theme Builder → colours of each scheme in the modes appearance and contrast.
//
// Schemes are called `light`, `dark-medium-contrast` and so on. Each role is a token `color.ROLE`;
// the tones of `palettes`, the seed and the core and extended colours hold in all modes.

/// Reads the JSON export of Material Theme Builder.
struct MaterialThemeImporter {
  /// A scheme of the file.
  private struct Scheme {
    let appearance: String
    let contrast: String
    let node: JSONNode
    let roles: JSONObject
  }

  private static let appearances = ["light", "dark"]
  private static let contrasts = ["normal", "medium", "high"]
  /// Members that are looked at, and those that say nothing about tokens.
  private static let known = [
    "schemes", "palettes", "seed", "coreColors", "extendedColors", "description", "name",
  ]

  private let text: SourceText
  private var report = ImportReport()

  private init(text: SourceText) {
    self.text = text
  }

  /// Whether a file has schemes.
  static func recognises(_ source: ImportSource) -> Bool {
    guard case .object(let schemes)? = source.root?["schemes"]?.value else { return false }
    return schemes["light"] != nil || schemes["dark"] != nil
  }

  /// Imports a file.
  static func theme(of source: ImportSource) -> ImportedTheme {
    switch source.content {
    case .text(let text):
      var importer = MaterialThemeImporter(text: text)
      return importer.read(source)
    case .folder:
      return ImportedTheme(failing: .file(.notAFile(path: source.path, found: "a folder")))
    }
  }

  private mutating func read(_ source: ImportSource) -> ImportedTheme {
    let name = FilePath.stem(of: source.path)
    var theme = DraftTheme(name: name, tokens: [])
    if let object = report.object(of: text, what: "a theme of Material") {
      let schemes = schemes(of: object)
      theme = roles(of: schemes).theme(name: name)
      theme.layers[0].tokens += others(in: object)
      for member in object.members where !Self.known.contains(member.name) {
        report.drop(
          "`\(member.name)` cannot be tokens", SourceSpan(source: text, range: member.nameRange))
      }
    }
    return ImportedTheme(theme, from: source, report: report)
  }

  /// The schemes whose names are understood.
  private mutating func schemes(of object: JSONObject) -> [Scheme] {
    guard let node = object["schemes"], let schemes = self.object(node, "`schemes`") else {
      if object["schemes"] == nil {
        report.fault(
          "a theme of Material needs `schemes`", SourceSpan(source: text, range: 0..<0))
      }
      return []
    }
    var read: [Scheme] = []
    for member in schemes.members {
      var parts = member.name.split(separator: "-").map(String.init)
      if parts.last == "contrast" { parts.removeLast() }
      let contrast = parts.count > 1 ? parts[1] : "normal"
      guard let appearance = parts.first, parts.count <= 2, Self.appearances.contains(appearance),
        Self.contrasts.contains(contrast)
      else {
        report.drop(
          "the scheme `\(member.name)` is neither light nor dark",
          SourceSpan(source: text, range: member.nameRange))
        continue
      }
      if let roles = self.object(member.node, "a scheme") {
        read.append(
          Scheme(appearance: appearance, contrast: contrast, node: member.node, roles: roles))
      }
    }
    return read
  }

  /// The roles with their colours in each mode that the file has schemes for.
  private mutating func roles(of schemes: [Scheme]) -> ModalTokens {
    let appearances = Self.appearances.filter { name in schemes.contains { $0.appearance == name } }
    let contrasts = Self.contrasts.filter { name in schemes.contains { $0.contrast == name } }
    let axes = [
      ModalTokens.Axis(name: "appearance", contexts: appearances),
      ModalTokens.Axis(name: "contrast", contexts: contrasts),
    ]
    var chosen: [Scheme] = []
    for appearance in appearances {
      for contrast in contrasts {
        let fitting = schemes.filter { $0.appearance == appearance }
        guard let scheme = fitting.first(where: { $0.contrast == contrast }) ?? fitting.first else {
          continue
        }
        if scheme.contrast != contrast {
          report.change(
            "there is no scheme `\(appearance)-\(contrast)-contrast`; this one takes its place",
            SourceSpan(source: text, range: scheme.node.range))
        }
        chosen.append(scheme)
      }
    }
    var entries: [ModalTokens.Entry] = []
    for member in chosen.first?.roles.members ?? [] {
      let origin = SourceSpan(source: text, range: member.nameRange)
      var values: [DraftValue] = []
      for scheme in chosen {
        guard let node = scheme.roles[member.name] else {
          report.drop(
            "the role `\(member.name)` is missing in this scheme and left out",
            SourceSpan(source: text, range: scheme.node.range))
          break
        }
        if let color = color(node, "the role `\(member.name)`") { values.append(color) }
      }
      guard values.count == chosen.count else { continue }
      let token = DraftToken(
        names: ["color", member.name], type: .color, value: values[0], origin: origin)
      entries.append(ModalTokens.Entry(token: token, values: values))
    }
    let first = Set(chosen.first?.roles.members.map(\.name) ?? [])
    for scheme in chosen.dropFirst() {
      for member in scheme.roles.members where !first.contains(member.name) {
        report.drop(
          "the role `\(member.name)` is not in all schemes and left out",
          SourceSpan(source: text, range: member.nameRange))
      }
    }
    return ModalTokens(axes: axes, entries: entries)
  }

  /// The colours that hold in all modes.
  private mutating func others(in object: JSONObject) -> [DraftToken] {
    var tokens: [DraftToken] = []
    if let member = object.member("seed") { append(member, names: ["seed"], to: &tokens) }
    if let node = object["coreColors"], let colors = self.object(node, "`coreColors`") {
      for member in colors.members { append(member, names: ["core", member.name], to: &tokens) }
    }
    if let node = object["palettes"], let palettes = self.object(node, "`palettes`") {
      for palette in palettes.members {
        guard let tones = self.object(palette.node, "a palette") else { continue }
        for tone in tones.members {
          append(tone, names: ["palette", palette.name, tone.name], to: &tokens)
        }
      }
    }
    if case .array(let colors)? = object["extendedColors"]?.value {
      for node in colors { appendExtended(node, to: &tokens) }
    }
    return tokens
  }

  /// Adds a colour of the theme's author.
  private mutating func appendExtended(_ node: JSONNode, to tokens: inout [DraftToken]) {
    guard let object = object(node, "an extended colour") else { return }
    guard case .string(let name)? = object["name"]?.value, let color = object.member("color") else {
      report.fault(
        "an extended colour needs its `name` and `color`",
        SourceSpan(source: text, range: node.range))
      return
    }
    append(color, names: ["extended", name], to: &tokens)
    if case .string(let text)? = object["description"]?.value, !text.isEmpty, !tokens.isEmpty {
      tokens[tokens.count - 1].description = text
    }
    if let harmonized = object.member("harmonized"), harmonized.node.value == .bool(true) {
      report.drop(
        "the colour that `\(name)` becomes in harmony with the theme is not in the file",
        SourceSpan(source: text, range: harmonized.nameRange))
    }
  }

  private mutating func append(
    _ member: JSONMember, names: [String], to tokens: inout [DraftToken]
  ) {
    guard let color = color(member.node, "`\(member.name)`") else { return }
    tokens.append(
      DraftToken(
        names: names, type: .color, value: color,
        origin: SourceSpan(source: text, range: member.nameRange)))
  }

  private mutating func object(_ node: JSONNode, _ what: String) -> JSONObject? {
    if case .object(let object) = node.value { return object }
    report.wrong(what, wanted: "an object", node, in: text)
    return nil
  }

  private mutating func color(_ node: JSONNode, _ what: String) -> DraftValue? {
    guard case .string(let hex) = node.value else {
      report.wrong(what, wanted: "a colour `#rrggbb`", node, in: text)
      return nil
    }
    guard let color = ImportedColor(hex: hex) else {
      report.fault(
        "`\(hex)` is no colour", SourceSpan(source: text, range: node.range),
        help: "write `#rrggbb`")
      return nil
    }
    return color.value
  }
}
