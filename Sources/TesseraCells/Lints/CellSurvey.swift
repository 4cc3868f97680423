import TesseraGraphics
import TesseraSource
import TesseraText
import TesseraTheme

/// A cell in all items, states and modes, as rules about cells see it.
struct CellSurvey {
  /// The cell.
  let cell: any Cell
  /// The theme's switches.
  let modifiers: [ThemeModifier]
  /// The theme in each mode.
  let themes: [Theme]
  /// What the theme exempts.
  let settings: LintSettings
  /// The looks by mode, then by item, then by state in the order of ``Cell/states``.
  let looks: [[[Look]]]
  /// What was found wrong while resolving the cell, and in which mode.
  let diagnostics: [(mode: Int, diagnostic: Diagnostic)]

  /// Resolves the cell everywhere.
  init(
    of cell: any Cell, in modes: [ThemeLints.Mode], modifiers: [ThemeModifier],
    environment: Environment, settings: LintSettings
  ) {
    self.cell = cell
    self.modifiers = modifiers
    self.settings = settings
    themes = modes.map(\.theme)
    var diagnostics: [(mode: Int, diagnostic: Diagnostic)] = []
    looks = modes.enumerated().map { index, mode in
      let roles = CellRoles(of: cell, in: mode.theme)
      diagnostics += roles.diagnostics.map { (index, $0) }
      var surroundings = environment
      surroundings.stage = MeasuringStage(
        fonts: mode.fonts, icons: mode.icons, theme: mode.theme,
        roles: [cell.reuseIdentifier: roles])
      return cell.previewItems.map { item in
        cell.states.compactMap { state in
          do throws(CellError) {
            let list = try Self.list(
              of: cell, roles: roles, item: item, state: state, surroundings, mode)
            diagnostics += list.diagnostics.map { (index, $0) }
            return Look(item: item, state: state, list: list.list)
          } catch {
            diagnostics.append((index, error.diagnostic))
            return nil
          }
        }
      }
    }
    self.diagnostics = diagnostics
  }

  /// The display list of one look; a transparent cell lies on the theme's backdrop.
  private static func list(
    of cell: any Cell, roles: CellRoles, item: Item, state: CellState,
    _ environment: Environment, _ mode: ThemeLints.Mode
  ) throws(CellError) -> (list: DisplayList, diagnostics: [Diagnostic]) {
    var backdrop = Appearance.Backdrop.theme
    if cell.isTransparent {
      backdrop = .color(.white)
      if case .color(let color)? = roles.backdrop?.value { backdrop = .color(color) }
    }
    let room = Size(.infinity, .infinity)
    let size = cell.size(fitting: room, item: item, environment: environment)
    let appearance = try Appearance(
      of: cell, roles: roles, item: item, state: state, environment: environment, size: size,
      backdrop: backdrop)
    return appearance.displayList(fonts: mode.fonts, icons: mode.icons)
  }

  /// What a rule is about in this cell.
  func subject(
    _ states: [CellState], slot: Slot? = nil, token: Token? = nil, mode: Int
  ) -> LintSubject {
    LintSubject(
      cell: cell.reuseIdentifier, slot: slot, states: states, token: token?.path, mode: mode)
  }

  /// The mode that differs by having a modifier's default; nil for a mode that has it itself.
  func counterpart(of mode: Int, at modifier: ThemeModifier) -> Int? {
    let modes = themes.map(\.mode)
    guard let context = modes[mode][modifier.name], context != modifier.default else { return nil }
    let wanted = ThemeMode(
      selections: modes[mode].selections.map { selection in
        selection.modifier == modifier.name
          ? .init(modifier: modifier.name, context: modifier.default) : selection
      })
    return modes.firstIndex(of: wanted)
  }

  /// All looks of a mode.
  func looks(inMode mode: Int) -> [Look] { looks[mode].flatMap(\.self) }
}
