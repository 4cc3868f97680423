import TesseraTestSupport

/// Small themes for the swatch.
enum Fixture {
  /// A token file: grey below a black bar.
  static let tokens = """
    {
      "color": {
        "$type": "color",
        "main": { "$value": "#808080" }
      },
      "cell": {
        "swatch": {
          "$type": "color",
          "background": { "$value": "{color.main}" },
          "bar": { "$value": "#000000" }
        }
      }
    }
    """

  /// A theme with two appearances, of which the dark one replaces the grey.
  static let resolver = """
    {
      "version": "2025.10",
      "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
      "modifiers": {
        "appearance": {
          "default": "light",
          "contexts": { "light": [], "dark": [{ "$ref": "dark.tokens.json" }] }
        }
      },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/appearance" }]
    }
    """

  static let dark = """
    { "color": { "$type": "color", "main": { "$value": "#202020" } } }
    """

  /// Writes the theme `demo` into a folder `Themes`.
  static func writeTheme(to folder: TemporaryFolder, at path: String = "Themes") throws {
    try folder.write(resolver, to: "\(path)/demo.resolver.json")
    try folder.write(tokens, to: "\(path)/base.tokens.json")
    try folder.write(dark, to: "\(path)/dark.tokens.json")
  }
}
