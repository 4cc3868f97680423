import TesseraCells
import TesseraGraphics
import TesseraShowcase
import TesseraSource
import TesseraTestSupport
import TesseraText
import TesseraTheme
import Testing

/// What the tests of the showcase draw with: fonts, and the shipped theme in its modes.
struct Stage {
  /// One stage for all tests, so that files are read once.
  static let shared = Result { try Stage() }

  let fonts: FontLibrary
  let document: ThemeDocument
  let findings: [Diagnostic]

  private init() throws {
    fonts = try FontLibrary()
    let path = FilePath.join(Checkout.folder, "Themes/showcase.resolver.json")
    let (document, findings) = ThemeDocument.load(path: path)
    guard let document else { throw MissingTheme(findings: findings) }
    self.document = document
    self.findings = findings
  }

  private struct MissingTheme: Error {
    let findings: [Diagnostic]
  }

  /// The cell of a name.
  static func cell(_ name: String) throws -> any Cell {
    try #require(Showcase.cells.first { $0.reuseIdentifier == name })
  }

  /// The context of a cell at the size that it chooses.
  static func context(
    _ cell: any Cell, _ item: Item, _ state: CellState = .normal,
    environment: Environment = Environment(), room: Size = Size(.infinity, .infinity)
  ) -> CellContext {
    CellContext(
      item: item, state: state, environment: environment,
      size: cell.size(fitting: room, item: item, environment: environment))
  }

  /// Resolves a cell at the size that it chooses, or at another one.
  func draw(
    _ cell: any Cell, _ roles: CellRoles, _ item: Item, _ state: CellState = .normal,
    environment: Environment = Environment(), size: Size? = nil
  ) throws -> (list: DisplayList, diagnostics: [Diagnostic]) {
    let size = size ?? Self.context(cell, item, environment: environment).bounds.size
    return try Appearance(
      of: cell, roles: roles, item: item, state: state, environment: environment, size: size
    ).displayList(fonts: fonts)
  }
}
