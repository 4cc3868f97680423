public import TesseraCollection

/// What the delegate of a replay replies, by question and item.
public struct ReplayAnswers: Hashable, Sendable {
  /// What can be answered.
  public enum Question: String, CaseIterable, Hashable, Sendable {
    /// May a press highlight the item?
    case shouldHighlight
    /// May a tap select the item?
    case shouldSelect
    /// May a tap deselect the item?
    case shouldDeselect
    /// Does a tap do something beside selecting?
    case canPerformPrimaryAction
    /// Can the item be edited?
    case canEdit
    /// Does the focus select the item?
    case selectionFollowsFocus
  }

  private var replies: [Question: [ItemPath: Bool]] = [:]

  /// Creates no answers.
  public init() {}

  /// The reply to a question about an item; nil where there is none.
  public subscript(question: Question, path: ItemPath) -> Bool? {
    get { replies[question]?[path] }
    set { replies[question, default: [:]][path] = newValue }
  }
}
