import Tessera
import TesseraSheets
import TesseraSource

/// `tessera sheet`: state sheets, an overview and a page to look at them.
enum SheetCommand: Command {
  private static let outputOption = OptionSpec(
    name: "output", short: "o", value: "DIR|FILE.png",
    summary: "Where to write (default sheets/); a .png file takes exactly one cell")
  private static let openOption = OptionSpec(
    name: "open", summary: "Show the page in the browser afterwards")

  static let spec = CommandSpec(
    name: "sheet", operands: "[CELL…]", summary: "Draw state sheets and a page that shows them",
    discussion: [
      "A sheet shows one cell: states across, items down, a band for each mode of the theme.",
      "Without a cell's name, all are drawn. A folder also takes an overview and index.html.",
    ],
    options: [outputOption, openOption, .states] + OptionSpec.rendering)

  /// More resolutions than this, and only the first modifier's contexts are shown.
  private static let bandLimit = 8

  static func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let cells = try session.cells(arguments.operands)
    let target: SheetTarget
    do {
      target = try SheetTarget(
        arguments.value(outputOption) ?? "sheets", cellCount: cells.count)
    } catch {
      throw CommandFailure(error)
    }
    let states = try arguments.states(.states, for: cells)
    let options = try arguments.renderOptions()
    let threads = try session.threads(arguments)
    // Sheets are drawn side by side; what is left of the threads draws the tiles of each.
    let lanes = min(threads, cells.count)
    let frame = try frame(of: cells, options, threads: threads / lanes, arguments, session)

    let writer = SheetWriter(frame: frame, target: target, session: session)
    let jobs = jobs(cells, in: states, options, frame, target)
    for job in jobs { try session.refuseInput(target.path(of: job.name, page: 0)) }
    let sheets: [SheetWriter.Sheet]
    do {
      let progress = ProgressBar("drawing", output: session.output)
      defer { progress.finish() }
      sheets = writer.write(jobs, threads: lanes) { progress.update(done: $0, total: $1) }
    }
    for sheet in sheets { session.findings.report(sheet.warnings) }
    let failures = sheets.compactMap(\.failure)
    var files = sheets.flatMap { $0.pages.map(\.path) }
    if let first = failures.first {
      let failure = CommandFailure(causes(of: failures), exitCode: first.exitCode)
      guard !files.isEmpty else { throw failure }
      session.findings.report(failure.diagnostics)
    }
    // What is there is named and shown, also where something else is missing.
    if case .folder(let folder) = target {
      files.append(try writer.writeIndex(of: sheets.filter { !$0.pages.isEmpty }, in: folder))
    }
    if arguments.has(openOption), let last = files.last {
      let path = FilePath.absolute(session.path(last), relativeTo: session.workingDirectory)
      session.findings.report(session.context.openFile(path))
    }
    session.finish(files, text: files.map { $0 + "\n" }.joined(), arguments)
    return failures.first?.exitCode ?? .success
  }

  /// What is wrong with sheets, each cause once: of a disk that is full, every file would tell.
  private static func causes(of failures: [CommandFailure]) -> [Diagnostic] {
    var seen: Set<String> = []
    return failures.flatMap(\.diagnostics).filter { seen.insert($0.message).inserted }
  }

  /// The sheets of cells and, for a folder, the overview.
  private static func jobs(
    _ cells: [any Cell], in states: [CellState]?, _ options: RenderOptions, _ frame: SheetFrame,
    _ target: SheetTarget
  ) -> [SheetWriter.Job] {
    var jobs = cells.map { cell in
      let sheet = StateSheet(
        frame: frame, cell: cell, items: cell.previewItems, states: states ?? cell.states,
        options: options)
      return SheetWriter.Job(
        name: cell.reuseIdentifier, summary: cell.summary, layout: sheet.layout)
    }
    if case .folder = target {
      let overview = OverviewSheet(
        frame: frame, cells: cells, states: states ?? [.normal, .selected], options: options)
      jobs.append(
        SheetWriter.Job(
          name: "overview", summary: "Every cell at a glance", layout: overview.layout))
    }
    return jobs
  }

  /// What all sheets have in common.
  private static func frame(
    of cells: [any Cell], _ options: RenderOptions, threads: Int, _ arguments: Arguments,
    _ session: Session
  ) throws(CommandFailure) -> SheetFrame {
    let wanted = try arguments.modes()
    let document = try session.theme(arguments)
    var modes = try session.modes(of: document, fitting: wanted)
    var note: String?
    // Of modifiers that --mode leaves open, the first is shown in all contexts; the others keep
    // their defaults.
    let open = document?.modifiers.filter { modifier in
      modes.contains { $0[modifier.name] != modes[0][modifier.name] }
    }
    if modes.count > bandLimit, let first = open?.first {
      note = "\(modes.count) resolutions; shown: the contexts of \(first.name)"
      modes = modes.filter { mode in
        mode.selections.allSatisfy { selection in
          selection.modifier == first.name || selection.context == modes[0][selection.modifier]
        }
      }
    }
    let resolutions = try session.resolve(document, in: modes, cells: cells, arguments)
    return SheetFrame(
      document: document, resolutions: resolutions, note: note, scale: options.environment.scale,
      threads: threads)
  }
}
