internal import TesseraSource

/// Reads the `Contents.json` of a colour set.
struct ColorSetReader {
  /// The file.
  let text: SourceText

  /// The entries that say something to DTCG; empty where there are none.
  func entries(report: inout ImportReport) -> [ColorSetEntry] {
    let (root, found) = JSONReader.read(text, profile: .json)
    report.add(found)
    guard let root else { return [] }
    guard case .object(let object) = root.value else {
      report.wrong("a colour set", wanted: "an object", root, in: text)
      return []
    }
    guard let colors = object["colors"] else {
      report.fault("a colour set needs `colors`", span(root))
      return []
    }
    guard case .array(let elements) = colors.value else {
      report.wrong("`colors`", wanted: "an array of entries", colors, in: text)
      return []
    }
    let entries = elements.compactMap { entry($0, report: &report) }
    for (index, entry) in entries.enumerated() {
      if let first = entries[..<index].first(where: { $0.hasConditions(of: entry) }) {
        report.add(
          .collision(
            path: "a colour for these appearances", first: first.span.location,
            entry.span.location))
      }
    }
    return entries
  }

  /// Reads `{ color, idiom, appearances, display-gamut }`; nil where it cannot be carried over.
  private func entry(_ node: JSONNode, report: inout ImportReport) -> ColorSetEntry? {
    guard case .object(let object) = node.value else {
      report.wrong("an entry of `colors`", wanted: "an object", node, in: text)
      return nil
    }
    let known = ["appearances", "color", "display-gamut", "idiom"]
    if let member = object.members.first(where: { !known.contains($0.name) }) {
      report.drop(
        "a theme has no place for a colour with its own `\(member.name)`",
        SourceSpan(source: text, range: member.nameRange))
      return nil
    }
    if let idiom = object["idiom"], idiom.value != .string("universal") {
      report.drop(
        "a theme has no place for a colour for the idiom `\(name(idiom))` alone", span(idiom),
        help: "only colours of the idiom `universal` are carried over")
      return nil
    }
    var entry = ColorSetEntry(span: span(node))
    guard readAppearances(object, into: &entry, report: &report),
      readGamut(object, into: &entry, report: &report)
    else { return nil }
    if let color = object["color"] {
      guard let value = value(color, report: &report) else { return nil }
      entry.value = value
    }
    return entry
  }

  /// Reads `appearances`; false where one is unknown.
  private func readAppearances(
    _ object: JSONObject, into entry: inout ColorSetEntry, report: inout ImportReport
  ) -> Bool {
    guard let list = object["appearances"] else { return true }
    guard case .array(let elements) = list.value else {
      report.wrong("`appearances`", wanted: "an array", list, in: text)
      return false
    }
    for element in elements {
      guard case .object(let appearance) = element.value else {
        report.wrong("an appearance", wanted: "an object", element, in: text)
        return false
      }
      let kind = appearance["appearance"].map(name) ?? ""
      let value = appearance["value"].map(name) ?? ""
      switch (kind, value) {
      case ("luminosity", "dark"): entry.isDark = true
      case ("luminosity", "light"): entry.isDark = false
      case ("contrast", "high"): entry.isHighContrast = true
      default:
        report.drop(
          "a theme has no place for a colour for the appearance `\(kind)` `\(value)`",
          span(element), help: "`luminosity` `light` and `dark` and `contrast` `high` are known")
        return false
      }
    }
    return true
  }

  /// Reads `display-gamut`; false where it is unknown.
  private func readGamut(
    _ object: JSONObject, into entry: inout ColorSetEntry, report: inout ImportReport
  ) -> Bool {
    guard let gamut = object["display-gamut"] else { return true }
    switch name(gamut) {
    case "sRGB": entry.isWideGamut = false
    case "display-P3": entry.isWideGamut = true
    default:
      report.fault(
        "there is no such `display-gamut`", span(gamut), help: "write `sRGB` or `display-P3`")
      return false
    }
    return true
  }

  /// Reads a colour or a reference to one of the system.
  private func value(
    _ node: JSONNode, report: inout ImportReport
  ) -> ColorSetEntry.Value? {
    guard case .object(let object) = node.value else {
      report.wrong("`color`", wanted: "an object", node, in: text)
      return nil
    }
    guard let reference = object["reference"] else {
      let color = ColorSetComponents(text: text).color(object, at: node, report: &report)
      return color.map { .color($0.value) }
    }
    let platform = object["platform"].map(name) ?? "universal"
    guard let color = SystemColor(reference: name(reference)) else {
      report.drop(
        "the values of the system colour `\(name(reference))` are not known", span(reference),
        help: Suggestion.help(
          for: name(reference), in: SystemColor.all.map { $0.name + "Color" }))
      return nil
    }
    if !["ios", "universal"].contains(platform) {
      report.change(
        "`\(color.name)` has the values of iOS: those of the platform `\(platform)` are not known",
        span(reference))
    }
    return .system(color)
  }

  /// The text of a string, else what the value is.
  private func name(_ node: JSONNode) -> String {
    if case .string(let name) = node.value { return name }
    return node.value.kindDescription
  }

  private func span(_ node: JSONNode) -> SourceSpan { SourceSpan(source: text, range: node.range) }
}
