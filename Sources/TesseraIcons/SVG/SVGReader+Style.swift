internal import TesseraGraphics
internal import TesseraSource

/// Attributes, rules and `style` → properties.
extension SVGReader {
  /// What is declared for an element, the weightiest last: attributes, then rules, then `style`.
  ///
  /// It costs steps each time, since an element is drawn as often as it is used.
  mutating func declarations(of index: Int) throws(IconError) -> [SVGDeclaration] {
    let element = document.elements[index]
    var list = element.attributes.map {
      SVGDeclaration(name: $0.name, value: $0.value.trimmed, attribute: $0.name, part: nil)
    }
    list.removeAll { $0.name == "style" || $0.name == "transform" }
    list += sheet.declarations(for: element)
    if let style = element["style"] {
      list += SVGDeclaration.list(style, attribute: "style")
    }
    let bytes = element.attributes.reduce(0) { $0 + $1.value.utf8.count }
    let steps = IconLimits.elementSteps + bytes / IconLimits.bytesPerStep
    try spend(steps + list.count * IconLimits.declarationSteps, at: index)
    return list
  }

  /// Applies declarations to what an element inherits, and to what is its own.
  mutating func apply(
    _ declarations: [SVGDeclaration], to style: inout SVGStyle, _ box: inout SVGBox, at index: Int
  ) {
    for declaration in declarations {
      // What is inherited is there already; the few properties that are not do not ask for it in icons.
      guard declaration.value != "inherit", !declaration.value.isEmpty else { continue }
      guard !applyPaint(declaration, to: &style, at: index),
        !applyLine(declaration, to: &style, at: index)
      else { continue }
      applyBox(declaration, to: &style, &box, at: index)
    }
  }

  /// Colours and rules of inside; returns whether it was one of them.
  private mutating func applyPaint(
    _ declaration: SVGDeclaration, to style: inout SVGStyle, at index: Int
  ) -> Bool {
    switch declaration.name {
    case "color":
      if declaration.value.lowercased() != "currentcolor",
        let color = color(declaration, at: index)
      {
        style.color = color
      }
    case "fill": style.fill = paint(declaration, at: index) ?? style.fill
    case "stroke": style.stroke = paint(declaration, at: index) ?? style.stroke
    case "fill-opacity": style.fillOpacity = opacity(declaration, at: index) ?? style.fillOpacity
    case "stroke-opacity":
      style.strokeOpacity = opacity(declaration, at: index) ?? style.strokeOpacity
    case "fill-rule": style.fillRule = choice(declaration, at: index) ?? style.fillRule
    case "clip-rule": style.clipRule = choice(declaration, at: index) ?? style.clipRule
    default: return false
    }
    return true
  }

  /// Lines; returns whether it was one of their properties.
  private mutating func applyLine(
    _ declaration: SVGDeclaration, to style: inout SVGStyle, at index: Int
  ) -> Bool {
    switch declaration.name {
    case "stroke-width":
      if let width = length(declaration, at: index, atLeast: 0) { style.strokeWidth = width }
    case "stroke-linecap": style.cap = choice(declaration, at: index) ?? style.cap
    case "stroke-linejoin":
      // Two of SVG 2 that no browser draws fall back to the miter.
      switch declaration.value {
      case "miter-clip", "arcs": style.join = .miter
      default: style.join = choice(declaration, at: index) ?? style.join
      }
    case "stroke-miterlimit":
      if let limit = length(declaration, at: index, atLeast: 1) { style.miterLimit = limit.number }
    case "stroke-dasharray":
      if let dashes = dashes(declaration, at: index) { style.dashes = dashes }
    case "stroke-dashoffset":
      if let offset = length(declaration, at: index, atLeast: -.infinity) {
        style.dashOffset = offset
      }
    default: return false
    }
    return true
  }

  /// Everything else that changes what is drawn.
  private mutating func applyBox(
    _ declaration: SVGDeclaration, to style: inout SVGStyle, _ box: inout SVGBox, at index: Int
  ) {
    let value = declaration.value
    switch declaration.name {
    case "display": box.isHidden = value == "none"
    case "visibility": style.isVisible = value == "visible"
    case "opacity": box.opacity = opacity(declaration, at: index) ?? box.opacity
    case "overflow": box.overflows = value == "visible" || value == "auto"
    case "-sfsymbols-clear-behind": box.erases = isSymbolTemplate && value == "true"
    case "font-size":
      if let size = SVGLength(value), size.number > 0 {
        style.fontSize = size.value(of: style.fontSize, fontSize: style.fontSize)
      }
    case "clip-path":
      if value == "none" {
        box.clip = nil
      } else if let (id, _) = SVGReference.leading(in: value) {
        box.clip = id
      } else {
        warnUnsupported(declaration, at: index)
      }
    default:
      if let ordinary = Self.unsupported[declaration.name], !ordinary.contains(value) {
        warnUnsupported(declaration, at: index)
      }
    }
  }

