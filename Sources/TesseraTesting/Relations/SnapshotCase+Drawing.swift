internal import TesseraCells
internal import TesseraGraphics
internal import TesseraSheets
internal import TesseraSnapshots
internal import TesseraSource

extension SnapshotCase {
  /// The picture.
  ///
  /// - Throws: ``TestFailure`` where it cannot be drawn.
  func draw() throws(TestFailure) -> CellPicture {
    let (picture, diagnostics) = request.draw()
    guard let picture else { throw TestFailure(diagnostics.filter { $0.severity == .error }) }
    return picture
  }

  /// The look with something opaque below it: a transparent cell is seen on the theme's backdrop.
  var opaque: SnapshotCase {
    guard request.cell.isTransparent else { return self }
    var options = request.options
    options.backdrop = .color(.white)
    let roles = CellRoles(of: request.cell, in: request.resolution.theme)
    if case .color(let color)? = roles.backdrop?.value { options.backdrop = .color(color) }
    return SnapshotCase(
      id: id,
      request: PictureRequest(
        cell: request.cell, item: request.item, state: request.state,
        resolution: request.resolution, options: options))
  }
}
