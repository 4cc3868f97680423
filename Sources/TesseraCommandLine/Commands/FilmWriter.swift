import Tessera
import TesseraPNG
import TesseraRaster
import TesseraReplay
import TesseraSheets
import TesseraSource

/// The film of a replay → a film strip of numbered files, and an animation.
struct FilmWriter {
  /// Where the strip goes; nil for none.
  let film: String?
  /// Where the animation goes; nil for none.
  let animation: String?

  /// What names of pictures end in.
  private static let ending = ".png"

  /// Reads where to write.
  ///
  /// - Throws: ``CommandFailure`` for a name that is none of a PNG file, two that are one or may be, and for
  ///   an input.
  init(
    film: String?, animation: String?, besides log: String?, in session: Session
  ) throws(CommandFailure) {
    self.film = film
    self.animation = animation
    for (option, file) in [("--film", film), ("--animate", animation)] {
      guard let file else { continue }
      // Numbers go before the ending.
      guard file.hasSuffix(Self.ending) else {
        throw CommandFailure(PictureName.notPNG(file, of: option))
      }
      try session.refuseInput(file)
    }
    let outputs = [("--film", film), ("--animate", animation), ("--log", log)]
      .compactMap { option, file in
        file.map { file in
          (
            words: "\(option) \(file)",
            place: FilePath.absolute(file, relativeTo: session.workingDirectory)
          )
        }
      }
    for (index, output) in outputs.enumerated() {
      if let other = outputs[..<index].first(where: { $0.place == output.place }) {
        throw CommandFailure(UsageError.conflict(other.words, output.words))
      }
      guard film != nil, Self.isPage(output.place, of: outputs[0].place) else { continue }
      throw CommandFailure([
        Diagnostic(
          .error, "\(output.words) may be a page of \(outputs[0].words)",
          help: "a long film goes on in numbered files: choose another name")
      ])
    }
  }

  /// Whether a file has the name of a film's page beyond the first.
  private static func isPage(_ file: String, of film: String) -> Bool {
    let stem = film.dropLast(ending.count) + "-"
    guard file.hasPrefix(stem), file.hasSuffix(ending) else { return false }
    let number = file.dropFirst(stem.count).dropLast(ending.count)
    return !number.isEmpty && number.allSatisfy(\.isNumber)
  }

  /// Whether a film is wanted at all.
  var isWanted: Bool { film != nil || animation != nil }

  /// Writes what is wanted.
  ///
  /// - Parameters:
  ///   - recorder: The film.
  ///   - script: The name of the script's file.
  ///   - screen: The screen that was filmed.
  ///   - frame: What sheets of its theme share.
  ///   - session: The run.
  /// - Returns: The files that were written.
  /// - Throws: ``CommandFailure`` where a frame cannot be drawn or a file cannot be written.
  func write(
    _ recorder: FilmRecorder, of script: String, on screen: ReplayScreen, _ frame: SheetFrame,
    in session: Session
  ) throws(CommandFailure) -> [String] {
    if let failure = recorder.failure { throw CommandFailure([failure]) }
    try session.check(recorder.diagnostics)
    guard !recorder.frames.isEmpty else { throw CommandFailure(FilmError.nothingShown) }
    var files: [String] = []
    if let film {
      files += try write(recorder.frames, to: film, of: script, on: screen, frame, in: session)
    }
    if let animation {
      let bytes = try animate(recorder.frames, scale: frame.scale, in: session)
      try session.write(bytes, to: animation)
      files.append(animation)
    }
    return files
  }

  /// Writes the film strip's pages.
  private func write(
    _ frames: [FilmFrame], to file: String, of script: String, on screen: ReplayScreen,
    _ frame: SheetFrame, in session: Session
  ) throws(CommandFailure) -> [String] {
    let target: SheetTarget
    do {
      target = try SheetTarget(file, cellCount: 1)
    } catch {
      throw CommandFailure(error)
    }
    let title = String(FilePath.name(of: script).prefix { $0 != "." })
    let sheet = FilmSheet(
      frame: frame, title: title, facts: facts(frames, screen, frame),
      pictures: frames.enumerated().map { $1.picture(number: $0 + 1) })
    let progress = ProgressBar("drawing", output: session.output)
    defer { progress.finish() }
    let job = SheetWriter.Job(name: title, summary: "", layout: sheet.layout)
    let written = SheetWriter(frame: frame, target: target, session: session)
      .write(job) { progress.update(done: $0, total: $1) }
    session.findings.report(written.warnings)
    if let failure = written.failure { throw failure }
    return written.pages.map(\.path)
  }

  /// What stands at the head of the strip.
  private func facts(
    _ frames: [FilmFrame], _ screen: ReplayScreen, _ frame: SheetFrame
  ) -> [String] {
    let count = frames.count == 1 ? "1 frame" : "\(frames.count) frames"
    var words = [count, Self.sizes(frames, scale: frame.scale), "@\(frame.scale)x"]
    words.append(frame.document.map { "theme \($0.name)" } ?? "no theme")
    if screen.app != PlainApp.name {
      let isCorrect = screen.variant == ReplayVariant.correct.name
      words.append("app \(screen.app)" + (isCorrect ? "" : ", variant \(screen.variant)"))
    }
    return [words.joined(separator: " · ")]
  }

  /// The sizes of the viewport, in points.
  private static func sizes(_ frames: [FilmFrame], scale: Int) -> String {
    var sizes: [String] = []
    for frame in frames {
      let (width, height) = (frame.look.width, frame.look.height)
      let sides = [width, height].map { (Double($0) / Double(scale)).decimalText() }
      let size = sides.joined(separator: " × ") + " pt"
      if !sizes.contains(size) { sizes.append(size) }
    }
    return sizes.joined(separator: ", ")
  }

  /// The animation's file.
  private func animate(
    _ frames: [FilmFrame], scale: Int, in session: Session
  ) throws(CommandFailure) -> [UInt8] {
    let animation = FilmAnimation(frames)
    let progress = ProgressBar("animating", output: session.output)
    defer { progress.finish() }
    do throws(PNGError) {
      var encoder = try AnimatedPNGEncoder(
        width: animation.width, height: animation.height, scale: scale,
        isOpaque: animation.isOpaque)
      var done = 0
      try animation.forEachChange { (change) throws(PNGError) in
        try encoder.append(
          change.pixmap.straightImage(), atX: change.x, y: change.y,
          milliseconds: change.milliseconds)
        done += 1
        progress.update(done: done, total: frames.count)
      }
      return try encoder.finish()
    } catch {
      throw CommandFailure(error, exitCode: .internalFault)
    }
  }
}
