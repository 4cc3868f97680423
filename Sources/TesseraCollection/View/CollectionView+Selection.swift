// What is selected, by the program (silent) and by taps (with questions and notices).

extension CollectionView {
  /// What is selected, ascending.
  public var selectedPaths: [ItemPath] { selected.sorted() }

  /// What is selected, in no order: however much it is, asking takes no time.
  package var selection: Set<ItemPath> { selected }

  /// Whether an item is selected; its cell may show otherwise for the time of a press.
  public func isSelected(_ path: ItemPath) -> Bool { selected.contains(path) }

  /// Selects an item; in single selection instead of all others.
  ///
  /// The delegate hears nothing of it.
  ///
  /// - Parameters:
  ///   - path: The item; nil deselects everything.
  ///   - position: Where to scroll the item to; nowhere by default.
  /// - Throws: ``CollectionError/scrollPosition(names:)``, ``CollectionError/noItem(_:)``.
  public func selectItem(
    at path: ItemPath?, scrollPosition position: ScrollPosition = []
  ) throws(CollectionError) {
    try step { () throws(CollectionError) in
      guard let path else {
        for path in selectedPaths { deselectItem(at: path) }
        return
      }
      try check(path, position)
      record(.select(path))
      guard selectionMode != .none else { return }
      add(path)
      if !position.isEmpty { try scrollToItem(at: path, position: position) }
    }
  }

  /// Deselects an item; one that is not selected stays so.
  ///
  /// The delegate hears nothing of it.
  public func deselectItem(at path: ItemPath) {
    step {
      record(.deselect(path))
      guard selectionMode != .none else { return }
      setSelected(path, false)
    }
  }

  /// Sets how many items can be selected.
  ///
  /// What is too much for it is deselected, with notices: all but the item with the lowest path in
  /// single selection (UIKit's choice is not defined), everything in none.
  public func setSelectionMode(_ mode: SelectionMode) {
    step {
      record(.setSelection(mode))
      if mode == .none {
        cancelTouch()
        pursued = nil
      }
      selectionMode = mode
      deselect(selectedPaths.dropFirst(Self.limit(of: self.mode)))
    }
  }

  /// Switches editing mode; each mode has a selection of its own, and that of before comes back.
  ///
  /// - Parameters:
  ///   - isOn: Whether the screen is in editing mode from now on.
  ///   - title: What the app's button shows from now on, for the log.
  public func setEditing(_ isOn: Bool, title: String = "") {
    step {
      record(.editing(isOn, title: title))
      guard isOn != isEditing else { return }
      cancelTouch()
      pursued = nil
      isEditing = isOn
      if isOn {
        selectedOutsideEditing = selected
        selected = []
      } else {
        // The mode may have changed meanwhile.
        let before = (selectedOutsideEditing ?? []).sorted()
        selected = Set(before.prefix(Self.limit(of: selectionMode)))
        selectedOutsideEditing = nil
      }
      prepared.keys.sorted().forEach(project)
    }
  }

  /// Moves the focus; where the knob and the delegate say so, the item is selected as by a tap.
  ///
  /// - Throws: ``CollectionError/notVisible(what:)`` where the item is not on the screen.
  public func setFocus(_ path: ItemPath?) throws(CollectionError) {
    try step { () throws(CollectionError) in
      if let path { try checkVisible(path) }
      record(.focus(path))
      let before = focusedPath
      focusedPath = path
      if let before { project(before) }
      guard let path else { return }
      project(path)
      guard knobs.selectionFollowsFocus,
        delegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? true
      else { return }
      pursued = path
      _ = chooseItem()
      pursued = nil
    }
  }

  /// The most items that a mode lets be selected.
  private static func limit(of mode: SelectionMode) -> Int {
    switch mode {
    case .none: 0
    case .single: 1
    case .multiple: .max
    }
  }

  /// How many items can be selected now: editing mode has rules of its own.
  private var mode: SelectionMode {
    guard isEditing, selectionMode != .none else { return selectionMode }
    return knobs.allowsMultipleSelectionDuringEditing ? .multiple : .single
  }

  /// How many items a tap can select now.
  var tapMode: SelectionMode {
    let isClosed =
      isEditing && !knobs.allowsSelectionDuringEditing
      && !knobs.allowsMultipleSelectionDuringEditing
    return isClosed ? .none : mode
  }

  /// Selects the pursued item as a tap does, or deselects it; returns whether the delegate let it.
  func chooseItem() -> Bool {
    guard let path = pursued, tapMode != .none else { return true }
    if tapMode == .multiple, selected.contains(path) {
      guard ask(.shouldDeselect, path) else { return false }
      if let path = pursued { deselect([path]) }
      return true
    }
    guard ask(.shouldSelect, path) else { return false }
    // Answers and notices may move the item, take it, or change the mode.
    if tapMode == .single { deselect(selectedPaths.filter { $0 != pursued }) }
    guard let path = pursued else { return true }
    add(path)
    tell(.didSelect, path)
    return true
  }

  /// Deselects items one after the other, with notices; updates that a notice makes are followed.
  private func deselect(_ paths: some Collection<ItemPath>) {
    deselecting = paths.reversed()
    while let path = deselecting.popLast() {
      guard selected.contains(path) else { continue }
      setSelected(path, false)
      tell(.didDeselect, path)
    }
  }

  /// Selects an item, in single selection instead of all others, without a word about those.
  private func add(_ path: ItemPath) {
    if mode != .multiple {
      for other in selectedPaths where other != path { setSelected(other, false) }
    }
    setSelected(path, true)
  }

  /// Changes the truth about an item and writes it into its cell.
  private func setSelected(_ path: ItemPath, _ value: Bool) {
    if value { selected.insert(path) } else { selected.remove(path) }
    dimmed.remove(path)
    project(path)
  }
}
