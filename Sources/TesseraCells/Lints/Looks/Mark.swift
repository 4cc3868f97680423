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
  /// A picture that is stretched between its corners.
  case nineSlice(StraightImage, Rect)
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
      case .image(let image, let rect, _, _): .image(image, rect)
      case .nineSlice(let image, _, _, let rect, _, _): .nineSlice(image, rect)
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
    case .image(let image, let rect): return image.opaquePlaces.map { $0.within(rect) }
    case .nineSlice(_, let rect): return Self.spread(over: rect)
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

extension Point {
  /// The place in a rectangle that lies at these shares of its sides.
  fileprivate func within(_ rect: Rect) -> Point {
    Point(rect.minX + rect.width * x, rect.minY + rect.height * y)
  }
}

extension StraightImage {
  /// How many pixels of a row or column are looked at.
  private static var samples: Int { 48 }

  /// One pixel of each ninth that is as opaque as any, the middle one first, in shares of the sides:
  /// what is softer is an edge, and what is clear shows nothing of the picture.
  fileprivate var opaquePlaces: [Point] {
    let across = max(1, width / Self.samples)
    let down = max(1, height / Self.samples)
    var found: [(alpha: UInt8, place: Point)] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let xs = width * column / 3..<width * (column + 1) / 3
        let ys = height * row / 3..<height * (row + 1) / 3
        guard !xs.isEmpty, !ys.isEmpty else { continue }
        var best = (x: (xs.lowerBound + xs.upperBound) / 2, y: (ys.lowerBound + ys.upperBound) / 2)
        var alpha = pixel(x: best.x, y: best.y).alpha
        for y in stride(from: ys.lowerBound, to: ys.upperBound, by: down) {
          for x in stride(from: xs.lowerBound, to: xs.upperBound, by: across)
          where pixel(x: x, y: y).alpha > alpha {
            (best, alpha) = ((x, y), pixel(x: x, y: y).alpha)
          }
        }
        found.append(
          (
            alpha,
            Point((Double(best.x) + 0.5) / Double(width), (Double(best.y) + 0.5) / Double(height))
          ))
      }
    }
    let most = found.map(\.alpha).max() ?? 0
    return most == 0 ? [] : found.filter { $0.alpha == most }.map(\.place)
  }
}
