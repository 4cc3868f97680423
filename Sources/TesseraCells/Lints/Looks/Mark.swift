import TesseraGraphics

/// What a drawing covers, whatever it is painted with.
///
/// Two drawings of one mark cover the same places, so that a text can be compared between two states
/// without asking which pixels its glyphs touch.
enum Mark: Hashable {
  /// A filled shape.
  case fill(Shape, FillRule)
  /// A line along a path.
  case stroke(Path, StrokeStyle)
  /// A line along a shape's outline.
  case border(Shape, StrokeStyle, StrokeAlignment)
  /// A shadow outside or inside a shape.
  case shadow(Shape, spread: Double, offset: Point, sigma: Double, isInner: Bool)
  /// A picture.
  case image(StraightImage, Rect)
  /// Glyphs.
  case text(Path)

  init(_ item: DisplayItem) {
    self =
      switch item.drawing {
      case .fill(let shape, let rule, _):
        .fill(item.plane.map { .path(shape.path.transformed(by: $0)) } ?? shape, rule)
      case .stroke(let path, let style, _):
        .stroke(item.plane.map(path.transformed) ?? path, style)
      case .border(let shape, let style, let alignment, _): .border(shape, style, alignment)
      case .shadow(let shape, let spread, let offset, let sigma, _, _):
        .shadow(shape, spread: spread, offset: offset, sigma: sigma, isInner: false)
      case .innerShadow(let shape, let spread, let offset, let sigma, _):
        .shadow(shape, spread: spread, offset: offset, sigma: sigma, isInner: true)
      case .image(let image, let rect, _, _), .nineSlice(let image, _, _, let rect, _, _):
        .image(image, rect)
      case .text(let text, _): .text(text.outline)
      }
  }

  /// Places that stand for all that the mark covers.
  func places(in silhouette: Silhouette?) -> [Point] {
    switch self {
    case .fill(let shape, _):
      guard let silhouette else { return [] }
      let inner = Self.spread(over: shape.bounds).filter(silhouette.contains)
      return inner.isEmpty ? silhouette.corners(atMost: Self.corners) : inner
    case .stroke(let path, _), .text(let path):
      return Silhouette(path).corners(atMost: Self.corners)
    case .border(let shape, let style, let alignment):
      let distance: Double =
        switch alignment {
        case .inside: style.width / 2
        case .center: 0
        case .outside: -style.width / 2
        }
      return Self.sides(of: shape.bounds.inset(by: distance))
    case .shadow(let shape, _, let offset, _, let isInner):
      return isInner
        ? Self.sides(of: shape.bounds.inset(by: 1))
        : Self.sides(of: shape.bounds.inset(by: -1).offset(by: offset.x, offset.y))
    case .image(_, let rect): return Self.spread(over: rect)
    }
  }

  /// How many corners of an outline are looked at.
  private static let corners = 8

  /// The middle of a rectangle, and eight places around it.
  private static func spread(over rect: Rect) -> [Point] {
    [0.5, 0.12, 0.88].flatMap { y in
      [0.5, 0.12, 0.88].map { x in
        Point(rect.minX + rect.width * x, rect.minY + rect.height * y)
      }
    }
  }

  /// The middles of a rectangle's sides.
  private static func sides(of rect: Rect) -> [Point] {
    [
      Point(rect.midX, rect.minY), Point(rect.midX, rect.maxY), Point(rect.minX, rect.midY),
      Point(rect.maxX, rect.midY),
    ]
  }
}
