/// An outline that is kept as what it is, so that the rasterizer can take its quick way.
public enum Shape: Hashable, Sendable {
  /// A rectangle with sharp corners.
  case rectangle(Rect)
  /// A rectangle with round corners.
  case roundedRectangle(RoundedRectangle)
  /// The ellipse that touches the four sides of a rectangle.
  case ellipse(Rect)
  /// Anything else.
  case path(Path)

  /// The outline as a path; all but a `path` are one closed contour, clockwise, or empty.
  public var path: Path {
    if case .path(let path) = self { return path }
    return Path { $0.add(self) }
  }

  /// The smallest rectangle that surely holds the shape (control points included).
  public var bounds: Rect {
    switch self {
    case .rectangle(let rect), .ellipse(let rect): rect
    case .roundedRectangle(let rounded): rounded.rect
    case .path(let path): path.controlBounds ?? .zero
    }
  }

  /// Whether every coordinate is a finite number.
  public var isFinite: Bool {
    switch self {
    case .rectangle(let rect), .ellipse(let rect): rect.isFinite
    case .roundedRectangle(let rounded): rounded.isFinite
    case .path(let path): path.isFinite
    }
  }
}

extension Path {
  /// Adds the outline of a shape.
  package mutating func add(_ shape: Shape) {
    switch shape {
    case .rectangle(let rect): add(rect)
    case .roundedRectangle(let rounded): add(rounded)
    case .ellipse(let rect): addEllipse(in: rect)
    case .path(let path): append(path)
    }
  }
}
