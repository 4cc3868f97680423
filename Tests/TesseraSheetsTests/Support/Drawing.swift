import TesseraCells
import TesseraGraphics
import TesseraRaster
import TesseraSheets
import TesseraSource
import TesseraTestSupport
import TesseraTheme
import Testing

/// Draws a cell in its normal state, without a theme, at scale 1 unless something else is said.
func pixels(
  of cell: SampleCell, scale: Int = 1, backdrop: Appearance.Backdrop = .theme
) throws -> Pixmap {
  let resolution = try #require(
    try ThemeResolution.resolve(nil, in: [], cells: [cell], fontFiles: []).first)
  let options = RenderOptions(environment: Environment(scale: scale), backdrop: backdrop)
  let (picture, diagnostics) = try resolution.picture(
    of: cell, item: cell.previewItems[0], state: .normal, options: options)
  #expect(diagnostics == [])
  return picture.pixmap
}

/// A theme whose files are in memory; findings fail the test.
func theme(_ files: [String: String], path: String) throws -> ThemeDocument {
  let (document, diagnostics) = ThemeDocument.load(path: path, files: .memory(files))
  #expect(diagnostics.map(\.message) == [])
  return try #require(document)
}

/// A theme that is one file of tokens.
func theme(tokens: String) throws -> ThemeDocument {
  try theme(["t.tokens.json": tokens], path: "t.tokens.json")
}

/// A theme of modifiers without tokens: names, and contexts whose first is the default.
func theme(modifiers: [(name: String, contexts: [String])]) throws -> ThemeDocument {
  try theme(
    ["modes.resolver.json": ThemeFixture.resolver(named: "Modes", modifiers: modifiers)],
    path: "modes.resolver.json")
}

/// What a sheet of cells shares, in all modes of a theme.
func frame(
  _ cells: [any Cell], document: ThemeDocument? = nil, note: String? = nil, scale: Int = 1,
  threads: Int = 2
) throws -> SheetFrame {
  let resolutions = try ThemeResolution.resolve(
    document, in: document?.allModes ?? [], cells: cells, fontFiles: [])
  return SheetFrame(
    document: document, resolutions: resolutions, note: note, scale: scale, threads: threads)
}

/// A sheet of a cell with all its items and states.
func sheet(
  of cell: SampleCell, document: ThemeDocument? = nil, note: String? = nil, scale: Int = 1,
  threads: Int = 2, backdrop: Appearance.Backdrop = .theme
) throws -> StateSheet {
  StateSheet(
    frame: try frame([cell], document: document, note: note, scale: scale, threads: threads),
    cell: cell, items: cell.previewItems, states: cell.states,
    options: RenderOptions(environment: Environment(scale: scale), backdrop: backdrop))
}
