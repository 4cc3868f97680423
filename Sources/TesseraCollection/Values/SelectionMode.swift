/// How many items can be selected.
public enum SelectionMode: String, CaseIterable, Hashable, Sendable {
  /// None: touches select nothing (`allowsSelection` is false).
  case none
  /// One: selecting an item deselects the others.
  case single
  /// Any number: a tap on a selected item deselects it (`allowsMultipleSelection`).
  case multiple
}
