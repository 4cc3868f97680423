/// What a collection must do, written down once more as simply as can be.
///
/// Everything goes by identity, every question by looking at everything. It shares no code and no idea
/// of paths with the library.
struct ReferenceModel {
  /// What the delegate refuses.
  static func refusesPress(_ id: Int) -> Bool { id % 11 == 5 }
  static func refusesSelection(_ id: Int) -> Bool { id % 7 == 3 }
  static func refusesDeselection(_ id: Int) -> Bool { id % 5 == 4 }

  /// The identities of items, by section.
  var sections: [[Int]]
  /// 0, 1, or any number.
  var mode = 1
  private(set) var selected: Set<Int> = []
  /// The selection outside editing mode, while in it.
  private(set) var saved: Set<Int>?
  /// The item with the finger, and whether the finger is on it.
  private(set) var pressed: Int?
  private var isOn = false
  /// How far the content is scrolled; rows of three items, 50 high, 10 apart, 230 on the screen.
  private(set) var offset = 0
  /// What was said about highlight and selection.
  private(set) var said: [String] = []

  init(_ sections: [[Int]]) { self.sections = sections }

  var items: [Int] { sections.flatMap { $0 } }
  var highlighted: [Int] { isOn ? [pressed].compactMap { $0 } : [] }
  private var tapMode: Int { saved == nil ? mode : 0 }
  var height: Int { sections.map(Self.height).reduce(0, +) }

  private static func height(_ section: [Int]) -> Int {
    section.isEmpty ? 0 : (section.count + 2) / 3 * 60 - 10
  }

  var visible: [Int] {
    var top = 0
    var found: [Int] = []
    for section in sections {
      for (place, id) in section.enumerated() {
        let y = top + place / 3 * 60 - offset
        if y < 230, y + 50 > 0 { found.append(id) }
      }
      top += Self.height(section)
    }
    return found
  }

  mutating func down(_ id: Int) {
    cancel()
    guard tapMode != 0, !Self.refusesPress(id) else { return }
    pressed = id
    highlight(true)
  }

  mutating func move(onto: Bool) {
    if pressed != nil, isOn != onto { highlight(onto) }
  }

  mutating func up() {
    guard let id = pressed, isOn else { return cancel() }
    cancel()
    if tapMode > 1, selected.contains(id) {
      if !Self.refusesDeselection(id) { deselect(id) }
    } else if !Self.refusesSelection(id) {
      if tapMode == 1 {
        items.filter { selected.contains($0) && $0 != id }.forEach { deselect($0) }
      }
      selected.insert(id)
      said.append("didSelect \(id)")
    }
  }

  mutating func cancel() {
    if isOn { highlight(false) }
    pressed = nil
  }

  private mutating func highlight(_ on: Bool) {
    isOn = on
    if let pressed { said.append("\(on ? "didHighlight" : "didUnhighlight") \(pressed)") }
  }

  private mutating func deselect(_ id: Int) {
    selected.remove(id)
    said.append("didDeselect \(id)")
  }

  mutating func select(_ id: Int, _ on: Bool) {
    guard mode != 0 else { return }
    if on, mode == 1 || saved != nil { selected = [] }
    if on { selected.insert(id) } else { selected.remove(id) }
  }

  mutating func setMode(_ mode: Int) {
    if mode == 0 { cancel() }
    self.mode = mode
    guard mode < 2 else { return }
    items.filter(selected.contains).dropFirst(mode).forEach { deselect($0) }
  }

  /// What of a selection the mode lets be.
  private func trimmed(_ selection: Set<Int>) -> Set<Int> {
    mode > 1 ? selection : Set(items.filter(selection.contains).prefix(mode))
  }

  mutating func edit(_ on: Bool) {
    guard on != (saved != nil) else { return }
    cancel()
    (selected, saved) = on ? ([], selected) : (trimmed(saved ?? []), nil)
  }

  mutating func scroll(to offset: Int) {
    cancel()
    self.offset = offset
  }

  mutating func update(to sections: [[Int]]) {
    self.sections = sections
    let all = Set(items)
    selected.formIntersection(all)
    saved?.formIntersection(all)
    settle()
  }

  mutating func reload(_ id: Int) {
    if pressed == id { cancel() }
    selected.remove(id)
    saved?.remove(id)
    settle()
  }

  mutating func reloadAll() {
    cancel()
    selected = []
    saved = saved.map { _ in [] }
    settle()
  }

  private mutating func settle() {
    offset = max(0, min(offset, height - 230))
    if let pressed, !visible.contains(pressed) { cancel() }
  }
}
