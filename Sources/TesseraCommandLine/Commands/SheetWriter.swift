import Tessera
import TesseraRaster
import TesseraSheets
import TesseraSource

/// Draws sheets one after the other and writes each as soon as it is there, so that never more than
/// one is in memory.
struct SheetWriter {
  /// What all sheets have in common.
  let frame: SheetFrame
  /// Where they go.
  let target: SheetTarget
  /// The run that they belong to.
  let session: Session

  /// The files so far, in the order in which they were written.
  private(set) var files: [String] = []
  /// What was found on the way.
  private(set) var warnings: [Diagnostic] = []
  /// What the page shows.
  private var sheets: [(name: String, summary: String, files: [(name: String, size: Size)])] = []

  /// Creates a writer that has written nothing.
  init(frame: SheetFrame, target: SheetTarget, session: Session) {
    self.frame = frame
    self.target = target
    self.session = session
  }

  /// Draws and writes one sheet.
  mutating func add(
    _ name: String, summary: String,
    _ layout: () throws(SheetFailure) -> (pages: [SheetPage], warnings: [Diagnostic])
  ) throws(CommandFailure) {
    let pages: [SheetPage]
    do {
      let outcome = try layout()
      pages = outcome.pages
      warnings += outcome.warnings
    } catch {
      throw CommandFailure(error.diagnostics)
    }
    var pictures: [(name: String, size: Size)] = []
    for (index, page) in pages.enumerated() {
      let path = target.path(of: name, page: index)
      try session.write(try encode(page), to: path)
      files.append(path)
      pictures.append((FilePath.name(of: path), page.size))
    }
    sheets.append((name, summary, pictures))
  }

  /// Writes the page that shows all sheets.
  mutating func addIndex(in folder: String) throws(CommandFailure) {
    let html = SheetIndex.html(theme: frame.document?.name, sheets: sheets)
    let path = FilePath.join(folder, "index.html")
    try session.write(Array(html.utf8), to: path)
    files.append(path)
  }

  /// A page as a PNG file.
  private func encode(_ page: SheetPage) throws(CommandFailure) -> [UInt8] {
    let pixmap: Pixmap
    do {
      pixmap = try page.pixmap(scale: frame.scale, fonts: frame.resolutions[0].fonts)
    } catch {
      throw CommandFailure(error)
    }
    return try RenderCommand.encode(pixmap, scale: frame.scale)
  }
}
