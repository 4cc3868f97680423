// Gradient of a picture + where it lands → paint in device pixels.
//
// A linear gradient stays one under every affine map: it is a linear function of the plane, and that is
// what is mapped, not its two points (whose line would no longer be at right angles to its colours). A
// circle becomes an ellipse; where its axes are not those of the canvas, `RadialShape` cannot say it,
// and the drawing is made in a plane where it is a circle.

extension VectorImage.GradientInk {
  /// A paint, and the plane that it holds in.
  package struct Placed: Hashable, Sendable {
    /// The paint.
    package let paint: Paint
    /// Where that plane lies on the canvas; nil where it is the canvas.
    package let plane: AffineTransform?
  }

  /// The paint of the gradient on a canvas.
  ///
  /// - Parameters:
  ///   - map: Where the gradient's units lie on the canvas.
  ///   - tint: The colour of stops without one.
  /// - Returns: The paint with colours in sRGB; nil where there is nothing to paint.
  package func placed(by map: AffineTransform, tint: Color) -> Placed? {
    guard let last = stops.last else { return nil }
    func color(_ stop: Stop) -> Color {
      (stop.color ?? tint).multiplyingAlpha(by: stop.opacity).mappedToSRGB()
    }
    guard let inverse = map.inverse else {
      return Placed(paint: .color(color(last)), plane: nil)
    }
    let gradient = Gradient(
      stops.map { Gradient.Stop(color($0), at: $0.position) }, spread: spread)
    switch geometry {
    case .linear(let from, let to):
      let line = to - from
      let square = line.x * line.x + line.y * line.y
      let start = map.apply(to: from)
      guard square > 0 else {
        return Placed(paint: .linearGradient(gradient, from: start, to: start), plane: nil)
      }
      // How fast the position grows along the canvas's x and y.
      let x = (inverse.a * line.x + inverse.b * line.y) / square
      let y = (inverse.c * line.x + inverse.d * line.y) / square
      let steepness = x * x + y * y
      let end = start + Point(x / steepness, y / steepness)
      return Placed(paint: .linearGradient(gradient, from: start, to: end), plane: nil)
    case .radial(let center, let radius, let focus, let focusRadius):
      func shape(_ map: AffineTransform, _ factors: Size) -> RadialShape {
        RadialShape(
          center: map.apply(to: center),
          radii: Size(radius * factors.width, radius * factors.height),
          focus: map.apply(to: focus), focusScale: radius == 0 ? 0 : focusRadius / radius)
      }
      if let factor = map.uniformScale {
        return Placed(
          paint: .radialGradient(gradient, shape(map, Size(factor, factor))), plane: nil)
      }
      if map.b == 0, map.c == 0 {
        return Placed(
          paint: .radialGradient(gradient, shape(map, Size(abs(map.a), abs(map.d)))), plane: nil)
      }
      let factor = map.largestScale
      let plane = AffineTransform.scale(1 / factor, 1 / factor).concatenating(map)
      return Placed(
        paint: .radialGradient(
          gradient, shape(.scale(factor, factor), Size(factor, factor))), plane: plane)
    }
  }
}
