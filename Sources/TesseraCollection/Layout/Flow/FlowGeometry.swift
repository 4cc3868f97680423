import TesseraGraphics
import TesseraSource

/// Where a flow layout puts everything.
///
/// Sections follow each other along the main axis, and a section's lines too, so a binary search over
/// sections and one over lines (a division where all sizes are equal) find what a rectangle meets: time
/// follows what is found. Mirroring happens at the border: inside, everything runs left to right.
struct FlowGeometry: LayoutGeometry {
  /// Where items' sizes come from.
  enum SizeSource {
    /// One size for all.
    case uniform(Size)
    /// A size for each.
    case each((ItemPath) -> Size)
    /// A size for each as far as it is known, and an estimate of the others.
    case estimated(Size, known: [ItemPath: Size])
  }

  let scrollDirection: ScrollDirection
  private(set) var contentSize: Size
  /// The sections, in order.
  private var sections: [FlowSection]
  /// The extent of headers and footers along the cross axis.
  private let crossExtent: Double
  /// Whether frames are mirrored.
  private let isMirrored: Bool

  /// Places everything.
  init(
    _ layout: CollectionViewFlowLayout, available: Double, source: SizeSource, input: LayoutInput
  ) {
    let direction = layout.scrollDirection
    let outer = direction.crossInsets(input.contentInset)
    scrollDirection = direction
    crossExtent = max(0, direction.cross(input.viewport) - outer.start - outer.end)
    isMirrored = input.isRightToLeft
    let measures = FlowMeasures(
      available: available, crossStart: direction.crossInsets(layout.sectionInsets).start,
      lineSpacing: Self.extent(layout.lineSpacing),
      interitemSpacing: Self.extent(layout.interitemSpacing))
    var known: [Int: [(item: Int, extents: FlowExtents)]] = [:]
    if case .estimated(_, let sizes) = source {
      known = Self.extents(sizes.lazy.map { ($0.key, $0.value) }, along: direction)
    }
    var sections: [FlowSection] = []
    sections.reserveCapacity(input.itemCounts.count)
    for (index, count) in input.itemCounts.enumerated() {
      let own = input.supplementaryExtents(index)
      let last = sections.last
      sections.append(
        FlowSection(
          start: last?.end ?? 0, header: Self.extent(own.header ?? layout.headerExtent),
          footer: Self.extent(own.footer ?? layout.footerExtent),
          insets: direction.mainInsets(layout.sectionInsets),
          lines: Self.lines(
            of: index, count: count, source: source, known: known[index] ?? [],
            direction: direction, measures: measures),
          firstLine: last.map { $0.firstLine + $0.lines.count } ?? 0))
    }
    self.sections = sections
    contentSize = direction.size(cross: crossExtent, main: sections.last?.end ?? 0)
  }

  /// The extents of items of some sizes, by section.
  private static func extents(
    _ sizes: some Sequence<(ItemPath, Size)>, along direction: ScrollDirection
  ) -> [Int: [(item: Int, extents: FlowExtents)]] {
    var found: [Int: [(item: Int, extents: FlowExtents)]] = [:]
    for (path, size) in sizes {
      found[path.section, default: []].append((path.item, extents(size, along: direction)))
    }
    return found
  }

  /// The extents of a size.
  private static func extents(_ size: Size, along direction: ScrollDirection) -> FlowExtents {
    FlowExtents(cross: extent(direction.cross(size)), main: extent(direction.main(size)))
  }

  /// The same with other sizes of some items; only estimates and what was known can become others.
  func measuring(_ sizes: [(ItemPath, Size)]) -> FlowGeometry {
    var geometry = self
    let known = Self.extents(sizes, along: scrollDirection)
    guard let first = known.keys.min() else { return geometry }
    for index in first..<sections.count {
      let section = sections[index]
      var lines = section.lines
      if let extents = known[index], var packed = lines as? PackedLines {
        packed.measure(extents)
        lines = packed
      }
      let last = index == 0 ? nil : geometry.sections[index - 1]
      geometry.sections[index] = FlowSection(
        start: last?.end ?? 0, header: section.header, footer: section.footer,
        insets: section.insets, lines: lines,
        firstLine: last.map { $0.firstLine + $0.lines.count } ?? 0)
    }
    geometry.contentSize = scrollDirection.size(
      cross: crossExtent, main: geometry.sections.last?.end ?? 0)
    return geometry
  }

