package import TesseraCells
package import TesseraGraphics
package import TesseraIcons
import TesseraRaster
package import TesseraSource
package import TesseraText
package import TesseraTheme

/// A theme in one mode, with everything that drawing cells with it needs.
///
/// theme document + mode → tokens → the cells' roles and fonts. A resolution is made once and draws
/// any number of pictures from any thread.
package struct ThemeResolution: Sendable {
  /// The theme's name; nil where there is no theme.
  package let themeName: String?
  /// The mode; nil where there is no theme.
  package let mode: ThemeMode?
  /// The tokens; nil where there is no theme.
  package let theme: Theme?
  /// The fonts that the theme names, and those of the command line.
  package let fonts: FontLibrary
  /// The icons that the theme names.
  package let icons: IconLibrary
  /// The roles of each cell, by its name.
  private let roles: [String: CellRoles]

  /// Resolves a theme in several modes.
  ///
  /// Modes that name the same fonts, or the same icons, share a library, so that each file is read once.
  ///
  /// - Parameters:
  ///   - document: The theme, or nil for the cells' own defaults.
  ///   - modes: The modes, in order; nothing else is looked at where there is no theme.
  ///   - cells: The cells that will be drawn.
  ///   - fontFiles: Further font files.
  ///   - searchesSystemFonts: Whether installed fonts are asked for what these lack.
  ///   - requiresAssets: Whether a picture that is missing is an error instead of a warning.
  /// - Returns: One resolution for each mode; one alone where there is no theme.
  /// - Throws: `TextError` for a font file that cannot be used.
  package static func resolve(
    _ document: ThemeDocument?, in modes: [ThemeMode], cells: [any Cell], fontFiles: [String],
    searchesSystemFonts: Bool = false, requiresAssets: Bool = false
  ) throws(TextError) -> [ThemeResolution] {
    let system = searchesSystemFonts ? SystemFonts() : nil
    guard let document else {
      let fonts = try FontLibrary(files: fontFiles, system: system)
      let icons = IconLibrary(isStrict: requiresAssets)
      return [
        ThemeResolution(themeName: nil, theme: nil, fonts: fonts, icons: icons, cells: cells)
      ]
    }
    var libraries: [[String: ThemeFont]: FontLibrary] = [:]
    var iconLibraries: [IconKey: IconLibrary] = [:]
    var resolutions: [ThemeResolution] = []
    for mode in modes {
      let theme = document.theme(in: mode)
      let library: FontLibrary
      if let known = libraries[theme.fonts] {
        library = known
      } else {
        library = try FontLibrary(
          declared: theme.fonts.mapValues { FontSource($0.files, width: $0.width) },
          files: fontFiles, system: system)
        libraries[theme.fonts] = library
      }
      let key = IconKey(icons: theme.icons, look: IconAppearance(theme.mode))
      let icons = iconLibraries[key] ?? IconLibrary(of: theme, isStrict: requiresAssets)
      iconLibraries[key] = icons
      resolutions.append(
        ThemeResolution(
          themeName: document.name, theme: theme, fonts: library, icons: icons, cells: cells))
    }
    return resolutions
  }

  /// What icons depend on.
  private struct IconKey: Hashable {
    let icons: [String: ThemeIcon]
    let look: IconAppearance
  }

  private init(
    themeName: String?, theme: Theme?, fonts: FontLibrary, icons: IconLibrary,
    cells: [any Cell]
  ) {
    self.themeName = themeName
    mode = theme?.mode
    self.theme = theme
    self.fonts = fonts
    self.icons = icons
    roles = Dictionary(
      cells.map { ($0.reuseIdentifier, CellRoles(of: $0, in: theme)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The resolution with the same fonts and icons and with another theme's tokens, for some cells.
  ///
  /// `theme` is of the same mode, nil for the cells' own defaults; `cells` are those that will be drawn.
  package func replacing(_ theme: Theme?, cells: [any Cell]) -> ThemeResolution {
    ThemeResolution(
      themeName: themeName, theme: theme, fonts: fonts, icons: icons, cells: cells)
  }

  /// What is wrong between the theme and the cells, in the cells' order of names.
  package var diagnostics: [Diagnostic] {
    roles.sorted { $0.key < $1.key }.flatMap(\.value.diagnostics)
  }

  /// Draws a cell.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - item: The data.
  ///   - state: The conditions.
  ///   - options: Surroundings and room.
  /// - Returns: The picture, and what was found wrong on the way; with an error among it the picture
  ///   lacks what could not be resolved.
  /// - Throws: `CellError` for a size that cannot be drawn.
  package func picture(
    of cell: any Cell, item: Item, state: CellState, options: RenderOptions
  ) throws(CellError) -> (picture: CellPicture, diagnostics: [Diagnostic]) {
    var options = options
    options.environment.stage = stage
    let size = options.size(of: cell, item: item)
    options.room = .size(size)
    let (list, _, diagnostics) = try displayList(
      of: cell, item: item, state: state, options: options)
    let pixmap = DisplayListRenderer.pixmap(of: list)
    return (CellPicture(list: list, pixmap: pixmap, size: size), diagnostics)
  }

  /// Resolves a cell without drawing it.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - item: The data.
  ///   - state: The conditions.
  ///   - options: Surroundings and room.
  /// - Returns: The display list, where its top left pixel lies as seen from the cell's (before it by the
  ///   outsets), and what was found wrong on the way.
  /// - Throws: `CellError` for a size that cannot be drawn.
  package func displayList(
    of cell: any Cell, item: Item, state: CellState, options: RenderOptions
  ) throws(CellError) -> (list: DisplayList, origin: Point, diagnostics: [Diagnostic]) {
    var options = options
    options.environment.stage = stage
    let appearance = try Appearance(
      of: cell, roles: roles[cell.reuseIdentifier] ?? CellRoles(of: cell, in: theme), item: item,
      state: state, environment: options.environment, size: options.size(of: cell, item: item),
      backdrop: options.backdrop, cropsToBounds: options.cropsToBounds)
    let (list, diagnostics) = appearance.displayList(fonts: fonts, icons: icons)
    return (list, appearance.canvas.origin, diagnostics)
  }

  /// What cells measure their texts and pictures with.
  package var stage: MeasuringStage {
    MeasuringStage(fonts: fonts, icons: icons, theme: theme, roles: roles)
  }

  /// What lies behind everything, where no cell has a backdrop of its own: the theme's `backdrop`, else
  /// white.
  package var backdrop: Color {
    guard let theme, let token = theme.token(CellRoles.backdropName),
      case .color(let color) = theme.shown(token)
    else { return .white }
    return color.mappedToSRGB()
  }
}
