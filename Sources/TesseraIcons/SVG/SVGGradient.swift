internal import TesseraGraphics

/// A gradient as its element and those that it refers to declare it.
struct SVGGradient {
  /// The attributes that give the geometry.
  let lengths: [String: SVGLength]
  /// Whether it is linear; else it is radial.
  let isLinear: Bool
  /// Whether lengths are shares of the box of what is painted.
  let isOfBox: Bool
  /// What is applied to the gradient by itself.
  let transform: AffineTransform
  /// What lies outside.
  let spread: Gradient.Spread
  /// The colours.
  let stops: [VectorImage.GradientInk.Stop]

  /// The geometry in units of the box, or of the element that is painted.
  ///
  /// Nil for a radius below 0.
  func geometry(viewport: Size, fontSize: Double) -> VectorImage.GradientInk.Geometry? {
    func value(_ name: String, _ standard: Double, _ whole: Double) -> Double {
      guard let length = lengths[name] else { return standard * (isOfBox ? 1 : whole) }
      return length.value(of: isOfBox ? 1 : whole, fontSize: fontSize)
    }
    func point(_ x: String, _ y: String, _ standard: Point) -> Point {
      Point(value(x, standard.x, viewport.width), value(y, standard.y, viewport.height))
    }
    if isLinear {
      return .linear(from: point("x1", "y1", .zero), to: point("x2", "y2", Point(1, 0)))
    }
    let center = point("cx", "cy", Point(0.5, 0.5))
    let radius = value("r", 0.5, viewport.diagonal)
    let focusRadius = value("fr", 0, viewport.diagonal)
    guard radius >= 0, focusRadius >= 0 else { return nil }
    let focus = Point(
      lengths["fx"] == nil ? center.x : value("fx", 0, viewport.width),
      lengths["fy"] == nil ? center.y : value("fy", 0, viewport.height))
    return .radial(center: center, radius: radius, focus: focus, focusRadius: focusRadius)
  }
}
