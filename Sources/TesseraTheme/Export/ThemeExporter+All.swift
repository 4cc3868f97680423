extension ThemeExporter {
  /// All formats.
  package static let all = [
    ThemeExporter(
      name: "xcassets", summary: "an asset catalog of Xcode with a colour set for each colour",
      export: AssetCatalogExporter.export)
  ]
}
