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
    let frame = try frame(of: cells, options, arguments, session)

    var writer = SheetWriter(frame: frame, target: target, session: session)
    do {
      let progress = ProgressBar("drawing", output: session.output)
      defer { progress.finish() }
      try draw(cells, in: states, options, with: &writer, progress)
    }
    session.findings.report(writer.warnings)
    if arguments.has(openOption), let last = writer.files.last {
      let path = FilePath.absolute(session.path(last), relativeTo: session.workingDirectory)
      session.findings.report(session.context.openFile(path))
    }
    session.finish(writer.files, text: writer.files.map { $0 + "\n" }.joined(), arguments)
    return .success
  }

  /// Draws the sheets of cells and, for a folder, overview and page, which is written last.
  private static func draw(
    _ cells: [any Cell], in states: [CellState]?, _ options: RenderOptions,
    with writer: inout SheetWriter, _ progress: ProgressBar
  ) throws(CommandFailure) {
    var total = cells.count
    if case .folder = writer.target { total += 1 }
    for (index, cell) in cells.enumerated() {
      progress.update(done: index, total: total)
      let sheet = StateSheet(
        frame: writer.frame, cell: cell, items: cell.previewItems, states: states ?? cell.states,
        options: options)
      try writer.add(cell.reuseIdentifier, summary: cell.summary, sheet.layout)
    }
    guard case .folder(let folder) = writer.target else { return }
    progress.update(done: cells.count, total: total)
    let overview = OverviewSheet(frame: writer.frame, cells: cells, options: options)
    try writer.add("overview", summary: "Every cell at a glance", overview.layout)
    try writer.addIndex(in: folder)
  }

  /// What all sheets have in common.
  private static func frame(
    of cells: [any Cell], _ options: RenderOptions, _ arguments: Arguments, _ session: Session
  ) throws(CommandFailure) -> SheetFrame {
    let threads = try session.threads(arguments)
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
