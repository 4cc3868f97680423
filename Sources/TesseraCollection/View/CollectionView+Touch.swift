import TesseraCells
public import TesseraGraphics

// One finger: down, moved, up, cancelled. The order of questions, flags and notices is that of
// `unhighlightFirst` devices, or of UIKit's header by the knob.

extension CollectionView {
  /// The item that a finger is on or was put on; nil without a touch on an item.
  public var touchedPath: ItemPath? {
    guard case .item(let path) = touch?.target else { return nil }
    return path
  }

  /// What is highlighted, ascending.
  public var highlightedPaths: [ItemPath] { highlighted.sorted() }

  /// Selected items that a press draws as not selected, ascending.
  public var transientlyDeselectedPaths: [ItemPath] { dimmed.sorted() }

  /// Puts a finger on an item.
  ///
  /// - Throws: ``CollectionError/notVisible(what:)`` where the item is not on the screen.
  public func touchDown(at path: ItemPath) throws(CollectionError) {
    try step { () throws(CollectionError) in
      try checkVisible(path)
      record(.touchDown(path))
      begin(.item(path))
    }
  }

  /// Puts a finger on a point of the viewport; on nothing, nothing happens.
  public func touchDown(at point: Point) {
    step {
      record(.touchDownAt(point))
      guard let path = item(at: point), let cell = prepared[path]?.cell else {
        cancelTouch()
        return
      }
      let inCell = contentOffset + point - cell.frame.origin
      if let accessory = cell.accessory(at: inCell, environment: environment) {
        begin(.accessory(accessory.name, path))
      } else {
        begin(.item(path))
      }
    }
  }

  /// Moves the finger to a point of the viewport.
  public func touchMove(to point: Point) {
    step {
      record(.touchMove(point))
      guard let path = touch?.target.path else { return }
      let isInside = isOn(point)
      guard touch?.isInside != isInside else { return }
      touch?.isInside = isInside
      guard case .pressing = touch?.phase, case .item = touch?.target else { return }
      // What was highlighted before asks again when the finger comes back.
      if isInside { press() } else { unhighlight(path) }
    }
  }

  /// Lifts the finger.
  public func touchUp() {
    step {
      record(.touchUp)
      guard let touch, touch.isInside, touch.phase != .refused else { return cancelTouch() }
      switch touch.target {
      case .accessory(let name, let path):
        self.touch = nil
        performAccessory(name, at: path)
      case .item:
        if case .waiting = touch.phase { press() }
        if case .pressing = self.touch?.phase { finishTap() } else { cancelTouch() }
      }
    }
  }

  /// Takes the touch away, as the system does.
  public func touchCancel() {
    step {
      record(.touchCancel)
      cancelTouch()
    }
  }

  /// Taps an item.
  ///
  /// - Throws: ``CollectionError/notVisible(what:)`` where the item is not on the screen.
  public func tap(at path: ItemPath) throws(CollectionError) {
    try step { () throws(CollectionError) in
      try touchDown(at: path)
      touchUp()
    }
  }

  /// Taps a point of the viewport.
  public func tap(at point: Point) {
    step {
      touchDown(at: point)
      touchUp()
    }
  }

  /// Taps a control of an item.
  ///
  /// - Throws: ``CollectionError/notVisible(what:)`` where the item, or the control on it, takes no
  ///   touches.
  public func tapAccessory(_ name: String, at path: ItemPath) throws(CollectionError) {
    try step { () throws(CollectionError) in
      try checkVisible(path)
      guard prepared[path]?.cell.accessory(named: name, environment: environment) != nil else {
        throw recorded(.notVisible(what: "accessory `\(name)` of item `\(path)`"))
      }
      performAccessory(name, at: path)
    }
  }

  /// Presses an item for long.
  ///
  /// - Throws: ``CollectionError/notVisible(what:)`` where the item is not on the screen.
  public func longPress(at path: ItemPath) throws(CollectionError) {
    try step { () throws(CollectionError) in
      try checkVisible(path)
      record(.longPress(path))
      delegate?.collectionView(self, didLongPressItemAt: path)
    }
  }

