import TesseraCells
import TesseraCollection
import TesseraGraphics

/// A collection with a data source and a delegate that answers as told, and the log of what a test does.
///
/// Unless said otherwise a row of 50 × 50 items, three a line, ten of them, that are all on the screen.
final class Screen {
  let view: CollectionView
  let source: SectionDataSource
  let delegate = Answers()

  init(
    items: Int = 10, sections: [SectionData]? = nil, size: Size = Size(170, 230),
    layout: any CollectionViewLayout = CollectionViewFlowLayout(),
    selection: SelectionMode = .single, knobs: CollectionKnobs = CollectionKnobs(),
    contentInset: EdgeInsets = .zero, environment: Environment = Environment(),
    cell: PlainCell = PlainCell(), isLaidOut: Bool = true
  ) {
    source = SectionDataSource(
      CollectionData(sections ?? [SectionData("s0", items: ItemList(count: items))]),
      cellIdentifier: cell.reuseIdentifier, supplementaryIdentifier: "header")
    view = CollectionView(
      size: size, layout: layout, selectionMode: selection, knobs: knobs,
      contentInset: contentInset, environment: environment)
    view.register(cell)
    view.register(PlainCell("header", kind: .header))
    view.dataSource = source
    view.delegate = delegate
    if isLaidOut { view.layout() }
    view.log.removeAll()
  }

  /// The lines that a test's steps add to the log.
  func log(_ steps: (CollectionView) throws -> Void) rethrows -> [String] {
    let first = view.log.events.count
    try steps(view)
    return view.log.lines(from: first)
  }

  /// The selected paths, as text.
  var selected: [String] { view.selectedPaths.map(\.description) }

  /// The cell of an item, however far it has come.
  func cell(_ item: Int, section: Int = 0) -> ReusableCell? {
    view.preparedCells.first { $0.path == ItemPath(section, item) }?.cell
  }

  /// The texts of the displayed items, in order.
  var texts: [String] {
    view.visiblePaths.compactMap { path in
      view.preparedCells.first { $0.path == path }?.cell.item.text
    }
  }
}

/// A delegate that answers as told, and calls what a test gives it.
final class Answers: CollectionViewDelegate {
  var shouldHighlight: (ItemPath) -> Bool = { _ in true }
  var shouldSelect: (ItemPath) -> Bool = { _ in true }
  var shouldDeselect: (ItemPath) -> Bool = { _ in true }
  var canPerformPrimaryAction: ((ItemPath) -> Bool)?
  var canEdit: (ItemPath) -> Bool = { _ in true }
  var selectionFollowsFocus: (ItemPath) -> Bool = { _ in true }
  var size: (ItemPath) -> Size = { _ in Size(50, 50) }
  var didHighlight: (ItemPath) -> Void = { _ in }
  var didUnhighlight: (ItemPath) -> Void = { _ in }
  var didSelect: (ItemPath) -> Void = { _ in }
  var didDeselect: (ItemPath) -> Void = { _ in }
  var willDisplay: (ReusableCell, ItemPath) -> Void = { _, _ in }
  var didEndDisplaying: (ReusableCell, ItemPath) -> Void = { _, _ in }
  var didTapAccessory: (String, ItemPath) -> Void = { _, _ in }

  func collectionView(_ view: CollectionView, shouldHighlightItemAt path: ItemPath) -> Bool {
    shouldHighlight(path)
  }
  func collectionView(_ view: CollectionView, shouldSelectItemAt path: ItemPath) -> Bool {
    shouldSelect(path)
  }
  func collectionView(_ view: CollectionView, shouldDeselectItemAt path: ItemPath) -> Bool {
    shouldDeselect(path)
  }
  func collectionView(
    _ view: CollectionView, canPerformPrimaryActionForItemAt path: ItemPath
  ) -> Bool { canPerformPrimaryAction?(path) ?? !view.isEditing }
  func collectionView(_ view: CollectionView, canEditItemAt path: ItemPath) -> Bool {
    canEdit(path)
  }
  func collectionView(
    _ view: CollectionView, selectionFollowsFocusForItemAt path: ItemPath
  ) -> Bool { selectionFollowsFocus(path) }
  func collectionView(_ view: CollectionView, sizeForItemAt path: ItemPath) -> Size { size(path) }
  func collectionView(_ view: CollectionView, didHighlightItemAt path: ItemPath) {
    didHighlight(path)
  }
  func collectionView(_ view: CollectionView, didUnhighlightItemAt path: ItemPath) {
    didUnhighlight(path)
  }
  func collectionView(_ view: CollectionView, didSelectItemAt path: ItemPath) { didSelect(path) }
  func collectionView(_ view: CollectionView, didDeselectItemAt path: ItemPath) {
    didDeselect(path)
  }
  func collectionView(
    _ view: CollectionView, willDisplay cell: ReusableCell, forItemAt path: ItemPath
  ) { willDisplay(cell, path) }
  func collectionView(
    _ view: CollectionView, didEndDisplaying cell: ReusableCell, forItemAt path: ItemPath
  ) { didEndDisplaying(cell, path) }
  func collectionView(
    _ view: CollectionView, didTapAccessory name: String, forItemAt path: ItemPath
  ) { didTapAccessory(name, path) }
}

extension CollectionKnobs {
  /// The default knobs with some changed.
  static func with(_ change: (inout CollectionKnobs) -> Void) -> CollectionKnobs {
    var knobs = CollectionKnobs()
    change(&knobs)
    return knobs
  }
}

extension CollectionViewFlowLayout {
  /// The layout of the default-selection sample.
  static let defaultSelection = CollectionViewFlowLayout(
    scrollDirection: .horizontal, itemSizing: .uniform(Size(150, 150)), lineSpacing: 15,
    interitemSpacing: 15)
}
