package import TesseraIcons
package import TesseraText
package import TesseraTheme

/// What texts and pictures of cells are measured with: fonts, icons, and the theme's answers to the
/// cells' roles.
///
/// It rides along in an ``Environment``, so that a cell can measure in `size(fitting:…)` without
/// knowing of either. A global was rejected: two themes are drawn at once. So was a further parameter
/// of `size(fitting:…)`, which few cells need.
package struct MeasuringStage: Sendable {
  /// Where faces come from; nil for the built-in fonts.
  private let library: FontLibrary?
  /// The pictures that have names.
  let icons: IconLibrary
  /// The theme; nil for the cells' own defaults.
  private let theme: Theme?
  /// The roles of the cells that are known already, by the cells' names.
  private let roles: [String: CellRoles]

  /// Creates a stage; by default that of an environment from nowhere, as in a cell's own tests.
  package init(
    fonts: FontLibrary? = nil, icons: IconLibrary = IconLibrary(), theme: Theme? = nil,
    roles: [String: CellRoles] = [:]
  ) {
    library = fonts
    self.icons = icons
    self.theme = theme
    self.roles = roles
  }

  private static let builtIn: Result<FontLibrary, TextError> = Result { () throws(TextError) in
    try FontLibrary()
  }

  /// Where faces come from.
  ///
  /// - Throws: `TextError`, though the built-in table alone is no reason for one.
  func fonts() throws(TextError) -> FontLibrary {
    if let library { return library }
    return try Self.builtIn.get()
  }

  /// What a font comes to in the normal state; nil for a role that has no font.
  func typography(_ font: TextContent.Font, of cell: some Cell) -> Typography? {
    switch font {
    case .literal(let literal): return literal
    case .role(let role):
      let roles = roles[cell.reuseIdentifier] ?? CellRoles(of: cell, in: theme)
      guard case .typography(let typography)? = roles.value(of: role, in: .normal)?.value else {
        return nil
      }
      return typography
    }
  }
}

extension MeasuringStage: Hashable {
  /// Always: an environment is what surrounds a cell beside the theme, and is compared as such.
  package static func == (a: MeasuringStage, b: MeasuringStage) -> Bool { true }

  /// Nothing, as nothing is compared.
  package func hash(into hasher: inout Hasher) {}
}
