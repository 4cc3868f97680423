public import TesseraGraphics

/// Everything besides its own figures that a layout depends on.
public struct LayoutInput {
  /// The size of the viewport, in points.
  public var viewport: Size
  /// Room around the content, within the viewport.
  public var contentInset: EdgeInsets
  /// Whether the layout is mirrored.
  public var isRightToLeft: Bool
  /// The number of items of each section.
  public var itemCounts: [Int]
  /// The delegate's size of an item; asked only by layouts whose items have sizes of their own.
  public var size: (ItemPath) -> Size
  /// The delegate's extents of a section's header and footer along the main axis; nil leaves them to
  /// the layout.
  public var supplementaryExtents: (Int) -> (header: Double?, footer: Double?)
  /// The sizes that cells asked for, as far as they were on the screen.
  public var measured: [ItemPath: Size]

  /// Creates the input of a layout.
  public init(
    viewport: Size, contentInset: EdgeInsets = .zero, isRightToLeft: Bool = false,
    itemCounts: [Int], size: @escaping (ItemPath) -> Size = { _ in .zero },
    supplementaryExtents: @escaping (Int) -> (header: Double?, footer: Double?) = { _ in
      (nil, nil)
    },
    measured: [ItemPath: Size] = [:]
  ) {
    self.viewport = viewport
    self.contentInset = contentInset
    self.isRightToLeft = isRightToLeft
    self.itemCounts = itemCounts
    self.size = size
    self.supplementaryExtents = supplementaryExtents
    self.measured = measured
  }
}
