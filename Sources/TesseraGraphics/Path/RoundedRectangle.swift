/// A rectangle with four corners of one radius.
///
/// ## Continuous corners
/// The platforms' squircle: the curve begins 1.52867 r before the corner instead of r, and its
/// curvature rises gradually. Where the shorter side has no room for that, smoothing is reduced
/// linearly on all corners, and at r = half that side nothing but the circle is left.
///
/// ## Guarantees
/// The radius lies between 0 and half the shorter side, whatever was asked for; only NaN stays, so
/// that ``isFinite`` tells.
public struct RoundedRectangle: Hashable, Sendable {
  /// How a corner turns.
  public enum CornerStyle: String, Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// The platforms' continuous corner.
    case continuous
  }

  /// The rectangle that the shape fills but for its corners.
  public let rect: Rect
  /// The corner radius, in the units of `rect`.
  public let radius: Double
  /// How the corners turn.
  public let style: CornerStyle

  /// Creates a rounded rectangle; the radius is cut to what the sides allow.
  public init(_ rect: Rect, radius: Double, style: CornerStyle = .circular) {
    let room = max(0, min(rect.width, rect.height) / 2)
    self.rect = rect
    self.radius = radius.isNaN ? radius : max(0, min(radius, room))
    self.style = style
  }

  /// How far before the corner a continuous curve begins, in radii.
  public static let continuousExtent = CornerCurve.fullExtent

  /// The share of smoothing that the shorter side leaves room for: 1 in full, 0 a plain circle.
  public var smoothing: Double {
    guard style == .continuous, radius > 0 else { return 0 }
    let room = min(rect.width, rect.height) / 2 / radius
    return max(0, min(1, (room - 1) / (Self.continuousExtent - 1)))
  }

  /// Whether every number is finite.
  public var isFinite: Bool { rect.isFinite && radius.isFinite }

  /// The shape made smaller by `distance` on all sides, the radius with it; negative grows.
  ///
  /// A sharp corner stays sharp when the shape grows (design section 5, *Shadow*).
  public func inset(by distance: Double) -> RoundedRectangle {
    let radius = radius > 0 ? max(0, radius - distance) : radius
    return RoundedRectangle(rect.inset(by: distance), radius: radius, style: style)
  }

  /// The shape in coordinates multiplied by `factor`, which is not negative.
  public func scaled(by factor: Double) -> RoundedRectangle {
    RoundedRectangle(rect.scaled(by: factor), radius: radius * factor, style: style)
  }

  /// The outline: clockwise from the right end of the top side, closed; empty where the rectangle is.
  public var path: Path {
    Path { $0.add(self) }
  }

  /// One corner, in units of the radius.
  fileprivate var cornerCurve: CornerCurve {
    smoothing > 0
      ? .continuous(smoothing: smoothing) : .circular(pieces: CornerCurve.pieces(radius: radius))
  }
}

extension Path {
  /// Adds the outline of a rounded rectangle, clockwise from the right end of its top side, closed.
  package mutating func add(_ rounded: RoundedRectangle) {
    let (rect, radius) = (rounded.rect, rounded.radius)
    guard radius > 0 else { return add(rect) }
    let curve = rounded.cornerCurve
    var pen: Point?
    for (along, away) in CornerCurve.frames {
      let corner = Point(
        along.x + away.x < 0 ? rect.maxX : rect.minX, along.y + away.y < 0 ? rect.maxY : rect.minY)
      func place(_ p: Point) -> Point {
        corner + along * (p.x * radius) + away * (p.y * radius)
      }
      let start = place(Point(curve.extent, 0))
      if pen == nil { move(to: start) } else if pen != start { line(to: start) }
      for index in 0..<curve.count {
        let cubic = curve[index]
        self.cubic(place(cubic.control1), place(cubic.control2), to: place(cubic.end))
        pen = place(cubic.end)
      }
    }
    close()
  }

  /// Adds a rectangle, clockwise from its top left corner, closed; nothing where it is empty.
  package mutating func add(_ rect: Rect) {
    guard !rect.isEmpty else { return }
    move(to: Point(rect.minX, rect.minY))
    line(to: Point(rect.maxX, rect.minY))
    line(to: Point(rect.maxX, rect.maxY))
    line(to: Point(rect.minX, rect.maxY))
    close()
  }
}
