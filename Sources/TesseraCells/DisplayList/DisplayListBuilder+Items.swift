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
    let (points, widthTokens) = number(border.width, at: place)
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
    let target = image.placement(in: area, scale: scale)
    let nodes: [DisplayList.Node]
    switch image.source {
    case .vector(let picture): nodes = vectorNodes(picture, tint: image.tint, in: target, at: place)
    case .bitmap(let bitmap):
      let reduces = target.width < Double(bitmap.width) || target.height < Double(bitmap.height)
      let drawing = DisplayItem.Drawing.image(
        bitmap, in: target, reduces ? .filtered : .bilinear, opacity: 1)
      nodes = [.item(DisplayItem(slot: place.slot, path: place.path, drawing: drawing, tokens: []))]
    }
    let sticksOut =
      image.contentMode == .aspectFill || image.contentMode.position != nil && !area.holds(target)
    guard sticksOut, !nodes.isEmpty else { return nodes }
    return [
      .group(
        DisplayGroup(
          path: place.path, compositing: .clipEach, clip: DisplayClip(shape), tokens: [],
          nodes: nodes))
    ]
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
      for warning in warnings { report(warning) }
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
      default: report(error.diagnostic)
      }
      return nil
    }
  }
}

extension Rect {
  /// Whether another rectangle lies inside.
  fileprivate func holds(_ other: Rect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }
}
