internal import TesseraGraphics

/// Blurred groups.
extension Canvas {
  /// Draws what `body` draws into a clear layer, which is then blurred by a Gaussian of standard
  /// deviation `sigma` in device pixels and composited as one picture.
  ///
  /// The layer reaches beyond the canvas, and beyond what clips around the group leave, by as much as the
  /// blur does; the clips then apply to the blurred picture. Pixels exist only as far as something is
  /// drawn. Above σ = 32 px three running means stand in for the Gaussian. Where σ is 0, negative or not
  /// finite nothing is blurred.
  package mutating func withBlur(sigma: Double, _ body: (inout Canvas) -> Void) {
    guard !drawArea.isEmpty else { return }
    var blur = surfaceBlur.take() ?? SurfaceBlur(kernels: kernels)
    blur.begin(sigma: sigma)
    let layer = drawLayer(over: drawArea.grown(by: blur.radius), body)
    if blur.radius == 0 {
      composite(layer, opacity: 255)
    } else {
      var blurred = takeLayer(over: drawArea)
      blur.blur(layer, into: &blurred)
      composite(blurred, opacity: 255)
      keep(blurred)
    }
    keep(layer)
    // A blur within this one may have left another.
    surfaceBlur = blur
  }

  /// How far a blur of standard deviation `sigma` reaches, in pixels.
  func blurReach(sigma: Double) -> Int {
    guard sigma > 0 else { return 0 }
    var blur = SurfaceBlur(kernels: kernels)
    blur.begin(sigma: sigma)
    return blur.radius
  }
}
