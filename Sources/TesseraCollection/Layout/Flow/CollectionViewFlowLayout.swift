public import TesseraGraphics

/// Items flow into lines, lines follow each other along the scroll direction: UIKit's flow layout.
///
/// - Lines break greedily; what is left of a line is spread over its gaps.
/// - A section whose items are all of one size is a grid: its last line has the gaps of a full one.
///   Otherwise the last line is packed at its start, and an item alone on a line before it is centred.
/// - Items shorter than their line are centred in it along the main axis.
public struct CollectionViewFlowLayout: CollectionViewLayout, Hashable {
  /// Where items' sizes come from.
  public enum ItemSizing: Hashable, Sendable {
    /// One size for all, in points.
    case uniform(Size)
    /// Squares, so many a line, as large as fits.
    case columns(Int)
    /// The delegate's size of each item.
    case perItem
    /// Cells decide; an item counts with this size until its cell was there.
    case estimated(Size)
  }

  /// The way in which lines follow each other.
  public var scrollDirection: ScrollDirection
  /// Where items' sizes come from.
  public var itemSizing: ItemSizing
  /// The distance of two lines, 0 or more.
  public var lineSpacing: Double
  /// The least distance of two items of a line, 0 or more.
  public var interitemSpacing: Double
  /// Room around the lines of each section.
  public var sectionInsets: EdgeInsets
  /// The extent of a section's header along the main axis; 0 is none.
  public var headerExtent: Double
  /// The extent of a section's footer along the main axis; 0 is none.
  public var footerExtent: Double

  /// Creates a flow layout with UIKit's defaults.
  public init(
    scrollDirection: ScrollDirection = .vertical, itemSizing: ItemSizing = .uniform(Size(50, 50)),
    lineSpacing: Double = 10, interitemSpacing: Double = 10, sectionInsets: EdgeInsets = .zero,
    headerExtent: Double = 0, footerExtent: Double = 0
  ) {
    self.scrollDirection = scrollDirection
    self.itemSizing = itemSizing
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.sectionInsets = sectionInsets
    self.headerExtent = headerExtent
    self.footerExtent = footerExtent
  }

  /// Both sides open where sizes are estimated: cells choose.
  public func proposal(in input: LayoutInput) -> Size? {
    guard case .estimated = itemSizing else { return nil }
    return Size(.infinity, .infinity)
  }

  /// Places everything.
  public func geometry(for input: LayoutInput) -> any LayoutGeometry {
    let available = availableExtent(in: input)
    let source: FlowGeometry.SizeSource
    switch itemSizing {
    case .uniform(let size): source = .uniform(size)
    case .columns(let count):
      let gaps = interitemSpacing * Double(max(1, count) - 1)
      let side = max(0, available - gaps) / Double(max(1, count))
      source = .uniform(Size(side, side))
    case .perItem: source = .each(input.size)
    case .estimated(let size): source = .estimated(size, known: input.measured)
    }
    return FlowGeometry(self, available: available, source: source, input: input)
  }

  /// Breaks the lines anew that measured items are on; what follows is only shifted where lines
  /// break as before.
  public func geometry(
    for input: LayoutInput, after previous: any LayoutGeometry, measuring paths: [ItemPath]
  ) -> any LayoutGeometry {
    guard case .estimated = itemSizing, let previous = previous as? FlowGeometry else {
      return geometry(for: input)
    }
    return previous.measuring(paths.compactMap { path in input.measured[path].map { (path, $0) } })
  }

  /// The extent of a line: the viewport's without content insets and section insets.
  func availableExtent(in input: LayoutInput) -> Double {
    let outer = scrollDirection.crossInsets(input.contentInset)
    let inner = scrollDirection.crossInsets(sectionInsets)
    return max(
      0, scrollDirection.cross(input.viewport) - outer.start - outer.end - inner.start - inner.end)
  }
}
