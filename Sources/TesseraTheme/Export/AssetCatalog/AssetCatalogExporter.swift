internal import TesseraGraphics
internal import TesseraSource

// A theme's colours → an asset catalog with a colour set for each.
//
// Groups become folders that provide a namespace, so that code asks for `Group/name`. A colour set
// has an entry for each combination of what its colour depends on. A token that is both a colour and
// a group (`$root`) is a colour set beside the folder of its name.

/// Writes asset catalogs of Xcode.
enum AssetCatalogExporter {
  /// What messages call the format.
  private static let format = "an asset catalog"

  /// The files of the catalog.
  static func export(_ document: ThemeDocument, mode: ThemeMode) -> ExportedTheme {
    let table = ExportTable(document, axes: ExportAxis.known(of: document), mode: mode)
    var findings = table.incomplete
    findings += table.findings(unless: { $0.token.type == .color }, format: format)
    findings += table.findings(ofModifiersIn: document, mode: mode, format: format)
    let catalog = fileName(document.name) + ".xcassets"
    var files = [GeneratedFile(path: "\(catalog)/Contents.json", text: text([info]))]
    var folders: Set<String> = []
    var owners: [String: Token] = [:]
    for row in table.rows where row.token.type == .color {
      let names = row.names.map(fileName)
      var folder = catalog
      for name in names.dropLast() {
        folder += "/" + name
        if folders.insert(folder).inserted {
          files.append(
            GeneratedFile(path: "\(folder)/Contents.json", text: text([info, namespace])))
        }
      }
      let path = "\(folder)/\(names.last ?? "").colorset/Contents.json"
      // Case does not tell files apart on every Mac.
      if let first = owners.updateValue(row.token, forKey: path.lowercased()) {
        findings.append(.collision(name: names.joined(separator: "/"), first: first, row.token))
      }
      files.append(
        GeneratedFile(path: path, text: text([colors(of: row, axes: table.axes), info])))
    }
    return ExportedTheme(files, findings: findings)
  }

  /// A name that a folder can have.
  private static func fileName(_ name: String) -> String {
    let plain = String(
      name.map { character in
        let isControl = character.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
        return "/\\:".contains(character) || isControl ? "-" : character
      })
    return plain.isEmpty ? "colour" : plain
  }

  private static let info: (String, JSONOutput) = (
    "info", .object([("author", .string("tessera")), ("version", .integer(1))])
  )

  private static let namespace: (String, JSONOutput) = (
    "properties", .object([("provides-namespace", .bool(true))])
  )

  private static func text(_ members: [(String, JSONOutput)]) -> String {
    JSONWriter.pretty(.object(members)) + "\n"
  }

  /// The entries of a colour set.
  private static func colors(of row: ExportTable.Row, axes: [ExportAxis]) -> (String, JSONOutput) {
    let counts = axes.map(\.contexts.count)
    let dependencies = row.dependencies(counts)
    var entries: [JSONOutput] = []
    for (index, value) in row.values.enumerated() {
      guard case .color(let color) = value else { continue }
      var appearances: [JSONOutput] = []
      var gamut: String?
      var isNeeded = true
      for (position, axis) in axes.enumerated() {
        let stride = counts[(position + 1)...].reduce(1, *)
        let isSpecial = index / stride % counts[position] > 0
        guard dependencies[position] else {
          isNeeded = isNeeded && !isSpecial
          continue
        }
        switch axis.kind {
        case .appearance where isSpecial: appearances.append(appearance("luminosity", "dark"))
        case .contrast where isSpecial: appearances.append(appearance("contrast", "high"))
        case .gamut: gamut = isSpecial ? "display-P3" : "sRGB"
        default: break
        }
      }
      guard isNeeded else { continue }
      var members: [(String, JSONOutput)] = []
      if !appearances.isEmpty { members.append(("appearances", .array(appearances))) }
      members.append(("color", AssetCatalogColor(color).output))
      if let gamut { members.append(("display-gamut", .string(gamut))) }
      members.append(("idiom", .string("universal")))
      entries.append(.object(members))
    }
    return ("colors", .array(entries))
  }

  private static func appearance(_ kind: String, _ value: String) -> JSONOutput {
    .object([("appearance", .string(kind)), ("value", .string(value))])
  }
}
