public import TesseraCollection

/// What an app does on one screen: a delegate, and what else a replay asks of it.
public protocol ReplayBehavior: CollectionViewDelegate {
  /// The screen appears: called once, before the first layout.
  func begin()

  /// A cell was given its item; also one that is never shown, with which another is compared.
  func fill(_ cell: ReusableCell, at path: ItemPath)

  /// The edit button was tapped, or a script switches the mode.
  func setEditing(_ isOn: Bool)
}

extension ReplayBehavior {
  /// Nothing.
  public func begin() {}
  /// Nothing.
  public func fill(_ cell: ReusableCell, at path: ItemPath) {}
}
