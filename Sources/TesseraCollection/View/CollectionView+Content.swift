import TesseraCells
public import TesseraGraphics

// Numbers from the data source → geometry; and what both say.

extension CollectionView {
  /// The number of items of each section.
  public var itemCounts: [Int] {
    if let counts { return counts }
    let counts = countsOfDataSource()
    self.counts = counts
    return counts
  }

  /// The numbers as the data source gives them now.
  func countsOfDataSource() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  /// Whether there is an item at a path.
  public func hasItem(at path: ItemPath) -> Bool {
    let counts = itemCounts
    return counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }

  /// Forgets where everything is, so that it is placed again.
  func invalidateGeometry() {
    if isOffsetSet, beginDistance == nil, let cachedGeometry {
      beginDistance = cachedGeometry.contentSize.width - viewport.maxX
    }
    cachedGeometry = nil
    placements += 1
    needsPass = true
    needsClamp = true
  }

  /// What the layout depends on.
  var layoutInput: LayoutInput {
    LayoutInput(
      viewport: size, contentInset: contentInset, isRightToLeft: environment.isRightToLeft,
      itemCounts: itemCounts,
      size: { [unowned self] path in
        delegate?.collectionView(self, sizeForItemAt: path) ?? Size(50, 50)
      },
      supplementaryExtents: { [unowned self] section in
        delegate?.collectionView(self, supplementaryExtentsInSection: section) ?? (nil, nil)
      },
      measured: measured)
  }

  /// Where everything is.
  public var geometry: any LayoutGeometry {
    if let cachedGeometry { return cachedGeometry }
    let geometry = collectionViewLayout.geometry(for: layoutInput)
    cachedGeometry = geometry
    return geometry
  }

  /// The size of the whole content.
  public var contentSize: Size { geometry.contentSize }

  /// The item at a point of the viewport whose cell is on the screen; nil in a gap and on a header.
  public func item(at point: Point) -> ItemPath? {
    guard Rect(origin: .zero, size: size).contains(point),
      case .item(let path) = geometry.element(at: contentOffset + point),
      prepared[path]?.stage == .displayed
    else { return nil }
    return path
  }
}
