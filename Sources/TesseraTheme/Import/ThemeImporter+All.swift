extension ThemeImporter {
  /// All formats, in the order in which they are tried.
  package static let all = [
    ThemeImporter(
      name: "xcassets", summary: "asset catalogs of Xcode",
      recognises: AssetCatalogImporter.recognises
    ) { source, files in
      var importer = AssetCatalogImporter(files: files)
      return importer.theme(of: source)
    },
    ThemeImporter(
      name: "material", summary: "JSON of Material Theme Builder",
      recognises: MaterialThemeImporter.recognises
    ) { source, _ in
      MaterialThemeImporter.theme(of: source)
    },
    ThemeImporter(
      name: "tokens-studio", summary: "token sets of Tokens Studio, a file or a folder",
      recognises: TokensStudioImporter.recognises
    ) { source, files in
      var importer = TokensStudioImporter(files: files)
      return importer.theme(of: source)
    },
    ThemeImporter(
      name: "vscode", summary: "colour themes of Visual Studio Code",
      recognises: VSCodeThemeImporter.recognises
    ) { source, files in
      var importer = VSCodeThemeImporter(files: files)
      return importer.theme(of: source)
    },
    ThemeImporter(
      name: "style-dictionary", summary: "tokens of Style Dictionary with a `value`",
      recognises: StyleDictionaryImporter.recognises
    ) { source, files in
      var importer = StyleDictionaryImporter(files: files)
      return importer.theme(of: source)
    },
  ]
}
