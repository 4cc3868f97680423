package import TesseraIcons
package import TesseraTheme

extension IconLibrary {
  /// The icons that a theme names, image sets chosen for its modifiers `appearance` and `contrast`.
  package convenience init(of theme: Theme, isStrict: Bool = false) {
    self.init(
      theme.icons.mapValues { IconSource(path: $0.path, place: $0.place, folder: $0.folder) },
      look: IconAppearance(theme.mode), isStrict: isStrict)
  }
}

extension IconAppearance {
  /// The look that a mode of a theme is.
  package init(_ mode: ThemeMode) {
    self.init(luminosity: mode["appearance"], contrast: mode["contrast"])
  }
}
