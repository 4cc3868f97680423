import TesseraCells
import TesseraCollection
import TesseraGraphics

/// The delegate of a replay: replies as the script says, else as the app does, and tells the app.
final class ReplayDelegate: CollectionViewDelegate {
  private let answers: ReplayAnswers
  private let app: any ReplayBehavior

  init(answers: ReplayAnswers, app: any ReplayBehavior) {
    self.answers = answers
    self.app = app
  }

  func collectionView(_ view: CollectionView, shouldHighlightItemAt path: ItemPath) -> Bool {
    answers[.shouldHighlight, path] ?? app.collectionView(view, shouldHighlightItemAt: path)
  }
  func collectionView(_ view: CollectionView, shouldSelectItemAt path: ItemPath) -> Bool {
    answers[.shouldSelect, path] ?? app.collectionView(view, shouldSelectItemAt: path)
  }
  func collectionView(_ view: CollectionView, shouldDeselectItemAt path: ItemPath) -> Bool {
    answers[.shouldDeselect, path] ?? app.collectionView(view, shouldDeselectItemAt: path)
  }
  func collectionView(
    _ view: CollectionView, canPerformPrimaryActionForItemAt path: ItemPath
  ) -> Bool {
    answers[.canPerformPrimaryAction, path]
      ?? app.collectionView(view, canPerformPrimaryActionForItemAt: path)
  }
  func collectionView(_ view: CollectionView, canEditItemAt path: ItemPath) -> Bool {
    answers[.canEdit, path] ?? app.collectionView(view, canEditItemAt: path)
  }
  func collectionView(
    _ view: CollectionView, selectionFollowsFocusForItemAt path: ItemPath
  ) -> Bool {
    answers[.selectionFollowsFocus, path]
      ?? app.collectionView(view, selectionFollowsFocusForItemAt: path)
  }

  func collectionView(_ view: CollectionView, didHighlightItemAt path: ItemPath) {
    app.collectionView(view, didHighlightItemAt: path)
  }
  func collectionView(_ view: CollectionView, didUnhighlightItemAt path: ItemPath) {
    app.collectionView(view, didUnhighlightItemAt: path)
  }
  func collectionView(_ view: CollectionView, didSelectItemAt path: ItemPath) {
    app.collectionView(view, didSelectItemAt: path)
  }
  func collectionView(_ view: CollectionView, didDeselectItemAt path: ItemPath) {
    app.collectionView(view, didDeselectItemAt: path)
  }
  func collectionView(_ view: CollectionView, performPrimaryActionForItemAt path: ItemPath) {
    app.collectionView(view, performPrimaryActionForItemAt: path)
  }
  func collectionView(
    _ view: CollectionView, willDisplay cell: ReusableCell, forItemAt path: ItemPath
  ) {
    app.collectionView(view, willDisplay: cell, forItemAt: path)
  }
  func collectionView(
    _ view: CollectionView, didEndDisplaying cell: ReusableCell, forItemAt path: ItemPath
  ) {
    app.collectionView(view, didEndDisplaying: cell, forItemAt: path)
  }
  func collectionView(
    _ view: CollectionView, didTapAccessory name: String, forItemAt path: ItemPath
  ) {
    app.collectionView(view, didTapAccessory: name, forItemAt: path)
  }
  func collectionView(_ view: CollectionView, didLongPressItemAt path: ItemPath) {
    app.collectionView(view, didLongPressItemAt: path)
  }
  func collectionView(_ view: CollectionView, sizeForItemAt path: ItemPath) -> Size {
    app.collectionView(view, sizeForItemAt: path)
  }
  func collectionView(
    _ view: CollectionView, supplementaryExtentsInSection section: Int
  ) -> (header: Double?, footer: Double?) {
    app.collectionView(view, supplementaryExtentsInSection: section)
  }
}
