internal import TesseraSource

// A theme → custom properties of CSS, first those of the default mode, then what each mode changes.
//
// The cascade does the switching: appearance, contrast and gamut are media features, every other
// context is a `data-` attribute of the root element. A block holds only what differs from the blocks
// before it that hold at the same time; `:where()` keeps their specificity equal, so that the later
// one wins. All combinations of contexts are exact, as they are in the theme.

/// Writes custom properties of CSS.
enum CSSExporter {
  /// What messages call the format.
  private static let format = "CSS"

  /// The style sheet of a theme; all its switches are carried over.
  static func export(_ document: ThemeDocument, mode: ThemeMode) -> ExportedTheme {
    let table = ExportTable(document, axes: ExportAxis.all(of: document), mode: mode)
    var findings = table.incomplete
    findings += ExportAxis.collisions(of: table.axes.map(\.modifier), as: attribute)
    let isCarried = { (row: ExportTable.Row) in
      row.values.allSatisfy { CSSValue.parts(of: $0) != nil }
    }
    findings += table.findings(unless: isCarried, format: format)
    var owners: [String: Token] = [:]
    let rows = table.rows.compactMap { row -> Property? in
      let values = row.values.compactMap(CSSValue.parts)
      guard values.count == row.values.count else { return nil }
      let name = propertyName(row.names)
      for suffix in values[0].map(\.suffix) {
        if let first = owners.updateValue(row.token, forKey: name + suffix) {
          findings.append(.collision(name: name + suffix, first: first, row.token))
        }
      }
      return Property(name: name, values: values)
    }
    let text = styleSheet(rows, axes: table.axes, name: document.name)
    return ExportedTheme(
      [GeneratedFile(path: "\(document.name).css", text: text)], findings: findings)
  }

  /// A token with its texts under each combination of contexts.
  private struct Property {
    let name: String
    let values: [[CSSValue.Part]]
  }

  /// The name of a token's property.
  static func propertyName(_ names: [String]) -> String {
    "--" + names.map(identifier).joined(separator: "-")
  }

  /// A name as a part of an identifier of CSS (CSS Syntax 3, section 4.2).
  private static func identifier(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      let isPart =
        scalar.value >= 0x80 || scalar == "-" || scalar == "_"
        || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      text.unicodeScalars.append(isPart ? scalar : "-")
    }
    return text
  }

  /// The attribute of the root element that selects a context of a modifier.
  private static func attribute(_ modifier: String) -> String {
    "data-" + identifier(modifier.lowercased())
  }

  private static func styleSheet(
    _ properties: [Property], axes: [ExportAxis], name: String
  ) -> String {
    let combinations = contexts(of: axes)
    // Blocks that hold in more cases come first, so that the special ones win.
    let order = combinations.indices.sorted { left, right in
      let leftKey = (combinations[left].count { $0 > 0 }, left)
      return leftKey < (combinations[right].count { $0 > 0 }, right)
    }
    var blocks: [String] = []
    var written: [[Int]] = properties.map { _ in [] }
    for index in order {
      var lines: [String] = []
      for (row, property) in properties.enumerated() {
        let effective = written[row].last { holds(combinations[$0], in: combinations[index]) }
        if let effective, property.values[effective] == property.values[index] { continue }
        written[row].append(index)
        lines += property.values[index].map { "\(property.name)\($0.suffix): \($0.text);" }
      }
      if !lines.isEmpty { blocks.append(block(lines, combinations[index], axes)) }
    }
    let title = name.replacing("*/", with: "")
    return "/* The theme \(title). Change its token files, not this one. */\n\n"
      + blocks.joined(separator: "\n\n") + "\n"
  }

  /// The index of each axis' context under each combination, the last axis changing fastest.
  private static func contexts(of axes: [ExportAxis]) -> [[Int]] {
    axes.reduce([[]]) { combinations, axis in
      combinations.flatMap { combination in axis.contexts.indices.map { combination + [$0] } }
    }
  }

  /// Whether a block of a combination holds in another one.
  private static func holds(_ block: [Int], in combination: [Int]) -> Bool {
    zip(block, combination).allSatisfy { $0 == 0 || $0 == $1 }
  }

  private static func block(
    _ lines: [String], _ combination: [Int], _ axes: [ExportAxis]
  ) -> String {
    var media: [String] = []
    var selector = ":root"
    for (context, axis) in zip(combination, axes) where context > 0 {
      if let feature = feature(axis.contexts[context], of: axis) {
        media.append(feature)
      } else {
        selector +=
          ":where([\(attribute(axis.modifier))=\(CSSValue.string(axis.contexts[context]))])"
      }
    }
    let indentation = media.isEmpty ? "" : "  "
    var text = "\(indentation)\(selector) {\n"
    for line in lines { text += "\(indentation)  \(line)\n" }
    text += "\(indentation)}"
    if media.isEmpty { return text }
    return "@media \(media.joined(separator: " and ")) {\n\(text)\n}"
  }

  /// The media feature that a context is.
  private static func feature(_ context: String, of axis: ExportAxis) -> String? {
    guard let kind = axis.kind else { return nil }
    let (plain, special) = kind.contexts
    let context = context.lowercased()
    switch kind {
    case .appearance where context == special: return "(prefers-color-scheme: dark)"
    case .appearance where plain.contains(context): return "(prefers-color-scheme: light)"
    case .contrast where context == special: return "(prefers-contrast: more)"
    case .contrast where plain.contains(context): return "(prefers-contrast: no-preference)"
    case .gamut where context == special: return "(color-gamut: p3)"
    case .gamut where plain.contains(context): return "(not (color-gamut: p3))"
    default: return nil
    }
  }
}
