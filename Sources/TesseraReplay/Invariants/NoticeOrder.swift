import TesseraCollection

/// Events of one step → the notices among them that nothing led up to.
struct NoticeOrder {
  /// What was allowed in this step; the path is nil once an update may have moved the item.
  private var allowed: [Event.Question: ItemPath?] = [:]
  /// Whether the step may deselect by itself.
  private var isSelectionSet = false
  /// The items that are highlighted by what the delegate was told: their number alone, since updates
  /// move them.
  private var highlights = 0
  /// How many cells are on the screen by what the delegate was told.
  private(set) var displayed = 0
  /// What was found.
  private(set) var faults: [(path: ItemPath, detail: String)] = []

  /// Begins a step.
  mutating func beginStep() {
    allowed = [:]
    isSelectionSet = false
    faults = []
  }

  /// Takes an event in.
  mutating func observe(_ event: Event) {
    switch event {
    case .asked(let question, let path, true): allowed[question] = .some(path)
    case .asked(let question, _, false): allowed[question] = nil
    case .setSelection: isSelectionSet = true
    case .update, .reloadData: allowed = allowed.mapValues { _ in nil }
    case .told(let notice, let path): told(notice, path)
    default: break
    }
  }

  private mutating func told(_ notice: Event.Notice, _ path: ItemPath) {
    switch notice {
    case .willDisplay: displayed += 1
    case .didEndDisplaying: displayed -= 1
    case .didHighlight:
      demand(.shouldHighlight, notice, path)
      highlights += 1
      if highlights > 1 { faults.append((path, "a highlight began before the last one ended")) }
    case .didUnhighlight:
      highlights -= 1
      if highlights < 0 {
        highlights = 0
        faults.append((path, "a highlight ended that had not begun"))
      }
    case .didSelect: demand(.shouldSelect, notice, path)
    case .didDeselect:
      // A tap on another item deselects as well, and so does another mode.
      guard !isSelectionSet, allowed[.shouldSelect] == nil else { return }
      demand(.shouldDeselect, notice, path)
    case .performPrimaryAction: demand(.canPerformPrimaryAction, notice, path)
    }
  }

  private mutating func demand(
    _ question: Event.Question, _ notice: Event.Notice, _ path: ItemPath
  ) {
    if let asked = allowed[question], asked == nil || asked == path { return }
    faults.append((path, "\(notice.rawValue) without \(question.rawValue) -> true"))
  }
}
