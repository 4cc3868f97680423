internal import TesseraSource

// A folder `*.xcassets` → colour tokens in the modes that their colour sets tell apart.
//
// A token has the name by which code asks for the colour: folders count only where they provide a
// namespace. For each of the eight environments (appearance, contrast, gamut) the entry that the
// system would choose is looked up, so that what falls back to another entry there does so here.

/// Reads asset catalogs of Xcode.
struct AssetCatalogImporter {
  /// What other folders of a catalog hold, by the ending of their names.
  private static let kinds: [(ending: String, name: String)] = [
    ("appiconset", "app icons"), ("imageset", "image sets"), ("symbolset", "symbol sets"),
    ("dataset", "data sets"), ("textureset", "texture sets"), ("cubetextureset", "texture sets"),
    ("mipmapset", "texture sets"), ("launchimage", "launch images"), ("sticker", "stickers"),
    ("stickerpack", "stickers"), ("stickersequence", "stickers"), ("imagestack", "image stacks"),
    ("imagestacklayer", "image stacks"), ("iconset", "icon sets"), ("arimageset", "AR images"),
    ("arobject", "AR objects"), ("arresourcegroup", "AR resources"),
    ("brandassets", "brand assets"),
    ("complicationset", "complications"), ("gcdashboardimage", "Game Center pictures"),
    ("gcleaderboard", "Game Center pictures"), ("gcleaderboardset", "Game Center pictures"),
    ("solidimagestack", "image stacks"), ("solidimagestacklayer", "image stacks"),
    ("watchface", "watch faces"), ("spriteatlas", "sprite atlases"),
  ]

  /// Where the files are.
  let files: ImportFiles
  private var report = ImportReport()
  private var entries: [ModalTokens.Entry] = []
  /// The folders of each kind that is left out, in the order of ``kinds``' names.
  private var others: [String: [SourceLocation]] = [:]

  init(files: ImportFiles) {
    self.files = files
  }

  /// The environments, in the order of the axes' contexts.
  private static let environments: [ColorSetEntry.Environment] = [false, true].flatMap { isDark in
    [false, true].flatMap { isHighContrast in
      [false, true].map { isWideGamut in
        .init(isDark: isDark, isHighContrast: isHighContrast, isWideGamut: isWideGamut)
      }
    }
  }

  private static let axes = [
    ModalTokens.Axis(name: "appearance", contexts: ["light", "dark"]),
    ModalTokens.Axis(name: "contrast", contexts: ["normal", "high"]),
    ModalTokens.Axis(name: "gamut", contexts: ["srgb", "display-p3"]),
  ]

  /// Whether a path is that of a catalog, or of a folder that holds catalogs.
  static func recognises(_ source: ImportSource) -> Bool {
    guard case .folder(let entries) = source.content else { return false }
    return FilePath.name(of: source.path).hasSuffix(".xcassets")
      || entries.contains { $0.name.hasSuffix(".xcassets") || $0.name.hasSuffix(".colorset") }
  }

  /// Imports a catalog.
  mutating func theme(of source: ImportSource) -> ImportedTheme {
    switch source.content {
    case .folder(let entries): walk(entries, of: source.path, namespace: [], depth: 0)
    case .text(let text):
      report.fault(
        "an asset catalog is a folder", SourceSpan(source: text, range: 0..<0),
        help: "name the folder that ends in `.xcassets`")
    }
    for (name, places) in others.sorted(by: { $0.key < $1.key }) {
      report.drop(
        "\(name) cannot be tokens; \(places.count) \(places.count == 1 ? "is" : "are") left out",
        at: SourceLocation(path: source.path), count: places.count,
        notes: Self.notes(on: places))
    }
    // By name, so that folders that are no part of it change nothing.
    entries.sort { $0.token.names.lexicographicallyPrecedes($1.token.names) }
    let tokens = ModalTokens(axes: Self.axes, entries: entries)
    return ImportedTheme(
      tokens.theme(name: FilePath.stem(of: source.path)), from: source, report: report)
  }

  /// What is left out, in one note for each folder.
  private static func notes(on places: [SourceLocation]) -> [Diagnostic.Note] {
    var order: [String] = []
    var names: [String: [String]] = [:]
    for place in places {
      let folder = FilePath.directory(of: place.path)
      if names[folder] == nil { order.append(folder) }
      names[folder, default: []].append(FilePath.name(of: place.path))
    }
    return order.map { folder in
      let all = names[folder] ?? []
      let rest = all.count > shown ? " and \(all.count - shown) more" : ""
      return .init(all.prefix(shown).listed + rest, at: SourceLocation(path: folder))
    }
  }

  /// How many of what is left out of a folder are named.
  private static let shown = 3

  /// Reads what is in a folder.
  private mutating func walk(
    _ entries: [DirectoryEntry], of path: String, namespace: [String], depth: Int
  ) {
    guard depth <= ImportFiles.depth else { return report.dropDeepFolder(at: path) }
    for entry in entries where entry.kind == .directory {
      let path = FilePath.join(path, entry.name)
      let ending = entry.name.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
      if ending == "colorset" {
        readColorSet(String(entry.name.dropLast(".colorset".count)), at: path, namespace)
      } else if let kind = Self.kinds.first(where: { $0.ending == ending }) {
        others[kind.name, default: []].append(SourceLocation(path: path))
      } else {
        do {
          let inner = try files.list(path)
          let isNamespace = providesNamespace(path, inner)
          let name = isNamespace ? namespace + [entry.name] : namespace
          walk(inner, of: path, namespace: name, depth: depth + 1)
        } catch {
          report.add([error.diagnostic])
        }
      }
    }
  }

  /// Whether the names in a folder begin with its own.
  private mutating func providesNamespace(_ path: String, _ entries: [DirectoryEntry]) -> Bool {
    guard entries.contains(where: { $0.name == "Contents.json" && $0.kind == .file }),
      !path.hasSuffix(".xcassets")
    else { return false }
    do {
      let text = try files.read(FilePath.join(path, "Contents.json"))
      let (root, found) = JSONReader.read(text, profile: .json)
      report.add(found)
      guard case .object(let object)? = root?.value,
        case .object(let properties)? = object["properties"]?.value
      else { return false }
      return properties["provides-namespace"]?.value == .bool(true)
    } catch {
      report.add([error.diagnostic])
      return false
    }
  }

  /// Reads a colour set.
  private mutating func readColorSet(_ name: String, at path: String, _ namespace: [String]) {
    let text: SourceText
    do {
      text = try files.read(FilePath.join(path, "Contents.json"))
    } catch {
      report.add([error.diagnostic])
      return
    }
    let errors = report.errorCount
    let found = ColorSetReader(text: text).entries(report: &report)
    let values = Self.environments.map { environment in
      found.compactMap { entry in
        entry.rank(in: environment).flatMap { rank in
          entry.value(in: environment).map { (rank: rank, value: $0) }
        }
      }.max { $0.rank < $1.rank }?.value
    }
    let origin = SourceSpan(source: text, range: 0..<0)
    let chosen = values.compactMap(\.self)
    guard chosen.count == values.count else {
      // An error inside the set says why it is not complete.
      if report.errorCount == errors {
        report.drop(
          chosen.isEmpty
            ? "the colour set `\(name)` is empty"
            : "the colour set `\(name)` has no colour for some appearance",
          at: SourceLocation(path: text.path), help: "choose its colour in Xcode")
      }
      return
    }
    let token = DraftToken(
      names: namespace + [name], type: .color, value: chosen[0], origin: origin)
    entries.append(ModalTokens.Entry(token: token, values: chosen))
  }
}
