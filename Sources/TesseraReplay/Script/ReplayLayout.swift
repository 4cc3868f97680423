public import TesseraCollection
public import TesseraGraphics

/// The figures of a flow layout that a script sets.
public struct ReplayLayout: Hashable, Sendable {
  /// The way in which lines follow each other.
  public var direction: ScrollDirection?
  /// One size for all items, in points.
  public var itemSize: Size?
  /// The distance of two lines.
  public var lineSpacing: Double?
  /// The least distance of two items of a line.
  public var interitemSpacing: Double?
  /// Room around the lines of each section.
  public var insets: EdgeInsets?
  /// The extent of headers along the main axis.
  public var headerHeight: Double?
  /// The extent of footers along the main axis.
  public var footerHeight: Double?

  /// Creates figures that change nothing.
  public init() {}

  /// A layout with the figures that are set.
  public func applied(to base: CollectionViewFlowLayout) -> CollectionViewFlowLayout {
    var layout = base
    if let direction { layout.scrollDirection = direction }
    if let itemSize { layout.itemSizing = .uniform(itemSize) }
    if let lineSpacing { layout.lineSpacing = lineSpacing }
    if let interitemSpacing { layout.interitemSpacing = interitemSpacing }
    if let insets { layout.sectionInsets = insets }
    if let headerHeight { layout.headerExtent = headerHeight }
    if let footerHeight { layout.footerExtent = footerHeight }
    return layout
  }
}
