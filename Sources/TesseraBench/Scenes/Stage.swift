internal import TesseraGraphics
internal import TesseraRaster

/// Where a scene is drawn, frame after frame, on the same pixels.
///
/// A sheet is drawn as the product draws it: each cell on a canvas of its own size, small enough to
/// stay in the processor's caches, which is then copied to its place. Clearing all of those canvases
/// is the sheet's clear: together they are as many pixels, and every pixel of the sheet is copied
/// from one. Drawing on one large canvas was rejected because no sheet of the product is.
///
/// Every frame ends with a picture, because a canvas may put off its clear and what covers all of it:
/// those would then be free in a frame, and are not in a picture that anyone sees.
///
/// Nothing that is found again by its content outlives a frame: there is no such cache. One that
/// comes is emptied at the beginning of ``drawFrame()``.
struct Stage: ~Copyable {
  private let scene: Scene
  /// What the scene, or a cell of a sheet, is drawn on.
  private var canvas: Canvas
  /// The sheet that cells are copied into; a scene that is none has no pixels here.
  private var sheet: Pixmap?

  /// Creates a stage that nothing has been drawn on.
  init(_ scene: Scene, kernels: SpanKernels = .compiled) {
    self.scene = scene
    switch scene.content {
    case .picture:
      canvas = Canvas(width: scene.side, height: scene.side, kernels: kernels)
    case .sheet(let columns, _):
      canvas = Canvas(
        width: scene.side / columns, height: scene.side / columns, kernels: kernels)
      sheet = Pixmap(width: scene.side, height: scene.side)
    }
  }

  /// The last frame.
  var picture: Pixmap {
    mutating get { sheet ?? canvas.snapshot() }
  }

  /// Draws all of the scene, its clear included.
  mutating func drawFrame() {
    switch scene.content {
    case .picture(let draw):
      canvas.clear(to: scene.backdrop)
      draw(&canvas)
      _ = canvas.snapshot()
    case .sheet(let columns, let draw):
      for number in 0..<(columns * columns) {
        canvas.clear(to: scene.backdrop)
        draw(&canvas, number)
        let cell = canvas.snapshot()
        sheet?.copy(
          cell, toX: number % columns * cell.width, y: number / columns * cell.height)
      }
    }
  }
}
