import TesseraCells
import TesseraCollection

/// The sample's own bookkeeping: colours are painted from callbacks, and paths remember what for.
///
/// It is right only as long as every path is remembered, every cell is found and every reused cell is
/// painted anew; each variant leaves one of that out.
final class CallbackSelectionBehavior: ReplayBehavior {
  /// When a cell that was not found at its deselection is painted after all.
  enum Repair {
    /// When it leaves the screen, which is too early for one that is kept.
    case whenLeaving
    /// When it is about to be shown.
    case whenShown
  }

  /// What may be left out.
  enum Step {
    /// The first item is selected, which at first is only painted.
    case selection
    /// The path of a tap is remembered.
    case memory
    /// A reused cell is painted anew where its item is not selected.
    case reset
  }

  private let stage: ReplayStage
  private let repair: Repair
  private let omitted: Step?
  private var selectedPath: ItemPath? = ItemPath(0, 0)
  private var deselectedPath: ItemPath?

  init(_ stage: ReplayStage, repair: Repair, without omitted: Step? = nil) {
    self.stage = stage
    self.repair = repair
    self.omitted = omitted
  }

  func begin() {
    if omitted != .selection { DefaultSelectionBehavior(stage).begin() }
  }

  func setEditing(_ isOn: Bool) { stage.collectionView.setEditing(isOn) }

  func fill(_ cell: ReusableCell, at path: ItemPath) {
    if path == selectedPath {
      paint(cell, isSelected: true)
    } else if omitted != .reset {
      paint(cell, isSelected: false)
    }
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt path: ItemPath) {
    if omitted != .memory { selectedPath = path }
    if let cell = collectionView.cellForItem(at: path) { paint(cell, isSelected: true) }
  }

  func collectionView(_ collectionView: CollectionView, didDeselectItemAt path: ItemPath) {
    if let cell = collectionView.cellForItem(at: path) {
      paint(cell, isSelected: false)
    } else {
      deselectedPath = path
    }
  }

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: ReusableCell, forItemAt path: ItemPath
  ) {
    if repair == .whenShown { repaint(cell, at: path) }
  }

  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: ReusableCell, forItemAt path: ItemPath
  ) {
    if repair == .whenLeaving { repaint(cell, at: path) }
  }

  private func repaint(_ cell: ReusableCell, at path: ItemPath) {
    guard path == deselectedPath else { return }
    deselectedPath = nil
    paint(cell, isSelected: false)
  }

  private func paint(_ cell: ReusableCell, isSelected: Bool) {
    cell.overlay.background = .role(isSelected ? "selected-background" : "background")
    cell.overlay.label = .role(isSelected ? "selected-label" : "label")
  }
}
