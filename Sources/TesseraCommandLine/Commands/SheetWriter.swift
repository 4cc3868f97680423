import Tessera
import TesseraRaster
import TesseraSheets
import TesseraSource

/// Draws sheets and writes each as soon as it is there, so that never more are in memory than are
/// being drawn.
struct SheetWriter: Sendable {
  /// A sheet to draw.
  struct Job: Sendable {
    /// The name, which is also the file's.
    let name: String
    /// What the page says below the name.
    let summary: String
    /// Draws the tiles and puts everything at its place.
    let layout: @Sendable () throws(SheetFailure) -> (pages: [SheetPage], warnings: [Diagnostic])
  }

  /// A sheet that has been written.
  struct Sheet: Sendable {
    /// The name, which is also the file's.
    let name: String
    /// What the page says below the name.
    let summary: String
    /// The file of each page, and its size in points.
    var pages: [(path: String, size: Size)] = []
    /// What was found on the way.
    var warnings: [Diagnostic] = []
  }

  /// What all sheets have in common.
  let frame: SheetFrame
  /// Where they go.
  let target: SheetTarget
  /// The run that they belong to.
  let session: Session

  /// Draws and writes sheets, several at a time.
  ///
  /// - Throws: The failure of the first sheet that has one; the others are written all the same.
  func write(
    _ jobs: [Job], threads: Int, progress: @escaping ProgressHandler
  ) throws(CommandFailure) -> [Sheet] {
    progress(0, jobs.count)
    let results = jobs.parallelMap(threads: threads, progress: progress) { job in
      Result { () throws(CommandFailure) in try write(job) }
    }
    var sheets: [Sheet] = []
    for result in results { sheets.append(try result.get()) }
    return sheets
  }

  /// Draws and writes one sheet.
  private func write(_ job: Job) throws(CommandFailure) -> Sheet {
    var sheet = Sheet(name: job.name, summary: job.summary)
    let pages: [SheetPage]
    do {
      (pages, sheet.warnings) = try job.layout()
    } catch {
      throw CommandFailure(error.diagnostics)
    }
    for (index, page) in pages.enumerated() {
      let path = target.path(of: job.name, page: index)
      try session.write(try encode(page), to: path)
      sheet.pages.append((path, page.size))
    }
    return sheet
  }

  /// Writes the page that shows all sheets; returns its path.
  func writeIndex(of sheets: [Sheet], in folder: String) throws(CommandFailure) -> String {
    let html = SheetIndex.html(
      theme: frame.document?.name,
      sheets: sheets.map { sheet in
        (sheet.name, sheet.summary, sheet.pages.map { (FilePath.name(of: $0.path), $0.size) })
      })
    let path = FilePath.join(folder, "index.html")
    try session.write(Array(html.utf8), to: path)
    return path
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
