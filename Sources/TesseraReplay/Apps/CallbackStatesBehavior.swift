import TesseraCells
import TesseraCollection

/// The sample's own way: the star, or the coral of a press, is shown and hidden from callbacks.
///
/// Nothing takes either from a reused cell, and what the program selects gets no star.
final class CallbackStatesBehavior: ReplayBehavior {
  /// What callbacks show and hide.
  enum Sign {
    /// The star of a selected cell.
    case star
    /// The coral of a pressed one.
    case coral
  }

  private let stage: ReplayStage
  private let sign: Sign

  init(_ stage: ReplayStage, sign: Sign) {
    self.stage = stage
    self.sign = sign
  }

  func setEditing(_ isOn: Bool) { stage.collectionView.setEditing(isOn) }

  /// A new cell's star is hidden, as where the cell is made.
  func fill(_ cell: ReusableCell, at path: ItemPath) {
    if sign == .star, cell.overlay.isIconVisible == nil { cell.hideIcon() }
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt path: ItemPath) {
    if sign == .star { collectionView.cellForItem(at: path)?.showIcon() }
  }

  func collectionView(_ collectionView: CollectionView, didDeselectItemAt path: ItemPath) {
    if sign == .star { collectionView.cellForItem(at: path)?.hideIcon() }
  }

  func collectionView(_ collectionView: CollectionView, didHighlightItemAt path: ItemPath) {
    guard sign == .coral else { return }
    collectionView.cellForItem(at: path)?.overlay.contentBackground = .role("highlight")
  }

  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt path: ItemPath) {
    guard sign == .coral else { return }
    collectionView.cellForItem(at: path)?.overlay.contentBackground = nil
  }
}
