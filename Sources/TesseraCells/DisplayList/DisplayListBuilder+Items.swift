import TesseraGraphics
import TesseraSource
import TesseraText
import TesseraTheme

/// The drawings of a single layer.
extension DisplayListBuilder {
  /// The fill of a shape.
  mutating func fillItem(
    _ fill: Fill, shape: Shape, area: Rect, shapeTokens: [TokenUse], at place: Place
  ) -> DisplayItem? {
    guard let (paint, tokens) = paint(fill, in: area, at: place) else { return nil }
    return DisplayItem(
      slot: place.slot, path: place.path, drawing: .fill(shape, paint),
      tokens: tokens + shapeTokens)
  }

  /// The line along a shape's outline.
  mutating func borderItem(
    _ border: Border, shape: Shape, shapeTokens: [TokenUse], at place: Place
  ) -> DisplayItem? {
    let (points, widthTokens) = number(border.width, as: .width, at: place)
    guard points > 0, let (color, tokens) = color(border.color, at: place) else { return nil }
    let width: Double =
      switch border.snapping {
      case .none: points * scale
      case .hairline: max(1, (points * scale + 0.5).rounded(.down))
      }
    let dash =
      border.dashes.isEmpty ? nil : StrokeDash(border.dashes.map { $0 * scale })
    let style = StrokeStyle(width: width, dash: dash)
    return DisplayItem(
      slot: place.slot, path: place.path,
      drawing: .border(shape, style, border.alignment, .color(color)),
      tokens: tokens + widthTokens + shapeTokens)
  }

  /// A picture fitted into an area.
  mutating func imageNodes(
    _ image: ImageContent, in area: Rect, shape: Shape, at place: Place
  ) -> [DisplayList.Node] {
    let target = image.placement(in: area)
    let items: [DisplayItem]
    switch image.source {
    case .vector(let picture): items = vectorItems(picture, tint: image.tint, in: target, at: place)
    case .bitmap(let bitmap):
      let reduces = target.width < Double(bitmap.width) || target.height < Double(bitmap.height)
      let drawing = DisplayItem.Drawing.image(
        bitmap, in: target, reduces ? .filtered : .bilinear, opacity: 1)
      items = [DisplayItem(slot: place.slot, path: place.path, drawing: drawing, tokens: [])]
    }
    let nodes = items.map(DisplayList.Node.item)
    guard image.contentMode == .aspectFill, !nodes.isEmpty else { return nodes }
    return [
      .group(
        DisplayGroup(
          path: place.path, compositing: .clipEach, clip: shape, tokens: [], nodes: nodes))
    ]
  }

  /// The parts of a vector picture stretched to a rectangle.
  private mutating func vectorItems(
    _ picture: VectorImage, tint: ThemeColor, in target: Rect, at place: Place
  ) -> [DisplayItem] {
    guard !picture.size.isEmpty, !target.isEmpty else { return [] }
    let across = target.width / picture.size.width
    let down = target.height / picture.size.height
    let map = AffineTransform(a: across, b: 0, c: 0, d: down, tx: target.minX, ty: target.minY)
    // A stretched line has no one width and no one dash; the geometric mean keeps its area.
    let widthFactor = (across * down).squareRoot()
    return picture.parts.enumerated().compactMap { index, part in
      let found: (Color, [TokenUse])? =
        switch part.ink {
        case .tint: color(tint, at: place)
        case .color(let own): (own.mappedToSRGB(), [])
        }
      guard let (color, tokens) = found else { return nil }
      let path = part.path.transformed(by: map)
      guard path.isFinite else {
        report(.error, "picture \(picture.name) is not finite", at: place)
        return nil
      }
      let drawing: DisplayItem.Drawing
      if var stroke = part.stroke {
        stroke.width *= widthFactor
        stroke.dash = stroke.dash.map { dash in
          StrokeDash(dash.lengths.map { $0 * widthFactor }, phase: dash.phase * widthFactor)
        }
        guard stroke.width.isFinite else {
          report(.error, "picture \(picture.name) has a line that is not finite", at: place)
          return nil
        }
        drawing = .stroke(path, stroke, .color(color))
      } else {
        drawing = .fill(.path(path), .color(color))
      }
      return DisplayItem(
        slot: place.slot, path: "\(place.path)/\(picture.name).\(index)", drawing: drawing,
        tokens: tokens, isTemplate: part.ink == .tint)
    }
  }

  /// A line of text in an area.
  mutating func textItem(_ text: TextContent, in area: Rect, at place: Place) -> DisplayItem? {
    guard !text.string.isEmpty, let (font, fontTokens) = typography(text.font, at: place),
      let (color, tokens) = color(text.color, at: place)
    else { return nil }
    let environment = appearance.context.environment
    let style = TextStyle(
      families: font.families, weight: font.weight,
      size: font.size * environment.typeSize.factor * scale,
      letterSpacing: font.letterSpacing * scale, lineHeight: font.lineHeight)
    let layout = TextLayout(fonts: fonts)
    do {
      let (line, warnings) = try layout.line(
        text.string, style: style,
        direction: TextDirection(of: text.string, otherwise: environment.direction),
        maximumWidth: area.width)
      for warning in warnings { report(placed(warning, font: fontTokens)) }
      let x = text.alignment.originX(of: line.width, in: area, direction: environment.direction)
      let middle = try layout.metrics(for: style).baseline(centeredIn: area)
      let origin = Point(x, (middle + 0.5).rounded(.down))
      var fonts: [String] = []
      for run in line.runs where !fonts.contains(run.face.fingerprint) {
        fonts.append(run.face.fingerprint)
      }
      let drawn = DisplayText(
        string: line.text, fonts: fonts, size: style.size, weight: style.weight,
        origin: origin,
        outline: line.outline(at: origin))
      return DisplayItem(
        slot: place.slot, path: place.path, drawing: .text(drawn, .color(color)),
        tokens: tokens + fontTokens)
    } catch {
      switch error {
      case .invalidMeasure, .textTooLong: report(.error, error.diagnostic.message, at: place)
      default:
        report(error.diagnostic(in: appearance.roles.theme, font: fontTokens.flatMap(\.names)))
      }
      return nil
    }
  }

  /// What fonts lack, at the place where the theme names their families.
  private func placed(_ warning: Diagnostic, font tokens: [TokenUse]) -> Diagnostic {
    guard warning.location == nil else { return warning }
    var warning = warning
    warning.location = appearance.roles.theme?.placeOfFamilies(tokens.flatMap(\.names))
    return warning
  }
}
