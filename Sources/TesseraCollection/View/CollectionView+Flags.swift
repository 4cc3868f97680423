import TesseraCells

// The truth → cells' flags; and the delegate's answers.

extension CollectionView {
  /// Writes what holds for an item into its cell, where it has one; changes are recorded.
  func project(_ path: ItemPath) {
    guard let cell = prepared[path]?.cell else { return }
    writeFlags(of: path, to: cell) { record(.flag($0, path, $1)) }
  }

  /// Writes what holds for an item into a cell and says which of the recorded flags changed.
  func writeFlags(
    of path: ItemPath, to cell: ReusableCell, changed: (Event.Flag, Bool) -> Void = { _, _ in }
  ) {
    let editing = isEditing && delegate?.collectionView(self, canEditItemAt: path) ?? true
    cell.state.set(.focused, focusedPath == path)
    cell.state.set(.editing, editing)
    let isHighlighted = highlighted.contains(path)
    if cell.isHighlighted != isHighlighted {
      cell.isHighlighted = isHighlighted
      changed(.highlighted, isHighlighted)
    }
    let isSelected = selected.contains(path) && !dimmed.contains(path)
    if cell.isSelected != isSelected {
      cell.isSelected = isSelected
      changed(.selected, isSelected)
    }
  }

  /// Asks the delegate and records its answer; without a delegate the default counts.
  func ask(_ question: Event.Question, _ path: ItemPath) -> Bool {
    let answer: Bool
    switch question {
    case .shouldHighlight:
      answer = delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    case .shouldSelect:
      answer = delegate?.collectionView(self, shouldSelectItemAt: path) ?? true
    case .shouldDeselect:
      answer = delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true
    case .canPerformPrimaryAction:
      answer =
        delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? !isEditing
    }
    record(.asked(question, path, answer))
    return answer
  }

  /// Records a notice about a touch or the selection and tells the delegate.
  func tell(_ notice: Event.Notice, _ path: ItemPath) {
    record(.told(notice, path))
    switch notice {
    case .didHighlight: delegate?.collectionView(self, didHighlightItemAt: path)
    case .didUnhighlight: delegate?.collectionView(self, didUnhighlightItemAt: path)
    case .didSelect: delegate?.collectionView(self, didSelectItemAt: path)
    case .didDeselect: delegate?.collectionView(self, didDeselectItemAt: path)
    case .performPrimaryAction:
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    case .willDisplay, .didEndDisplaying: preconditionFailure("these are about a cell")
    }
  }

  /// Records that a cell comes onto the screen or left it, and tells the delegate.
  func tell(_ notice: Event.Notice, _ cell: ReusableCell, _ path: ItemPath) {
    record(.told(notice, path))
    switch notice {
    case .willDisplay: delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    case .didEndDisplaying:
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    default: preconditionFailure("the others are about an item")
    }
  }
}
