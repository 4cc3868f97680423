internal import TesseraGraphics

/// Blurred groups.
extension Canvas {
  /// Draws what `body` draws into a clear layer, which is then blurred by a Gaussian of standard
  /// deviation `sigma` in device pixels and composited as one picture.
  ///
  /// The layer reaches beyond the canvas, and beyond what clips around the group leave, by as much as the
  /// blur does; the clips then apply to the blurred picture. Above σ = 32 px three running means stand
  /// in for the Gaussian. Where σ is 0, negative or not finite nothing is blurred.
  package mutating func withBlur(sigma: Double, _ body: (inout Canvas) -> Void) {
    guard !drawArea.isEmpty else { return }
    let kernels = blender.surface.kernels
    let blur = SurfaceBlur(sigma: sigma.isFinite ? max(0, sigma) : 0, kernels: kernels)
    let layer = drawLayer(over: drawArea.grown(by: blur.radius), body)
    if blur.radius == 0 {
      composite(layer, opacity: 255, .sourceOver)
    } else {
      composite(blur.blur(layer, over: drawArea), opacity: 255, .sourceOver)
    }
    keep(layer)
  }
}

extension Pixmap {
  /// The picture blurred by a Gaussian of standard deviation `sigma` in pixels, not negative; around it
  /// everything is clear.
  package func blurred(sigma: Double, kernels: SpanKernels = .compiled) -> Pixmap {
    let blur = SurfaceBlur(sigma: sigma.isFinite ? max(0, sigma) : 0, kernels: kernels)
    let blurred = blur.blur(Surface(area: area, pixels: pixels), over: area)
    return Pixmap(width: width, height: height, pixels: blurred.pixels)
  }
}
