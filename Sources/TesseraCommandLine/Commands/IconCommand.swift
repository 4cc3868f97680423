import Tessera
import TesseraIcons
import TesseraSheets
import TesseraSource

/// `tessera icon`: an SVG file as a PNG file, drawn as a cell would show it.
enum IconCommand: Command {
  private static let outputOption = OptionSpec(
    name: "output", short: "o", value: "FILE", summary: "The picture's file (default NAME.png)")
  private static let sizeOption = OptionSpec(
    name: "size", value: "N",
    summary: "The side in points of the square that it is fitted into (default: its own size)")
  private static let tintOption = OptionSpec(
    name: "tint", value: "COLOR",
    summary: "What `currentColor` is, such as #0a84ff (default black)")
  private static let templateOption = OptionSpec(
    name: "template", summary: "Give everything the tint, whatever its own colours are")
  private static let backdropOption = OptionSpec(
    name: "backdrop", value: "none|COLOR", summary: "What lies below it (default: nothing)")

  static let spec = CommandSpec(
    name: "icon", operands: "FILE.svg", summary: "Draw an SVG icon",
    options: [outputOption, sizeOption, tintOption, templateOption, backdropOption, .scale]
      + OptionSpec.common,
    operandCount: 1...1)

  static func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let source = arguments.operands[0]
    let side = try arguments.length(sizeOption, such: "24")
    let tint = try arguments.color(tintOption)
    let options = RenderOptions(
      environment: Environment(scale: try arguments.scale()), backdrop: try arguments.backdrop())

    var (picture, diagnostics) = try read(source, in: session)
    if arguments.has(templateOption) { picture = picture.asTemplate() }
    if tint != nil, !picture.isTemplate { diagnostics.append(idleTint(session.path(source))) }
    session.findings.report(diagnostics)

    let cell = PictureCell(
      .vector(picture), size: side.map { Size($0, $0) } ?? picture.size, tint: tint ?? .black)
    let resolution = try session.resolve(nil, in: [], cells: [cell], arguments)[0]
    let request = PictureRequest(
      cell: cell, item: cell.previewItems[0], state: .normal, resolution: resolution,
      options: options)
    let (drawn, findings) = request.draw()
    guard let drawn else { throw CommandFailure(findings) }
    session.findings.report(findings)

    let file = arguments.value(outputOption) ?? "\(FilePath.stem(of: source)).png"
    do {
      try PictureName.check(file)
    } catch {
      throw CommandFailure(error)
    }
    let scale = options.environment.scale
    try session.write(try RenderCommand.encode(drawn.pixmap, scale: scale), to: file)
    session.finish([file], text: file + "\n", arguments)
    return .success
  }

  private static func read(
    _ source: String, in session: Session
  ) throws(CommandFailure) -> (VectorImage, [Diagnostic]) {
    let path = session.path(source)
    session.inputs.insert([path])
    do {
      return try VectorImage.readSVG(path)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The finding about a tint that changes nothing.
  private static func idleTint(_ source: String) -> Diagnostic {
    Diagnostic(
      .warning, at: SourceLocation(path: source),
      "nothing in the picture takes the tint: it has colours of its own",
      help: "--template gives everything the tint")
  }
}