  /// The lines of a section.
  private static func lines(
    of section: Int, count: Int, source: SizeSource, known: [(item: Int, extents: FlowExtents)],
    direction: ScrollDirection, measures: FlowMeasures
  ) -> any FlowLines {
    switch source {
    case .uniform(let size):
      return GridLines(count: count, extents: extents(size, along: direction), measures: measures)
    case .estimated(let size, _):
      return PackedLines(
        count: count, estimate: extents(size, along: direction), known: known, measures: measures)
    case .each(let size):
      let known = (0..<count).map { item in
        (item: item, extents: extents(size(ItemPath(section, item)), along: direction))
      }
      // Where all sizes are the first one's, nothing is kept an item.
      let first = known.first?.extents ?? FlowExtents(cross: 0, main: 0)
      return PackedLines(count: count, estimate: first, known: known, measures: measures)
    }
  }

  /// An extent that can be laid out: what is negative or no number takes no room.
  private static func extent(_ value: Double) -> Double {
    value.isFinite ? max(0, value) : 0
  }

  func attributes(of element: LayoutElement) -> LayoutAttributes? {
    guard sections.indices.contains(element.section) else { return nil }
    let section = sections[element.section]
    switch element {
    case .header:
      guard section.header > 0 else { return nil }
      return supplementary(element, main: section.start, extent: section.header)
    case .footer:
      guard section.footer > 0 else { return nil }
      return supplementary(element, main: section.footerStart, extent: section.footer)
    case .item(let path):
      guard (0..<section.lines.itemCount).contains(path.item) else { return nil }
      let place = section.lines.place(of: path.item)
      let frame = scrollDirection.rect(
        cross: place.cross, main: section.linesStart + place.main,
        crossExtent: place.crossExtent, mainExtent: place.mainExtent)
      return LayoutAttributes(
        element, frame: mirrored(frame), zIndex: LayoutAttributes.itemZIndex)
    }
  }

  private func supplementary(
    _ element: LayoutElement, main: Double, extent: Double
  ) -> LayoutAttributes {
    let frame = scrollDirection.rect(
      cross: 0, main: main, crossExtent: crossExtent, mainExtent: extent)
    return LayoutAttributes(
      element, frame: mirrored(frame), zIndex: LayoutAttributes.supplementaryZIndex)
  }

  func elements(in rect: Rect) -> [LayoutElement] {
    let main = scrollDirection.mainRange(mirrored(rect))
    var found: [LayoutElement] = []
    for index in sections.partitionPoint(where: { $0.end > main.lowerBound })..<sections.count {
      let section = sections[index]
      guard section.start < main.upperBound else { break }
      if section.header > 0 { found.append(.header(index)) }
      for line in lines(of: section, in: main) {
        found += section.lines.items(of: line).map { .item(ItemPath(index, $0)) }
      }
      if section.footer > 0 { found.append(.footer(index)) }
    }
    return found.filter { attributes(of: $0)?.frame.meets(rect) ?? false }
  }

  func items(around rect: Rect, lines: Int) -> [ItemPath] {
    let main = scrollDirection.mainRange(mirrored(rect))
    // Lines are counted through all sections, so that a neighbour may lie in the next section.
    let total = sections.last.map { $0.firstLine + $0.lines.count } ?? 0
    let first = globalLine(for: main.lowerBound) { $0.firstLine(endingAfter: $1) }
    let end = max(first, globalLine(for: main.upperBound) { $0.firstLine(beginningAt: $1) })
    var paths: [ItemPath] = []
    var line = max(0, first - lines)
    let last = min(total, end + lines)
    var index = max(0, sections.partitionPoint { $0.firstLine > line } - 1)
    while line < last, index < sections.count {
      let section = sections[index]
      let local = line - section.firstLine
      if local < section.lines.count {
        paths += section.lines.items(of: local).map { ItemPath(index, $0) }
        line += 1
      } else {
        index += 1
      }
    }
    return paths
  }

  /// The lines of a section that have extent in common with a range of the main axis.
  private func lines(of section: FlowSection, in main: Range<Double>) -> Range<Int> {
    let first = section.lines.firstLine(endingAfter: main.lowerBound - section.linesStart)
    let end = section.lines.firstLine(beginningAt: main.upperBound - section.linesStart)
    return first..<max(first, end)
  }

  /// The first line of all that `search` finds from a place of the main axis on.
  private func globalLine(
    for main: Double, _ search: (any FlowLines, Double) -> Int
  ) -> Int {
    let index = sections.partitionPoint { $0.end > main }
    guard index < sections.count else {
      return sections.last.map { $0.firstLine + $0.lines.count } ?? 0
    }
    let section = sections[index]
    return section.firstLine + search(section.lines, main - section.linesStart)
  }

  /// A frame or rectangle on the other side: x' = content width − the largest x.
  private func mirrored(_ rect: Rect) -> Rect {
    guard isMirrored else { return rect }
    return Rect(contentSize.width - rect.maxX, rect.minY, rect.width, rect.height)
  }
}
