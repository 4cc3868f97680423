internal import TesseraGraphics
internal import TesseraPNG
internal import TesseraRaster
internal import TesseraSource

/// Scenes → their rows, and their pictures where these are wanted.
struct SceneReport {
  /// What everything is called that a peer has a name of its own for.
  static let peer = "tessera"

  /// The clock.
  let timer: BenchTimer
  /// Where pictures go; nil where none are written.
  let pictures: String?
  /// The loops that draw.
  var kernels = SpanKernels.compiled

  /// Times a scene; writes the picture of a frame that is not timed.
  ///
  /// - Returns: The row, without a line end.
  /// - Throws: An error of writing the picture.
  func row(for scene: Scene) throws -> String {
    var stage = Stage(scene, kernels: kernels)
    stage.drawFrame()
    if let pictures { try write(stage.picture, of: scene, to: pictures) }
    let times = timer.measure { stage.drawFrame() }
    return "\(scene.name)\t\(Self.peer)\t\(times.text)"
  }

  private func write(_ picture: Pixmap, of scene: Scene, to folder: String) throws {
    try SourceFile.createDirectory(folder)
    let bytes = try PNGEncoder.encode(picture.straightImage(), scale: 1)
    try SourceFile.write(bytes, to: FilePath.join(folder, "\(scene.name)-\(Self.peer).png"))
  }
}
