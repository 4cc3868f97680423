import Tessera
import TesseraPNG
import TesseraRaster
import TesseraSheets
import TesseraSource

/// `tessera render`: one cell in one state as a PNG file.
enum RenderCommand: Command {
  private static let outputOption = OptionSpec(
    name: "output", short: "o", value: "FILE", summary: "The picture's file (default CELL.png)")
  private static let boundsOption = OptionSpec(
    name: "bounds", summary: "Crop to the cell's bounds, without shadows around it")

  static let spec = CommandSpec(
    name: "render", operands: "CELL", summary: "Draw one cell in one state",
    options: [outputOption, .state, .item, boundsOption] + OptionSpec.rendering,
    operandCount: 1...1)

  static func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let cell = try session.cells(arguments.operands)[0]
    let file = arguments.value(outputOption) ?? "\(cell.reuseIdentifier).png"
    do {
      try PictureName.check(file)
    } catch {
      throw CommandFailure(error)
    }
    let item = try item(of: cell, arguments)
    let state = try state(of: cell, arguments)
    let options = try arguments.renderOptions(cropsToBounds: arguments.has(boundsOption))
    let wanted = try arguments.modes()
    // One picture is drawn by one thread, however many there may be.
    _ = try session.threads(arguments)
    let document = try session.theme(arguments)
    let mode = try session.mode(of: document, selecting: wanted)
    let resolution = try session.resolve(document, in: mode, cells: [cell], arguments)[0]
    try session.refuseInput(file)
    let request = PictureRequest(
      cell: cell, item: item, state: state, resolution: resolution, options: options)
    let (picture, diagnostics) = request.draw()
    guard let picture else { throw CommandFailure(diagnostics) }
    session.findings.report(diagnostics)

    try session.write(try encode(picture.pixmap, scale: options.environment.scale), to: file)
    session.finish([file], text: file + "\n", arguments)
    return .success
  }

  /// The item that was asked for; the first where none was.
  private static func item(
    of cell: any Cell, _ arguments: Arguments
  ) throws(CommandFailure) -> Item {
    guard let name = arguments.value(.item) else { return cell.previewItems[0] }
    guard let item = cell.previewItems.first(where: { $0.id == name }) else {
      throw CommandFailure(
        CellError.unknownItem(
          cell: cell.reuseIdentifier, name: name, known: cell.previewItems.map(\.id)))
    }
    return item
  }

  /// The state that was asked for; normal where none was.
  private static func state(
    of cell: any Cell, _ arguments: Arguments
  ) throws(CommandFailure) -> CellState {
    guard let states = try arguments.states(.state, for: [cell]) else { return .normal }
    guard states.count == 1 else {
      throw CommandFailure(
        UsageError.badValue(
          option: "--state", value: arguments.all(.state).joined(separator: ","),
          expected: "one state; conditions that hold together are joined by +", near: nil))
    }
    return states[0]
  }

  /// A picture as a PNG file.
  static func encode(
    _ pixmap: Pixmap, scale: Int, text: [PNGText] = []
  ) throws(CommandFailure) -> [UInt8] {
    do {
      return try PNGEncoder.encode(pixmap.straightImage(), scale: scale, text: text)
    } catch {
      throw CommandFailure(error, exitCode: .internalFault)
    }
  }
}
