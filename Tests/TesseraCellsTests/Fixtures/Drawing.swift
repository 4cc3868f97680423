import TesseraCells
import TesseraGraphics
import TesseraIcons
import TesseraSource
import TesseraText
import TesseraTheme

/// A cell resolved into a display list, as tests look at it.
struct Drawing {
  /// One library for all tests, so that font files are read once.
  private static let fonts: Result<FontLibrary, TextError> = Result { () throws(TextError) in
    try FontLibrary()
  }

  let list: DisplayList
  let diagnostics: [Diagnostic]

  /// Resolves a cell; by default at scale 1, 100 × 50 points, without a theme.
  init(
    _ cell: SampleCell, item: Item = Item("item"), state: CellState = .normal,
    environment: Environment = Environment(scale: 1), size: Size = Size(100, 50),
    theme: Theme? = nil, backdrop: Appearance.Backdrop = .theme, cropsToBounds: Bool = false,
    icons: IconLibrary = IconLibrary()
  ) throws {
    let appearance = try Appearance(
      of: cell, roles: CellRoles(of: cell, in: theme), item: item, state: state,
      environment: environment, size: size, backdrop: backdrop, cropsToBounds: cropsToBounds)
    (list, diagnostics) = appearance.displayList(fonts: try Self.fonts.get(), icons: icons)
  }

  /// The lines of the list behind canvas and backdrop; fields divided by ` | `.
  var rows: [String] { list.lines.dropFirst(2).map(Self.row) }

  /// A line with its fields divided by ` | `.
  static func row(_ line: DisplayLine) -> String {
    ([line.path, line.kind, line.geometry, line.paint] + line.tokens).joined(separator: " | ")
  }

  /// The drawings alone.
  var drawings: [DisplayItem.Drawing] { list.items.map(\.drawing) }

  /// The findings, a line each.
  var findings: [String] { diagnostics.map(\.line) }
}

extension Diagnostic {
  /// Place, severity, code, message and help in one line; what is not there is left out.
  var line: String {
    let place = location.map { "\($0.line):\($0.column)" }
    return [place, severity.rawValue, code, message, help].compactMap(\.self)
      .joined(separator: " | ")
  }
}
