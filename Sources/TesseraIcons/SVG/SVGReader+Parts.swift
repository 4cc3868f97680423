internal import TesseraGraphics

/// A shape and its style → what is drawn.
extension SVGReader {
  /// The fill of a shape, and the line along it.
  mutating func parts(
    of shape: SVGShape, _ style: SVGStyle
  ) throws(IconError) -> [VectorImage.Part] {
    var parts: [VectorImage.Part] = []
    // What has no inside is not filled, so that a gradient in shares of its box is not missed.
    let hasInside = document.elements[shape.element].name != "line"
    if hasInside, let ink = try ink(style.fill, "fill", for: shape, style) {
      parts.append(
        VectorImage.Part(
          shape.path, rule: style.fillRule, ink: ink, opacity: style.fillOpacity,
          transform: shape.transform))
    }
    if let stroke = try strokeStyle(style, of: shape),
      let ink = try ink(style.stroke, "stroke", for: shape, style)
    {
      parts.append(
        VectorImage.Part(
          shape.path, ink: ink, opacity: style.strokeOpacity, stroke: stroke,
          transform: shape.transform))
    }
    return parts.filter { part in
      let width = (part.stroke?.width ?? 0) * shape.transform.largestScale
      guard width < IconLimits.coordinate else {
        warnUnbounded(shape.element)
        return false
      }
      return part.opacity > 0
    }
  }

  private mutating func ink(
    _ paint: SVGPaint, _ property: String, for shape: SVGShape, _ style: SVGStyle
  ) throws(IconError) -> VectorImage.Ink? {
    switch paint {
    case .none: return nil
    case .currentColor: return style.color.map(VectorImage.Ink.color) ?? .tint
    case .color(let color): return .color(color)
    case .server(let id, let fallback):
      if let ink = try ink(ofServer: id, property, for: shape, style) { return ink }
      return try ink(fallback, property, for: shape, style)
    }
  }

  /// The line of a style along a shape; nil where it has no width.
  private mutating func strokeStyle(
    _ style: SVGStyle, of shape: SVGShape
  ) throws(IconError) -> StrokeStyle? {
    func value(_ length: SVGLength) -> Double {
      length.value(of: shape.viewport.diagonal, fontSize: style.fontSize)
    }
    let width = value(style.strokeWidth)
    guard style.stroke != .none, width > 0 else { return nil }
    try spend(shape.path.elements.count * IconLimits.strokeSteps, at: shape.element)
    var dash: StrokeDash?
    if !style.dashes.isEmpty {
      dash = StrokeDash(style.dashes.map(value), phase: value(style.dashOffset))
      let count =
        shape.path.greatestLength / (dash?.period ?? .infinity)
        * Double(2 * style.dashes.count)
      // What is not a number is not above it, and is solid by the rules of dashes.
      if count > IconLimits.dashes {
        findings.warn(
          "T0904", kind: "dashes", at: document.location(of: shape.element),
          "a line with more than \(Int(IconLimits.dashes)) dashes is drawn solid")
        dash = nil
      } else if count > 0 {
        try spend(Int(count), at: shape.element)
      }
    }
    return StrokeStyle(
      width: width, cap: style.cap, join: style.join, miterLimit: style.miterLimit, dash: dash)
  }
}

extension Path {
  /// A length that the outline does not exceed: that of the lines between all its points.
  fileprivate var greatestLength: Double {
    var sum = 0.0
    var pen = Point.zero
    var start = Point.zero
    func go(_ points: Point...) {
      for point in points {
        let step = point - pen
        sum += (step.x * step.x + step.y * step.y).squareRoot()
        pen = point
      }
    }
    for element in elements {
      switch element {
      case .move(let point): (pen, start) = (point, point)
      case .line(let point): go(point)
      case .quadratic(let control, let point): go(control, point)
      case .cubic(let first, let second, let point): go(first, second, point)
      case .close: go(start)
      }
    }
    return sum
  }
}
