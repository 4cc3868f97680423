import TesseraGraphics

/// The text form of a display list.
///
/// One line a drawing, fields separated by tabs: path, kind, geometry, paint, tokens. Groups are a
/// `begin` and an `end` line. A golden carries this text, and a later difference is explained by
/// comparing it with the fresh list's, line by line. Outlines are given by their size and a hash:
/// printing every glyph's curves was tried and made the text larger than the picture.
extension DisplayList: CustomStringConvertible {
  /// All lines, each with a line end.
  package var description: String {
    lines.map { $0.text + "\n" }.joined()
  }

  /// The lines in order.
  package var lines: [DisplayLine] {
    let size = DisplayLine(
      path: "canvas", kind: "size", geometry: "\(width) \(height) @\(scale)x", paint: "",
      tokens: [])
    let below = DisplayLine(
      path: "backdrop", kind: "fill", geometry: "canvas",
      paint: backdrop.map(\.hexText) ?? "none", tokens: backdropTokens.map(\.text))
    return [size, below] + Self.lines(of: nodes)
  }

  /// The lines of some nodes.
  private static func lines(of nodes: [Node]) -> [DisplayLine] {
    nodes.flatMap { node -> [DisplayLine] in
      switch node {
      case .item(let item): [line(of: item)]
      case .group(let group): lines(of: group)
      }
    }
  }

  /// The lines of a group: begin, contents, end.
  private static func lines(of group: DisplayGroup) -> [DisplayLine] {
    let clip = group.clip.map { "clip " + $0.text } ?? "no clip"
    let paint: String =
      switch group.compositing {
      case .clipEach: "each"
      case .asOne(let opacity, let blendMode, let sigma):
        "as one, opacity \(Pixel.quantize(opacity))"
          + (blendMode == .sourceOver ? "" : ", \(blendMode.rawValue)")
          + (sigma == 0 ? "" : ", blurred by sigma \(sigma.decimalText())")
      }
    let begin = DisplayLine(
      path: group.path, kind: "begin", geometry: clip, paint: paint,
      tokens: group.tokens.map(\.text))
    let end = DisplayLine(path: group.path, kind: "end", geometry: "", paint: "", tokens: [])
    return [begin] + lines(of: group.nodes) + [end]
  }

  /// The line of one drawing.
  private static func line(of item: DisplayItem) -> DisplayLine {
    let fields: (kind: String, geometry: String, paint: String) =
      switch item.drawing {
      case .fill(let shape, let rule, let paint):
        ("fill", shape.text + rule.text, paint.text)
      case .stroke(let path, let style, let paint):
        ("stroke", "\(Shape.path(path).text) \(style.text)", paint.text)
      case .border(let shape, let style, let alignment, let paint):
        (
          "border",
          "\(shape.text) width \(style.width.decimalText())"
            + (alignment == .inside ? "" : " \(alignment.rawValue)")
            + (style.dash?.text ?? ""),
          paint.text
        )
      case .shadow(let shape, let spread, let offset, let sigma, let color, let cut):
        (
          "shadow",
          "\(shape.text)\(Self.text(ofSpread: spread)) by \(offset.text)"
            + " sigma \(sigma.decimalText())"
            + (cut.map { " outside " + $0.text } ?? ""), color.hexText
        )
      case .innerShadow(let shape, let spread, let offset, let sigma, let color):
        (
          "innerShadow",
          "\(shape.text)\(Self.text(ofSpread: spread)) by \(offset.text)"
            + " sigma \(sigma.decimalText())", color.hexText
        )
      case .image(let image, let rect, let sampling, let opacity):
        (
          "image", "\(Shape.rectangle(rect).text) \(sampling.rawValue)",
          "\(image.width)x\(image.height) \(Digest.text(of: image.bytes))"
            + " opacity \(Pixel.quantize(opacity))"
        )
      case .nineSlice(let image, let insets, let scale, let rect, let sampling, let opacity):
        (
          "nineSlice",
          "\(Shape.rectangle(rect).text) \(sampling.rawValue) insets "
            + [insets.top, insets.left, insets.bottom, insets.right].map { $0.decimalText() }
            .joined(separator: " ") + " scale \(scale.decimalText())",
          "\(image.width)x\(image.height) \(Digest.text(of: image.bytes))"
            + " opacity \(Pixel.quantize(opacity))"
        )
      case .text(let text, let paint):
        ("text", text.text, paint.text)
      }
    let plane = item.plane.map { " through " + $0.text } ?? ""
    return DisplayLine(
      path: item.path, kind: fields.kind, geometry: fields.geometry + plane, paint: fields.paint,
      tokens: item.tokens.map(\.text))
  }
}

