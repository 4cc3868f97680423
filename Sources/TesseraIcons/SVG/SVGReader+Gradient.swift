internal import TesseraGraphics

/// Gradients (SVG 2, chapter 14).
extension SVGReader {
  /// The ink of a gradient for a shape; nil where it paints nothing.
  mutating func ink(
    ofServer id: String, _ property: String, for shape: SVGShape, _ style: SVGStyle
  ) throws(IconError) -> VectorImage.Ink? {
    guard let index = element(withID: id, at: shape.element, attribute: property) else {
      return nil
    }
    guard let name = document.elements[index].name, name.hasSuffix("Gradient") else {
      let found = document.elements[index].name ?? "something else"
      findings.warn(
        "T0905", kind: "server \(found)", at: document.location(of: index),
        "`\(found)` is not supported as a paint, and what it would paint is left out")
      return nil
    }
    let gradient = try gradient(index)
    try spend(gradient.stops.count, at: shape.element)
    guard let first = gradient.stops.first else { return nil }
    if gradient.stops.count == 1, let color = first.color {
      return .color(color.multiplyingAlpha(by: first.opacity))
    }
    guard let geometry = gradient.geometry(viewport: shape.viewport, fontSize: style.fontSize)
    else {
      findings.warn(
        "T0904", kind: "radius \(index)", at: document.location(of: index),
        "a gradient's radius is not below 0; what it would paint is left out")
      return nil
    }
    var transform = gradient.transform
    if gradient.isOfBox {
      guard let box = shape.path.bounds, !box.isEmpty else {
        findings.warn(
          "T0904", kind: "flat box \(index)", at: document.location(of: shape.element),
          "the gradient `\(id)` is measured in the shape's box, which has no area",
          help: "give the gradient `gradientUnits=\"userSpaceOnUse\"`")
        return nil
      }
      transform = transform.concatenating(
        AffineTransform(
          a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY))
    }
    guard transform.isFinite else {
      warnUnbounded(index)
      return nil
    }
    return .gradient(
      VectorImage.GradientInk(
        gradient.stops, geometry, spread: gradient.spread, transform: transform))
  }

  /// A gradient as it is declared, read once.
  private mutating func gradient(_ index: Int) throws(IconError) -> SVGGradient {
    if let known = gradients[index] { return known }
    let chain = try chain(from: index)
    func attribute(_ name: String) -> (element: Int, text: String)? {
      for element in chain {
        if let text = document.elements[element][name] { return (element, text) }
      }
      return nil
    }
    let isLinear = document.elements[index].name == "linearGradient"
    var lengths: [String: SVGLength] = [:]
    for name in isLinear ? ["x1", "y1", "x2", "y2"] : ["cx", "cy", "r", "fx", "fy", "fr"] {
      guard let (element, text) = attribute(name) else { continue }
      if let length = SVGLength(text) {
        lengths[name] = length
      } else {
        warnAttribute(name, of: element, "`\(text.prefix(60))` is no length, and does not count")
      }
    }
    for element in chain {
      try spend(document.elements[element].end - element, at: index)
    }
    let holder = chain.first { element in
      document.children(of: element).contains { document.elements[$0].name == "stop" }
    }
    let spread = attribute("spreadMethod").flatMap { Gradient.Spread(rawValue: $0.text) } ?? .pad
    let transform =
      attribute("gradientTransform")
      .map { attributeTransform("gradientTransform", of: $0.element) } ?? .identity
    var stops: [VectorImage.GradientInk.Stop] = []
    if let holder { stops = try self.stops(of: holder) }
    let gradient = SVGGradient(
      lengths: lengths, isLinear: isLinear,
      isOfBox: attribute("gradientUnits")?.text != "userSpaceOnUse", transform: transform,
      spread: spread, stops: stops)
    gradients[index] = gradient
    return gradient
  }

  /// A gradient and those that it takes from, the nearest first.
  private mutating func chain(from index: Int) throws(IconError) -> [Int] {
    var chain = [index]
    while let last = chain.last {
      let element = document.elements[last]
      guard element["href"] != nil || element["xlink:href"] != nil,
        let next = reference(of: last)
      else { break }
      guard document.elements[next].name?.hasSuffix("Gradient") == true else { break }
      guard !chain.contains(next), chain.count < IconLimits.references else {
        findings.warn(
          "T0906", kind: "gradient cycle \(index)", at: document.location(of: index),
          chain.contains(next)
            ? "the gradient refers to itself, and takes nothing from there"
            : "the gradient refers to more than \(IconLimits.references) others")
        break
      }
      chain.append(next)
    }
    return chain
  }

  /// The stops of a gradient; the tint where they take `currentColor` and nothing says what that is.
  private mutating func stops(
    of index: Int
  ) throws(IconError) -> [VectorImage.GradientInk.Stop] {
    var stops: [VectorImage.GradientInk.Stop] = []
    for child in Array(document.children(of: index))
    where document.elements[child].name == "stop" {
      let declarations = try declarations(of: child)
      func last(_ name: String) -> SVGDeclaration? {
        declarations.last { $0.name == name && $0.value != "inherit" }
      }
      var color: Color? = .black
      if let declaration = last("stop-color") {
        if declaration.value.lowercased() == "currentcolor" {
          color = try currentColor(at: child)
        } else {
          color = self.color(declaration, at: child) ?? .black
        }
      }
      let opacity = last("stop-opacity").flatMap { self.opacity($0, at: child) } ?? 1
      var position = 0.0
      if let text = document.elements[child]["offset"] {
        if let offset = SVGLength(text) {
          position = min(1, max(0, offset.value(of: 1, fontSize: 0)))
        } else {
          warnAttribute("offset", of: child, "`\(text.prefix(60))` is no offset, and counts as 0")
        }
      }
      stops.append(.init(color, opacity: opacity, at: position))
    }
    return stops
  }

  /// What `currentColor` is for an element that is not drawn where it stands; nil is the tint.
  private mutating func currentColor(at index: Int) throws(IconError) -> Color? {
    guard let declaration = try inherited("color", at: index),
      declaration.value.lowercased() != "currentcolor"
    else { return nil }
    return color(declaration, at: index)
  }
}
