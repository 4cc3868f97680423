public import TesseraGraphics

/// Where everything is: the result of a layout.
///
/// Frames are in content coordinates, in points; all rectangles are half-open.
public protocol LayoutGeometry: Sendable {
  /// The size of the whole content.
  var contentSize: Size { get }

  /// The way in which the content goes on.
  var scrollDirection: ScrollDirection { get }

  /// Where an element is; nil for one that does not exist or has no room.
  func attributes(of element: LayoutElement) -> LayoutAttributes?

  /// The elements whose frames have area in common with a rectangle, in reading order.
  func elements(in rect: Rect) -> [LayoutElement]

  /// The items of all lines that meet a rectangle, and of further lines on both sides, ascending.
  ///
  /// - Parameters:
  ///   - rect: The viewport.
  ///   - lines: How many further lines on each side.
  /// - Returns: Their paths.
  func items(around rect: Rect, lines: Int) -> [ItemPath]
}

extension LayoutGeometry {
  /// The frame of an item.
  public func frame(of path: ItemPath) -> Rect? { attributes(of: .item(path))?.frame }

  /// The topmost element at a point, the first among equals; nil in a gap.
  public func element(at point: Point) -> LayoutElement? {
    // Half-open rectangles with the point have area in common with ever so small a square there.
    let side = max(abs(point.x).ulp, abs(point.y).ulp, 1e-9) * 4
    var top: LayoutAttributes?
    for element in elements(in: Rect(point.x, point.y, side, side)) {
      guard let attributes = attributes(of: element), attributes.frame.contains(point) else {
        continue
      }
      if attributes.zIndex > top?.zIndex ?? .min { top = attributes }
    }
    return top?.element
  }
}
