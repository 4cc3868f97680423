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

  /// A text in an area.
  mutating func textItem(_ text: TextContent, in area: Rect, at place: Place) -> DisplayItem? {
    guard !text.string.isEmpty, let (font, fontTokens) = typography(text.font, at: place),
      let (color, tokens) = color(text.color, at: place)
    else { return nil }
    let environment = appearance.context.environment
    do {
      let layout = try text.layOut(font, width: area.width, in: environment, fonts: fonts)
      for warning in layout.warnings { report(warning) }
      let (outline, origin) = layout.outline(
        in: area, text, direction: environment.direction, scale: scale)
      let drawn = DisplayText(
        string: layout.block.lines.map(\.text).joined(separator: "\n"), fonts: layout.fonts,
        size: layout.style.size, weight: layout.style.weight, origin: origin, outline: outline)
      return DisplayItem(
        slot: place.slot, path: place.path, drawing: .text(drawn, .color(color)),
        tokens: tokens + fontTokens)
    } catch {
      switch error {
      case .invalidMeasure, .invalidFeature, .textTooLong:
        let found = error.diagnostic
        report(.error, found.message, at: place, help: found.help)
      default: report(error.diagnostic)
      }
      return nil
    }
  }
}
