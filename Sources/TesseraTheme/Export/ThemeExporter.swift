/// A format that themes can be exported to.
package struct ThemeExporter: Sendable {
  /// The name by which a user asks for it: `xcassets`.
  package let name: String
  /// What it writes, as a list of formats shows it.
  package let summary: String
  /// Exports a theme; switches that the format does not know are as in the mode.
  let export: @Sendable (ThemeDocument, ThemeMode) -> ExportedTheme

  /// Exports a theme; nothing is written.
  ///
  /// - Parameters:
  ///   - document: The theme.
  ///   - format: The name of an exporter.
  ///   - mode: The contexts of the modifiers that the format has no place for; nil for the defaults.
  /// - Returns: The files, none of them where there are errors.
  package static func export(
    _ document: ThemeDocument, as format: String, mode: ThemeMode? = nil
  ) -> ExportedTheme {
    guard let exporter = all.first(where: { $0.name == format }) else {
      return ExportedTheme([], findings: [.unknownFormat(format, known: all.map(\.name))])
    }
    return exporter.export(document, mode ?? document.defaultMode)
  }
}
