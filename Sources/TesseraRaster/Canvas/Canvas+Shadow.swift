package import TesseraGraphics

/// Outer and inner shadows.
///
/// Under a transform it is the shape, grown by its spread, that is transformed; offset and blur stay
/// what they are in device pixels, as in Core Graphics.
extension Canvas {
  /// Draws the shadow that a shape casts.
  ///
  /// The silhouette is the shape, grown by `spread` (radii with it, a sharp corner stays sharp; a
  /// negative spread shrinks), moved by `offset` and blurred by a Gaussian of standard deviation
  /// `sigma`, all in device pixels (a CSS or Figma blur is 2σ, UIKit's `shadowRadius` is σ). Above
  /// σ = 32 px three running means stand in for the Gaussian. The shadow lies under the whole shape and
  /// is seen through it; `cutout` is a shape that it is kept out of, as CSS wants it for the box that
  /// casts it. A σ that is negative, and a number that is not finite, draws nothing.
  package mutating func shadow(
    of shape: Shape, color: Color, offset: Point = .zero, sigma: Double, spread: Double = 0,
    clippedOutOf cutout: Shape? = nil, blendMode: BlendMode = .sourceOver
  ) {
    guard sigma >= 0, sigma.isFinite, offset.isFinite, spread.isFinite else { return }
    var buffers = takeShadowBuffers()
    defer { shadowBuffers = buffers }
    let area = buffers.blur.begin(
      shape, transform: moved(by: offset), spread: spread, sigma: sigma,
      within: drawArea)
    let pixel = Pixel(color)
    guard !area.isEmpty, pixel != .clear || blendMode != .sourceOver else { return }
    guard let cutout else {
      for y in area.rows {
        buffers.blur.enterRow(y)
        blender.blend(pixel, through: buffers.blur.row, y: y, blendMode)
      }
      return
    }

    _ = buffers.shape.begin(cutout, transform: transform, rule: .nonZero, within: area)
    var next = buffers.shape.advance()
    for y in area.rows {
      buffers.blur.enterRow(y)
      if y == next {
        buffers.product.set(buffers.blur.row, outside: buffers.shape.row)
        blender.blend(pixel, through: buffers.product, y: y, blendMode)
        next = buffers.shape.advance()
      } else {
        blender.blend(pixel, through: buffers.blur.row, y: y, blendMode)
      }
    }
  }

  /// Draws the shadow that the surroundings of a shape cast into it.
  ///
  /// The surroundings are all that lies outside the shape made smaller by `spread`, as CSS wants it for
  /// `inset`, and moved by `offset`; they are blurred as an outer shadow is and drawn inside the shape.
  /// Where the spread leaves nothing of the shape, they fill it. A σ that is negative, and a number that
  /// is not finite, draws nothing.
  package mutating func innerShadow(
    of shape: Shape, color: Color, offset: Point = .zero, sigma: Double, spread: Double = 0,
    blendMode: BlendMode = .sourceOver
  ) {
    guard sigma >= 0, sigma.isFinite, offset.isFinite, spread.isFinite else { return }
    var buffers = takeShadowBuffers()
    defer { shadowBuffers = buffers }
    let area = buffers.shape.begin(
      shape, transform: transform, rule: .nonZero, within: drawArea)
    let pixel = Pixel(color)
    guard !area.isEmpty, pixel != .clear || blendMode != .sourceOver else { return }
    // The surroundings blurred are what the blurred hole leaves: weights sum to a whole.
    _ = buffers.blur.begin(
      shape, transform: moved(by: offset), spread: -spread, sigma: sigma,
      within: area)
    while let y = buffers.shape.advance() {
      buffers.blur.enterRow(y)
      buffers.product.set(buffers.shape.row, outside: buffers.blur.row)
      blender.blend(pixel, through: buffers.product, y: y, blendMode)
    }
  }

  /// Where coordinates of a shadow's shape go.
  private func moved(by offset: Point) -> AffineTransform {
    let move = AffineTransform.translation(offset.x, offset.y)
    return transform?.concatenating(move) ?? move
  }

  /// Takes the buffers out, with room for rows of the area that drawing can reach.
  private mutating func takeShadowBuffers() -> ShadowBuffers {
    var buffers = shadowBuffers.take() ?? ShadowBuffers(kernels: blender.surface.kernels)
    buffers.setColumns(drawArea.columns)
    return buffers
  }
}
