import TesseraGraphics
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraTheme

@Suite("Asset catalogs there and back")
struct AssetCatalogRoundTripTests {
  /// The catalogs of the acceptance data, by their paths inside it.
  private static let catalogs: [String] = {
    guard let folder = try? ConformanceData.path("themes/xcassets") else { return [] }
    func find(_ path: String) -> [String] {
      if path.hasSuffix(".xcassets") { return [path] }
      let entries = (try? SourceFile.list(path)) ?? []
      return entries.filter { $0.kind == .directory }
        .flatMap { find(FilePath.join(path, $0.name)) }
    }
    return find(folder)
  }()

  /// The colour sets below a folder.
  private static func colorSets(_ path: String) -> [String] {
    let entries = (try? SourceFile.list(path)) ?? []
    return entries.filter { $0.kind == .directory }.flatMap { entry in
      let path = FilePath.join(path, entry.name)
      return entry.name.hasSuffix(".colorset") ? [path] : colorSets(path)
    }
  }

  @Test(
    "Every colour set of real catalogs is imported, and nothing changes there and back",
    .enabled(if: ConformanceData.isPresent, ConformanceData.absence), arguments: catalogs)
  func real(path: String) throws {
    let theme = ThemeImporter.theme(at: path)
    let sets = Self.colorSets(path)
    let empty = theme.dropped.filter { $0.message.hasSuffix("is empty") }
    guard sets.count > empty.count else {
      let errors = theme.diagnostics.filter { $0.severity == .error }.map(\.message)
      #expect(errors == ["there is no token that can be carried over"])
      return
    }
    let document = try theme.document()
    let colors = ExportTable(
      document, axes: ExportAxis.known(of: document), mode: document.defaultMode)
    #expect(colors.rows.count == sets.count - empty.count)
    try expectIdentity(theme)
  }

  @Test(
    "The acceptance data has the catalogs that are meant",
    .enabled(if: ConformanceData.isPresent, ConformanceData.absence))
  func count() {
    #expect(Self.catalogs.count == 8)
    #expect(Self.catalogs.flatMap(Self.colorSets).count == 20)
  }

  @Test("Nothing of random catalogs changes there and back", arguments: 0..<40)
  func random(seed: UInt64) throws {
    var source = RandomCatalog(seed: seed)
    let files = source.catalog()
    let theme = ThemeImporter.theme(at: "c.xcassets", files: .memory(files))
    #expect(theme.diagnostics.filter { $0.severity == .error } == [])
    try expectIdentity(theme)
  }

  @Test("Colours that DTCG has in another space come back as the same files")
  func spaces() throws {
    let colors = [
      ("srgb", ["0.1", "0.2", "0.3"]), ("display-p3", ["0.1", "0.2", "0.3"]),
      ("extended-srgb", ["1.09", "-0.22", "-0.15"]), ("extended-srgb", ["-0.5", "1.05", "-0.4"]),
      ("extended-linear-srgb", ["0.1", "0.2", "0.3"]),
      ("extended-linear-srgb", ["1.1", "-0.1", "0.3"]), ("gray-gamma-22", ["0.6"]),
      ("extended-gray", ["0.25"]),
    ]
    var files: [String: String] = [:]
    for (index, (space, components)) in colors.enumerated() {
      let names = components.count == 1 ? ["white"] : ["red", "green", "blue"]
      let parts = zip(names, components).map { "\"\($0)\": \"\($1)\"" } + ["\"alpha\": \"0.500\""]
      files["c.xcassets/\(index).colorset/Contents.json"] = """
        { "colors": [{ "idiom": "universal", "color": { "color-space": "\(space)",
          "components": { \(parts.joined(separator: ", ")) } } }] }
        """
    }
    let theme = ThemeImporter.theme(at: "c.xcassets", files: .memory(files))
    let exported = ThemeExporter.export(try theme.document(), as: "xcassets")
    #expect(exported.diagnostics == [])
    let again = ThemeImporter.theme(at: "c.xcassets", files: .memory(exported.files))
    #expect(again.files.texts == theme.files.texts)
    #expect(ThemeExporter.export(try again.document(), as: "xcassets").files == exported.files)
  }

  /// Exports an imported theme and imports it again: files and colour sets stay the same.
  private func expectIdentity(_ theme: ImportedTheme) throws {
    let document = try theme.document()
    let exported = ThemeExporter.export(document, as: "xcassets")
    #expect(exported.diagnostics == [])
    let catalog = FilePath.stem(of: document.path) + ".xcassets"
    let again = ThemeImporter.theme(at: catalog, files: .memory(exported.files))
    #expect(again.diagnostics.filter { $0.severity != .note } == [])
    #expect(again.files.texts == theme.files.texts)
    let twice = ThemeExporter.export(try again.document(), as: "xcassets")
    #expect(twice.files == exported.files)
  }
}

/// Catalogs of random colour sets, the same for a seed.
private struct RandomCatalog {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// The next number below a bound (SplitMix64).
  private mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) >> 1) % bound
  }

  /// The files of a catalog.
  mutating func catalog() -> [String: String] {
    var files: [String: String] = [:]
    for number in 0..<next(12) + 1 {
      var folder = "c.xcassets/"
      for depth in 0..<next(3) {
        folder += "g\(depth)\(next(2))/"
        files[folder + "Contents.json"] =
          #"{ "properties": { "provides-namespace": true } }"#
      }
      files[folder + "s\(number).colorset/Contents.json"] = colorSet()
    }
    return files
  }

  private mutating func colorSet() -> String {
    var entries: [String] = []
    for appearance in ["", "dark", "light"] {
      for contrast in ["", "high"] {
        let isAny = appearance.isEmpty && contrast.isEmpty
        guard isAny || next(3) == 0 else { continue }
        var conditions: [String] = []
        if !appearance.isEmpty {
          conditions.append(#"{ "appearance": "luminosity", "value": "\#(appearance)" }"#)
        }
        if !contrast.isEmpty {
          conditions.append(#"{ "appearance": "contrast", "value": "\#(contrast)" }"#)
        }
        entries.append(
          """
          { "idiom": "universal", "appearances": [\(conditions.joined(separator: ", "))],
            "color": \(color()) }
          """)
      }
    }
    return "{ \"colors\": [\(entries.joined(separator: ",\n"))] }"
  }

  private mutating func color() -> String {
    if next(6) == 0 {
      let name = SystemColor.all[next(SystemColor.all.count)].name
      return #"{ "platform": "ios", "reference": "\#(name)Color" }"#
    }
    let space = ["srgb", "display-p3", "extended-srgb"][next(3)]
    let parts = ["red", "green", "blue", "alpha"].map { "\"\($0)\": \"\(component())\"" }
    return """
      { "color-space": "\(space)", "components": { \(parts.joined(separator: ", ")) } }
      """
  }

  private mutating func component() -> String {
    switch next(3) {
    case 0: "0x" + String(next(256), radix: 16, uppercase: true)
    case 1: String(next(254) + 2)
    default: "0." + String(next(1_000_000))
    }
  }
}
