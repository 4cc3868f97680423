public import TesseraGraphics

/// Where a layout puts an element.
public struct LayoutAttributes: Hashable, Sendable {
  /// What is placed.
  public var element: LayoutElement
  /// Position and size in the content, in points; y is down.
  public var frame: Rect
  /// Higher ones lie above lower ones.
  public var zIndex: Int

  /// Items lie at the bottom.
  public static let itemZIndex = 0
  /// Headers and footers lie above items.
  public static let supplementaryZIndex = 10

  /// Creates attributes.
  public init(_ element: LayoutElement, frame: Rect, zIndex: Int) {
    self.element = element
    self.frame = frame
    self.zIndex = zIndex
  }
}

extension Rect {
  /// Whether the two have area in common; rectangles are half-open, so touching is not enough.
  func meets(_ other: Rect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
