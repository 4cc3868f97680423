import Tessera
import TesseraPNG
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
    /// Why it ended before its last page.
    var failure: CommandFailure?
  }

  /// The keyword of the text by which a page says whose it is.
  private static let keyword = "tessera-sheet"
  /// Largest file of a page, in bytes.
  private static let fileLimit = 256 << 20

  /// What all sheets have in common.
  let frame: SheetFrame
  /// Where they go.
  let target: SheetTarget
  /// The run that they belong to.
  let session: Session

  /// Draws and writes sheets, several at a time; one that fails does not keep the others from being
  /// written.
  func write(_ jobs: [Job], threads: Int, progress: @escaping ProgressHandler) -> [Sheet] {
    progress(0, jobs.count)
    return jobs.parallelMap(threads: threads, progress: progress) { write($0) }
  }

  /// Draws and writes one sheet; progress counts its pages.
  func write(_ job: Job, progress: ProgressHandler = { _, _ in }) -> Sheet {
    var sheet = Sheet(name: job.name, summary: job.summary)
    do throws(CommandFailure) {
      try write(job, as: &sheet, progress)
    } catch {
      sheet.failure = error
    }
    return sheet
  }

  /// Draws and writes the pages of a sheet, and notes each.
  private func write(
    _ job: Job, as sheet: inout Sheet, _ progress: ProgressHandler
  ) throws(CommandFailure) {
    let pages: [SheetPage]
    do {
      (pages, sheet.warnings) = try job.layout()
    } catch {
      throw CommandFailure(error.diagnostics)
    }
    for (index, page) in pages.enumerated() {
      progress(index, pages.count)
      let path = target.path(of: job.name, page: index)
      try session.write(try encode(page, of: job.name), to: path)
      sheet.pages.append((path, page.size))
    }
    try removePages(of: job.name, from: pages.count)
  }

  /// Removes the further pages that a larger sheet of the same name once had.
  ///
  /// A picture of somebody else that happens to be called so does not say that it is this sheet's.
  private func removePages(of name: String, from first: Int) throws(CommandFailure) {
    var page = max(first, 1)
    while true {
      let path = session.path(target.path(of: name, page: page))
      // What is there and cannot be read is none of ours.
      guard let bytes = try? SourceFile.read(path, limit: Self.fileLimit, what: "page"),
        let file = try? PNGDecoder.decode(bytes, path: path), file.text.contains(mark(of: name))
      else { return }
      do {
        try SourceFile.remove(path)
      } catch {
        throw CommandFailure(error)
      }
      page += 1
    }
  }

  /// The text by which a page says whose it is.
  private func mark(of name: String) -> PNGText { PNGText(keyword: Self.keyword, text: name) }

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
  private func encode(_ page: SheetPage, of name: String) throws(CommandFailure) -> [UInt8] {
    let pixmap: Pixmap
    do {
      pixmap = try page.pixmap(scale: frame.scale, fonts: frame.resolutions[0].fonts)
    } catch {
      throw CommandFailure(error)
    }
    return try RenderCommand.encode(pixmap, scale: frame.scale, text: [mark(of: name)])
  }
}
