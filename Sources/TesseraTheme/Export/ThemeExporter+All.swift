extension ThemeExporter {
  /// All formats.
  package static let all = [
    ThemeExporter(
      name: "xcassets", summary: "an asset catalog of Xcode with a colour set for each colour",
      export: AssetCatalogExporter.export),
    ThemeExporter(
      name: "swift", summary: "a Swift file with a constant for each token",
      export: SwiftExporter.export),
    ThemeExporter(
      name: "css", summary: "a style sheet with a custom property for each token",
      export: CSSExporter.export),
  ]
}
