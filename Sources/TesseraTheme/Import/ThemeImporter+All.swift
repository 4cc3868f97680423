extension ThemeImporter {
  /// All formats, in the order in which they are tried.
  package static let all = [
    ThemeImporter(
      name: "xcassets", summary: "asset catalogs of Xcode",
      recognises: AssetCatalogImporter.recognises
    ) { source, files in
      var importer = AssetCatalogImporter(files: files)
      return importer.theme(of: source)
    }
  ]
}
