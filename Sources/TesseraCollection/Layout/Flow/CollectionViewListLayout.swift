public import TesseraGraphics

/// One item a line, as wide as the viewport: a list.
public struct CollectionViewListLayout: CollectionViewLayout, Hashable {
  /// Where rows' heights come from.
  public enum RowSizing: Hashable, Sendable {
    /// One height for all, in points.
    case uniform(Double)
    /// The height of the delegate's size of each item.
    case perItem
    /// Cells decide; a row counts with this height until its cell was there.
    case estimated(Double)
  }

  /// Where rows' heights come from.
  public var rowSizing: RowSizing
  /// The distance of two rows.
  public var rowSpacing: Double
  /// Room around the rows of each section.
  public var sectionInsets: EdgeInsets
  /// The height of a section's header; 0 is none.
  public var headerHeight: Double
  /// The height of a section's footer; 0 is none.
  public var footerHeight: Double

  /// Creates a list layout with rows of 44 points.
  public init(
    rowSizing: RowSizing = .uniform(44), rowSpacing: Double = 0, sectionInsets: EdgeInsets = .zero,
    headerHeight: Double = 0, footerHeight: Double = 0
  ) {
    self.rowSizing = rowSizing
    self.rowSpacing = rowSpacing
    self.sectionInsets = sectionInsets
    self.headerHeight = headerHeight
    self.footerHeight = footerHeight
  }

  /// The width of a row, its height open, where heights are estimated.
  public func proposal(in input: LayoutInput) -> Size? {
    guard case .estimated = rowSizing else { return nil }
    return Size(flow.availableExtent(in: input), .infinity)
  }

  /// Places everything.
  public func geometry(for input: LayoutInput) -> any LayoutGeometry {
    let flow = flow
    let width = flow.availableExtent(in: input)
    let source: FlowGeometry.SizeSource
    switch rowSizing {
    case .uniform(let height): source = .uniform(Size(width, height))
    case .perItem:
      let size = input.size
      source = .each { Size(width, size($0).height) }
    case .estimated(let height):
      source = .estimated(
        Size(width, height), known: input.measured.mapValues { Size(width, $0.height) })
    }
    return FlowGeometry(flow, available: width, source: source, input: input)
  }

  /// Places what lies below the measured rows elsewhere; nothing else is looked at.
  public func geometry(
    for input: LayoutInput, after previous: any LayoutGeometry, measuring paths: [ItemPath]
  ) -> any LayoutGeometry {
    guard case .estimated = rowSizing, let previous = previous as? FlowGeometry else {
      return geometry(for: input)
    }
    let width = flow.availableExtent(in: input)
    return previous.measuring(
      paths.compactMap { path in
        input.measured[path].map { (path, Size(width, $0.height)) }
      })
  }

  /// The flow layout whose lines hold one item each.
  private var flow: CollectionViewFlowLayout {
    CollectionViewFlowLayout(
      lineSpacing: rowSpacing, interitemSpacing: 0, sectionInsets: sectionInsets,
      headerExtent: headerHeight, footerExtent: footerHeight)
  }
}
