import TesseraCells

// The truth → cells' flags; and the delegate's answers.

extension CollectionView {
  /// Writes what holds for an item into its cell, where it has one; changes are recorded.
  func project(_ path: ItemPath) {
    guard let cell = prepared[path]?.cell else { return }
    let editing = isEditing && delegate?.collectionView(self, canEditItemAt: path) ?? true
    cell.state.set(.focused, focusedPath == path)
    cell.state.set(.editing, editing)
    write(.highlighted, highlighted.contains(path), to: cell, at: path)
    write(.selected, selected.contains(path) && !dimmed.contains(path), to: cell, at: path)
  }

  private func write(
    _ flag: Event.Flag, _ value: Bool, to cell: ReusableCell, at path: ItemPath
  ) {
    switch flag {
    case .highlighted:
      guard cell.isHighlighted != value else { return }
      cell.isHighlighted = value
    case .selected:
      guard cell.isSelected != value else { return }
      cell.isSelected = value
    }
    record(.flag(flag, path, value))
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
