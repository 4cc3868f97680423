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

  /// A text in an area.
  mutating func textItem(_ text: TextContent, in area: Rect, at place: Place) -> DisplayItem? {
    guard !text.string.isEmpty, let (font, fontTokens) = typography(text.font, at: place),
      let (color, tokens) = color(text.color, at: place)
    else { return nil }
    let environment = appearance.context.environment
    do {
      let layout = try text.layOut(font, width: area.width, in: environment, fonts: fonts)
      for warning in layout.warnings { report(placed(warning, font: fontTokens)) }
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
