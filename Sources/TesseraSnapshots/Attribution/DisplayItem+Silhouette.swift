import TesseraCells
import TesseraGraphics

/// Drawings by another paint: where something was whose paint is all that has changed.
extension DisplayItem {
  /// The same at its place with one colour in place of its paint, a picture as the rectangle that it
  /// fills; nothing is said about a colour's own opacity.
  func painted(_ color: Color) -> DisplayItem {
    var item = self
    let paint = Paint.color(color)
    switch drawing {
    case .fill(let shape, let rule, _): item.drawing = .fill(shape, rule: rule, paint)
    case .stroke(let path, let style, _): item.drawing = .stroke(path, style, paint)
    case .border(let shape, let style, let alignment, _):
      item.drawing = .border(shape, style, alignment, paint)
    case .shadow(let shape, let spread, let offset, let sigma, _, let cut):
      item.drawing = .shadow(
        shape, spread: spread, offset: offset, sigma: sigma, color, clippedOutOf: cut)
    case .innerShadow(let shape, let spread, let offset, let sigma, _):
      item.drawing = .innerShadow(shape, spread: spread, offset: offset, sigma: sigma, color)
    case .image(_, let rect, _, _), .nineSlice(_, _, _, let rect, _, _):
      item.drawing = .fill(.rectangle(rect), paint)
    case .text(let text, _): item.drawing = .text(text, paint)
    }
    return item
  }

  /// The same to the right and down by some pixels.
  func moved(by dx: Double, _ dy: Double) -> DisplayItem {
    let way = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: dx, ty: dy)
    var item = self
    item.plane = plane.map { $0.concatenating(way) } ?? way
    return item
  }
}