  /// Refuses items that are not on the screen.
  func checkVisible(_ path: ItemPath) throws(CollectionError) {
    guard prepared[path]?.stage == .displayed else {
      throw recorded(hasItem(at: path) ? .notVisible(what: "item `\(path)`") : .noItem(path))
    }
  }

  /// Begins a touch; one that is still there is over.
  private func begin(_ target: Touch.Target) {
    cancelTouch()
    switch target {
    case .accessory: touch = Touch(target: target, phase: .pressing)
    case .item:
      guard tapMode != .none else { return }
      let delay = knobs.delaysContentTouches
      touch = Touch(target: target, phase: delay > 0 ? .waiting(delay) : .pressing)
      if delay <= 0 { press() }
    }
  }

  /// Lets time pass for a touch that waits.
  func advanceTouch(by milliseconds: Double) {
    guard case .waiting(let rest) = touch?.phase else { return }
    if rest > milliseconds {
      touch?.phase = .waiting(rest - milliseconds)
    } else {
      touch?.phase = .pressing
      if touch?.isInside == true { press() }
    }
  }

  /// Highlights the touched item, if the delegate lets it, and draws the other selected items of a
  /// single selection as not selected.
  private func press() {
    guard let path = touchedPath else { return }
    touch?.phase = .pressing
    let isAllowed = ask(.shouldHighlight, path)
    // The answer may have moved the item, or taken it.
    guard let path = touchedPath else { return }
    guard isAllowed else {
      touch?.phase = .refused
      return
    }
    highlighted.insert(path)
    project(path)
    tell(.didHighlight, path)
    guard let path = touchedPath, tapMode == .single, knobs.transientDeselect else { return }
    for (other, _) in prepared.sorted(by: { $0.key < $1.key })
    where other != path && selected.contains(other) {
      dimmed.insert(other)
      project(other)
    }
  }

  /// Ends a touch on its item: it selects, and the delegate is offered a primary action.
  private func finishTap() {
    guard let path = touchedPath else { return }
    pursued = path
    if knobs.unhighlightOrder == .unhighlightFirst { unhighlight(path) }
    let hadSelection = !selected.isEmpty
    let mode = tapMode
    let isRefused = !chooseItem()
    if knobs.unhighlightOrder == .headerOrder, let path = pursued { unhighlight(path) }
    touch = nil
    if !(isRefused && knobs.uikitGlitch) { restoreDimmed() }
    if knobs.primaryAction, mode == .single || !hadSelection, let path = pursued,
      ask(.canPerformPrimaryAction, path), let path = pursued
    {
      tell(.performPrimaryAction, path)
    }
    pursued = nil
  }

  /// Ends a touch without effect.
  func cancelTouch() {
    guard let path = touch?.target.path else { return }
    unhighlight(path)
    touch = nil
    pursued = nil
    restoreDimmed()
  }

  /// Takes the highlight from an item that has it.
  private func unhighlight(_ path: ItemPath) {
    guard highlighted.remove(path) != nil else { return }
    project(path)
    tell(.didUnhighlight, path)
  }

  /// Draws selected items as selected again.
  func restoreDimmed() {
    let paths = dimmed.sorted()
    dimmed = []
    paths.forEach(project)
  }

  private func isOn(_ point: Point) -> Bool {
    guard let target = touch?.target, let frame = geometry.frame(of: target.path) else {
      return false
    }
    let place = contentOffset + point
    switch target {
    case .item: return frame.contains(place)
    case .accessory(let name, let path):
      let cell = prepared[path]?.cell
      return cell?.accessory(at: place - frame.origin, environment: environment)?.name == name
    }
  }

  private func performAccessory(_ name: String, at path: ItemPath) {
    record(.accessory(name, path))
    delegate?.collectionView(self, didTapAccessory: name, forItemAt: path)
  }
}
