import TesseraGraphics
import TesseraText
import TesseraTheme

/// The text form of a layer tree, for `tessera cells --explain`.
extension LayerTree: CustomStringConvertible {
  /// One line a layer, indented by depth; an invisible one says so.
  package var description: String {
    var lines: [String] = []
    if let clip { lines.append("clip \(clip.text)") }
    for entry in entries {
      let hidden = entry.isVisible ? "" : " (hidden in this state)"
      lines += entry.layer.lines(named: entry.path + hidden, depth: 0)
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Layer {
  /// The lines of a layer and its children.
  fileprivate func lines(named name: String, depth: Int) -> [String] {
    var words = [name]
    if let frame { words.append("at \(frame.text)") }
    if shape != .rectangle { words.append(shape.text) }
    if let fill { words.append("fill \(fill.text)") }
    if let image { words.append("image \(image.text)") }
    if let text {
      words.append(
        "text \(text.string.debugDescription) \(text.font.text) \(text.color.text)\(text.optionsText)"
      )
    }
    if let border {
      let hairline = border.snapping == .hairline ? " hairline" : ""
      let side = border.alignment == .inside ? "" : " \(border.alignment.rawValue)"
      let dashes =
        border.dashes.isEmpty
        ? "" : " dashes " + border.dashes.map { $0.decimalText() }.joined(separator: " ")
      words.append("border \(border.width.text)\(hairline)\(side)\(dashes) \(border.color.text)")
    }
    for shadow in shadows { words.append("shadow \(shadow.text)") }
    if opacity != 1 { words.append("opacity \(opacity.text)") }
    if blendMode != .sourceOver { words.append("blend \(blendMode.rawValue)") }
    if blur != 0 { words.append("blur \(blur.text)") }
    if clips { words.append("clips") }
    let line = String(repeating: "  ", count: depth) + words.joined(separator: "  ")
    return [line]
      + children.enumerated().flatMap { index, child in
        child.lines(named: child.name.isEmpty ? String(index) : child.name, depth: depth + 1)
      }
  }
}

extension Rect {
  /// Origin and size in points.
  fileprivate var text: String {
    [minX, minY, width, height].map { $0.decimalText() }.joined(separator: " ")
  }
}

extension EdgeInsets {
  /// The distances from top, left, bottom and right.
  fileprivate var text: String {
    [top, left, bottom, right].map { $0.decimalText() }.joined(separator: " ")
  }
}

extension ThemeColor {
  /// The role in braces, or the colour.
  fileprivate var text: String {
    let base: String =
      switch source {
      case .role(let name): "{\(name)}"
      case .literal(let color): color.hexText
      case .tint: "tint"
      }
    return opacity == 1 ? base : "\(base)·\(opacity.decimalText())"
  }
}

extension ThemeNumber {
  /// The role in braces, or the number.
  fileprivate var text: String {
    switch self {
    case .role(let name): "{\(name)}"
    case .literal(let number): number.decimalText()
    }
  }
}

extension LayerShape {
  /// The kind of outline.
  fileprivate var text: String {
    switch self {
    case .rectangle: "rectangle"
    case .rounded(let radius, let style): "rounded \(radius.text) \(style.rawValue)"
    case .capsule: "capsule"
    case .ellipse: "ellipse"
    case .path(let path): "path of \(path.elements.count)"
    }
  }
}

extension Fill {
  /// The colour, or the gradient, its geometry and what differs from CSS's defaults.
  fileprivate var text: String {
    switch self {
    case .color(let color): color.text
    case .gradient(let gradient, let geometry):
      "gradient of \(gradient.stops.count) \(geometry.text)"
        + gradient.optionsText
    case .gradientRole(let name, let geometry, let spread, let interpolation):
      "{\(name)} \(geometry.text)"
        + Gradient([], spread: spread, interpolation: interpolation).optionsText
    }
  }
}

extension GradientGeometry {
  /// The kind, where it is not linear, and its figures.
  fileprivate var text: String {
    switch self {
    case .linear(let angle): "at \(angle.decimalText())°"
    case .radial(let center, let shape, let extent):
      "radial \(shape.rawValue) \(extent.rawValue) at \(center.x.decimalText())"
        + " \(center.y.decimalText())"
    case .conic(let center, let angle):
      "conic from \(angle.decimalText())° at \(center.x.decimalText()) \(center.y.decimalText())"
    }
  }
}

extension ImageContent {
  /// The picture, how it fits and what is not as usual.
  fileprivate var text: String {
    let name: String
    var showsTint = true
    switch source {
    case .vector(let image): name = image.name
    case .named(let given, _): name = given.debugDescription
    case .bitmap(let image):
      name = "\(image.width)x\(image.height)"
      showsTint = rendering == .template
    }
    var words = [name, contentMode.rawValue]
    if showsTint { words.append(tint.text) }
    if rendering != .automatic { words.append(rendering.rawValue) }
    if let sampling { words.append(sampling.rawValue) }
    if let capInsets { words.append("caps \(capInsets.text)") }
    return words.joined(separator: " ")
  }
}

extension TextContent.Font {
  /// The role in braces, or the figures.
  fileprivate var text: String {
    switch self {
    case .role(let name): "{\(name)}"
    case .literal(let font): "\(font.size.decimalText())pt \(font.weight.decimalText())"
    }
  }
}

extension TextContent {
  /// What is not as usual, each with a blank before it.
  fileprivate var optionsText: String {
    var words: [String] = []
    if alignment != .natural { words.append(alignment.rawValue) }
    if numberOfLines != 1 {
      words.append(numberOfLines == 0 ? "any lines" : "\(numberOfLines) lines")
    }
    if truncation != .tail { words.append("loses its \(truncation.rawValue)") }
    switch placement {
    case .center: break
    case .top: words.append("at the top")
    case .bottom: words.append("at the bottom")
    case .firstBaseline(let distance): words.append("baseline at \(distance.decimalText())")
    }
    if synthesis.contains(.bold) { words.append("synthetic bold") }
    if synthesis.contains(.oblique) { words.append("synthetic oblique") }
    words += features.map { "\($0.tag)=\($0.value)" }
    return words.map { " " + $0 }.joined()
  }
}

extension LayerShadow {
  /// The role in braces, or the figures.
  fileprivate var text: String {
    let figures: String =
      switch source {
      case .role(let name): "{\(name)}"
      case .literal(let shadow):
        [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread].map { $0.decimalText() }
          .joined(separator: " ") + " \(shadow.color.hexText)" + (shadow.isInset ? " inset" : "")
      }
    return clipsUnderFill ? "\(figures) clipped under the fill" : figures
  }
}