  /// Properties that would change the picture, and the values at which they do not.
  private static let unsupported: [String: Set<String>] = [
    "filter": ["none"], "mask": ["none"], "mix-blend-mode": ["normal"], "marker": ["none"],
    "marker-start": ["none"], "marker-mid": ["none"], "marker-end": ["none"],
    // Without markers their place does not matter; Inkscape writes them first.
    "paint-order": [
      "normal", "fill", "fill stroke", "fill stroke markers", "fill markers", "fill markers stroke",
      "markers", "markers fill", "markers fill stroke",
    ],
    "vector-effect": ["none"], "transform": ["none"],
  ]

  private mutating func warnUnsupported(_ declaration: SVGDeclaration, at index: Int) {
    findings.warn(
      "T0905", kind: "property \(declaration.name)",
      at: document.location(of: declaration, at: index),
      declaration.name == "transform"
        ? "`transform` is read as an attribute only, and does not count here"
        : "`\(declaration.name)` is not supported, and the element is drawn without it")
  }

  // MARK: - Values

  /// A finding about a value that is none of its property; the property then stays as it is inherited.
  mutating func warnValue(
    _ declaration: SVGDeclaration, at index: Int, _ reason: String? = nil,
    help: @autoclosure () -> String? = nil
  ) {
    let value = declaration.value.prefix(60)
    findings.warn(
      "T0904", kind: "value \(declaration.name)", at: document.location(of: declaration, at: index),
      reason ?? "`\(value)` is no value of `\(declaration.name)`, and does not count", help: help())
  }

  private mutating func choice<Choice: RawRepresentable>(
    _ declaration: SVGDeclaration, at index: Int
  ) -> Choice? where Choice.RawValue == String {
    if let choice = Choice(rawValue: declaration.value) { return choice }
    warnValue(declaration, at: index)
    return nil
  }

  private mutating func length(
    _ declaration: SVGDeclaration, at index: Int, atLeast least: Double
  ) -> SVGLength? {
    if let length = SVGLength(declaration.value), length.number >= least { return length }
    warnValue(declaration, at: index)
    return nil
  }

  /// A number or percentage, cut to 0…1.
  mutating func opacity(_ declaration: SVGDeclaration, at index: Int) -> Double? {
    guard let length = SVGLength(declaration.value), length.unit.isEmpty || length.isPercentage
    else {
      warnValue(declaration, at: index)
      return nil
    }
    return min(1, max(0, length.value(of: 1, fontSize: 0)))
  }

  private mutating func dashes(_ declaration: SVGDeclaration, at index: Int) -> [SVGLength]? {
    if declaration.value == "none" { return [] }
    let words = declaration.value.split { $0 == "," || $0.isWhitespace }
    let lengths = words.compactMap(SVGLength.init)
    guard lengths.count == words.count, lengths.allSatisfy({ $0.number >= 0 }) else {
      warnValue(declaration, at: index)
      return nil
    }
    return lengths
  }

  private mutating func paint(_ declaration: SVGDeclaration, at index: Int) -> SVGPaint? {
    if ["context-fill", "context-stroke"].contains(declaration.value) {
      warnUnsupported(declaration, at: index)
      return nil
    }
    do {
      return try SVGPaint(declaration.value)
    } catch {
      warnColor(error, declaration, at: index)
      return nil
    }
  }

  /// A colour of its own.
  mutating func color(_ declaration: SVGDeclaration, at index: Int) -> Color? {
    do {
      return try CSSColor(declaration.value).color
    } catch {
      warnColor(error, declaration, at: index)
      return nil
    }
  }

  private mutating func warnColor(
    _ error: CSSColorError, _ declaration: SVGDeclaration, at index: Int
  ) {
    switch error {
    case .unknownName(let name):
      warnValue(
        declaration, at: index, "`\(name)` is no colour",
        help: Suggestion.closest(to: name, in: CSSColorName.names.sorted())
          .map { "did you mean `\($0)`?" })
    case .malformed(let reason): warnValue(declaration, at: index, reason)
    case .dependent(let word):
      warnValue(
        declaration, at: index, "`\(word)` is a colour of a user's system, and has none here")
    case .unknownFunction, .unknownSpace: warnValue(declaration, at: index)
    }
  }

  // MARK: - Inheritance outside of the walk

  /// The last value of a property that an element or one around it declares; nil where none does.
  ///
  /// For what is not drawn where it stands, such as gradients.
  mutating func inherited(_ property: String, at index: Int) throws(IconError) -> SVGDeclaration? {
    var current: Int? = index
    while let element = current {
      let found = try declarations(of: element).last {
        $0.name == property && $0.value != "inherit"
      }
      if let found { return found }
      current = document.elements[element].parent
    }
    return nil
  }
}

extension XMLDocument {
  /// The place of a declaration for an element.
  fileprivate func location(of declaration: SVGDeclaration, at index: Int) -> SourceLocation {
    guard let attribute = declaration.attribute else { return location(of: index) }
    return location(of: attribute, in: index, part: declaration.part)
  }
}
