internal import TesseraGraphics

/// A line about a shape as the area between two shapes of the same kind.
struct StrokeRing {
  /// The outer edge of the line.
  let outer: Shape
  /// The inner edge; nil where the line leaves nothing free inside.
  let inner: Shape?

  /// The ring of a line about a shape, its width positive; nil where that is no ring of this kind:
  /// around free paths and empty shapes, for dashes, and where a join is neither sharp nor along a
  /// curve.
  init?(_ shape: Shape, style: StrokeStyle, alignment: StrokeAlignment) {
    guard style.dash?.period == nil, shape.isFinite else { return nil }
    let out: Double =
      switch alignment {
      case .inside: 0
      case .center: style.width / 2
      case .outside: style.width
      }
    guard !shape.bounds.isEmpty else { return nil }
    let move = (out: -out, in: style.width - out)
    switch shape {
    case .rectangle(let rect):
      // A right angle has a miter of √2 line widths.
      let isSharp = style.join == .miter && style.miterLimit * style.miterLimit >= 2
      guard out == 0 || isSharp else { return nil }
      self.init(.rectangle(rect.inset(by: move.out)), .rectangle(rect.inset(by: move.in)))
    case .roundedRectangle(let rounded) where rounded.radius > 0:
      guard alignment != .center || rounded.style == .circular else { return nil }
      self.init(
        .roundedRectangle(rounded.inset(by: move.out)),
        .roundedRectangle(rounded.inset(by: move.in)))
    case .roundedRectangle(let rounded):
      self.init(.rectangle(rounded.rect), style: style, alignment: alignment)
    case .ellipse(let rect):
      guard alignment != .center || rect.width == rect.height else { return nil }
      self.init(.ellipse(rect.inset(by: move.out)), .ellipse(rect.inset(by: move.in)))
    case .path: return nil
    }
  }

  private init(_ outer: Shape, _ inner: Shape) {
    self.outer = outer
    self.inner = inner.bounds.isEmpty ? nil : inner
  }
}
