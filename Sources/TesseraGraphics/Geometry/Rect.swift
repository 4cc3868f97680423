/// An axis-aligned rectangle: an origin at its top left corner and a size.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extent to the right and down.
  public var size: Size

  /// Creates a rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle with its top left corner at (`x`, `y`).
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(origin: Point(x, y), size: Size(width, height))
  }

  /// The rectangle 0 × 0 at the origin.
  public static let zero = Rect(0, 0, 0, 0)

  /// The smallest x.
  public var minX: Double { origin.x }
  /// The smallest y: the top.
  public var minY: Double { origin.y }
  /// The largest x.
  public var maxX: Double { origin.x + size.width }
  /// The largest y: the bottom.
  public var maxY: Double { origin.y + size.height }
  /// The middle of the horizontal extent.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle of the vertical extent.
  public var midY: Double { origin.y + size.height / 2 }
  /// The extent along x.
  public var width: Double { size.width }
  /// The extent along y.
  public var height: Double { size.height }
  /// The middle of the rectangle.
  public var center: Point { Point(midX, midY) }
  /// Whether there is nothing inside.
  public var isEmpty: Bool { size.isEmpty }

  /// Whether all four numbers are finite.
  public var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// The rectangle moved by `dx` to the right and `dy` down.
  public func offset(by dx: Double, _ dy: Double) -> Rect {
    Rect(origin.x + dx, origin.y + dy, size.width, size.height)
  }

  /// The rectangle made smaller by `insets`; negative insets make it larger.
  ///
  /// A side never gets shorter than zero.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      origin.x + insets.left, origin.y + insets.top,
      max(0, size.width - insets.left - insets.right),
      max(0, size.height - insets.top - insets.bottom))
  }

  /// The rectangle made smaller by `distance` on all four edges; negative makes it larger.
  public func inset(by distance: Double) -> Rect { inset(by: EdgeInsets(all: distance)) }

  /// The common part of two rectangles; empty where they only touch or miss each other.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      left, top, max(0, min(maxX, other.maxX) - left), max(0, min(maxY, other.maxY) - top))
  }

  /// The smallest rectangle that holds both; an empty one counts for nothing.
  public func union(_ other: Rect) -> Rect {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }

  /// Whether `point` lies inside; the left and top edges belong to the rectangle.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle in coordinates multiplied by `factor`.
  public func scaled(by factor: Double) -> Rect {
    Rect(origin: origin * factor, size: size * factor)
  }

  /// The rectangle with all four edges on whole numbers, each rounded half up.
  ///
  /// Edges snap, not origin and size, so that abutting rectangles still abut afterwards.
  public var snapped: Rect {
    let left = Self.roundedHalfUp(minX)
    let top = Self.roundedHalfUp(minY)
    return Rect(left, top, Self.roundedHalfUp(maxX) - left, Self.roundedHalfUp(maxY) - top)
  }

  /// The nearest whole number, the larger of two; adding ½ first would round twice.
  private static func roundedHalfUp(_ x: Double) -> Double {
    let below = x.rounded(.down)
    return x - below >= 0.5 ? below + 1 : below
  }
}