extension DisplayList {
  /// The words for a spread; none where there is none.
  private static func text(ofSpread spread: Double) -> String {
    spread == 0 ? "" : " spread \(spread.decimalText())"
  }
}

extension DisplayClip {
  /// The shapes, or the word for none.
  fileprivate var text: String {
    outlines.isEmpty
      ? "everything" : outlines.map { $0.shape.text + $0.rule.text }.joined(separator: " or ")
  }
}

extension FillRule {
  /// A word for what is not as usual.
  fileprivate var text: String { self == .nonZero ? "" : " \(rawValue)" }
}

extension AffineTransform {
  /// The six numbers as SVG writes them.
  fileprivate var text: String {
    "matrix " + [a, b, c, d, tx, ty].map { $0.decimalText(places: 6) }.joined(separator: " ")
  }
}

extension StrokeDash {
  /// Lengths and phase.
  fileprivate var text: String {
    " dashes " + lengths.map { $0.decimalText() }.joined(separator: " ")
      + (phase == 0 ? "" : " from \(phase.decimalText())")
  }
}

extension Point {
  /// Both coordinates.
  fileprivate var text: String { "\(x.decimalText()) \(y.decimalText())" }
}

extension Rect {
  /// Origin and size.
  fileprivate var text: String {
    "\(origin.text) \(width.decimalText()) \(height.decimalText())"
  }
}

extension Shape {
  /// The kind of shape and its numbers; a free path by its bounds and a hash of its points.
  fileprivate var text: String {
    switch self {
    case .rectangle(let rect): "rect \(rect.text)"
    case .ellipse(let rect): "ellipse \(rect.text)"
    case .roundedRectangle(let rounded):
      "rounded \(rounded.rect.text) radius \(rounded.radius.decimalText())"
        + " \(rounded.style.rawValue)"
    case .path(let path):
      "path \(path.elements.count) in \(bounds.text) \(Digest.text(of: path))"
    }
  }
}

extension StrokeStyle {
  /// Width, cap and join.
  fileprivate var text: String {
    "width \(width.decimalText()) \(cap.rawValue) \(join.rawValue)"
      + (join == .miter ? " limit \(miterLimit.decimalText())" : "") + (dash?.text ?? "")
  }
}

extension Paint {
  /// The colour, or the gradient's line and stops.
  fileprivate var text: String {
    switch self {
    case .color(let color): color.hexText
    case .linearGradient(let gradient, let from, let to):
      "gradient \(from.text) to \(to.text): \(gradient.text)"
    case .radialGradient(let gradient, let shape):
      "radial gradient \(shape.text): \(gradient.text)"
    case .conicGradient(let gradient, let center, let angle):
      "conic gradient around \(center.text) from \(angle.decimalText())°: \(gradient.text)"
    }
  }
}

extension Gradient {
  /// The stops, and what is not as usual.
  fileprivate var text: String {
    stops.map { "\($0.color.hexText) \($0.position.decimalText())" }.joined(separator: ", ")
      + optionsText
  }

  /// What is not as usual, each with a blank before it; empty for padding in sRGB.
  var optionsText: String {
    (spread == .pad ? "" : " \(spread.rawValue)")
      + (interpolation == .srgb ? "" : " in \(interpolation.rawValue)")
  }
}

extension RadialShape {
  /// The ellipse at 1, and the one at 0 where it is not its centre.
  fileprivate var text: String {
    "around \(center.text) radii \(radii.width.decimalText()) \(radii.height.decimalText())"
      + (focus == center && focusScale == 0
        ? "" : " from \(focus.text) scale \(focusScale.decimalText())")
  }
}

extension DisplayText {
  /// The characters, where they begin, the size and the fonts.
  fileprivate var text: String {
    "\(string.debugDescription) at \(origin.text) size \(size.decimalText())"
      + " \(fonts.joined(separator: ", ")) \(Digest.text(of: outline))"
  }
}
