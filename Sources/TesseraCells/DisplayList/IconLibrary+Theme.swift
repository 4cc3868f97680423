package import TesseraIcons
package import TesseraTheme

extension IconLibrary {
  /// The icons that a theme names.
  package convenience init(of theme: Theme, isStrict: Bool = false) {
    self.init(
      theme.icons.mapValues { IconSource(path: $0.path, place: $0.place) }, isStrict: isStrict)
  }
}
