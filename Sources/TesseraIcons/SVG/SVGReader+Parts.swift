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
    if let stroke = strokeStyle(style, viewport: shape.viewport),
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

  /// The line of a style; nil where it has no width.
  private func strokeStyle(_ style: SVGStyle, viewport: Size) -> StrokeStyle? {
    func value(_ length: SVGLength) -> Double {
      length.value(of: viewport.diagonal, fontSize: style.fontSize)
    }
    let width = value(style.strokeWidth)
    guard style.stroke != .none, width > 0 else { return nil }
    let dash =
      style.dashes.isEmpty
      ? nil : StrokeDash(style.dashes.map(value), phase: value(style.dashOffset))
    return StrokeStyle(
      width: width, cap: style.cap, join: style.join, miterLimit: style.miterLimit, dash: dash)
  }
}
