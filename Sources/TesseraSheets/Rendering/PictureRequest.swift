package import TesseraCells
package import TesseraSource

/// One picture to be made.
package struct PictureRequest: Sendable {
  /// The cell.
  package let cell: any Cell
  /// The data.
  package let item: Item
  /// The conditions.
  package let state: CellState
  /// The theme in its mode.
  package let resolution: ThemeResolution
  /// Surroundings and room.
  package let options: RenderOptions

  /// Creates a request.
  package init(
    cell: any Cell, item: Item, state: CellState, resolution: ThemeResolution,
    options: RenderOptions
  ) {
    self.cell = cell
    self.item = item
    self.state = state
    self.resolution = resolution
    self.options = options
  }

  /// Draws the picture; nil where an error is among the findings.
  package func draw() -> (picture: CellPicture?, diagnostics: [Diagnostic]) {
    do {
      let (picture, diagnostics) = try resolution.picture(
        of: cell, item: item, state: state, options: options)
      return (diagnostics.contains { $0.severity == .error } ? nil : picture, diagnostics)
    } catch {
      return (nil, [error.diagnostic])
    }
  }
}
