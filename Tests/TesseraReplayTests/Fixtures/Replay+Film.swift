import TesseraCells
import TesseraCollection
import TesseraGraphics
import TesseraRaster
import TesseraReplay
import TesseraSheets
import TesseraShowcase
import Testing

extension Replay {
  /// Films a script's text, without a theme.
  static func film(
    _ text: String, cells: [any Cell] = Showcase.cells,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> FilmRecorder {
    try #require(try filmed(text, cells: cells).film, sourceLocation: sourceLocation)
  }

  /// The player that has filmed a script's text, without a theme.
  static func filmed(
    _ text: String, cells: [any Cell] = Showcase.cells
  ) throws -> ReplayPlayer {
    let script = try ReplayScript(text: text, cells: cells)
    let resolution = try #require(
      try ThemeResolution.resolve(nil, in: [], cells: cells, fontFiles: []).first)
    let player = ReplayPlayer(
      script, cells: cells, apps: ReplayAppRegistry.builtIn, resolution: resolution, films: true)
    player.run()
    return player
  }
}

extension FilmRecorder {
  /// What is said about the frames.
  var captions: [String] {
    frames.map { ([$0.title] + $0.lines + $0.faults).joined(separator: " | ") }
  }

  /// The colour of a pixel in each frame, as red, green, blue.
  func colors(atX x: Int, y: Int) -> [[UInt8]] {
    frames.map { frame in
      let pixel = frame.look.pixmap()[x, y]
      return [pixel.red, pixel.green, pixel.blue]
    }
  }
}
