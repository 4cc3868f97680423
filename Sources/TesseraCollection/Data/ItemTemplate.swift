public import TesseraCells

/// Makes the items of a list that is given by a count alone.
public struct ItemTemplate: Hashable, Sendable {
  /// What identities begin with; the number follows.
  public var idPrefix: String
  /// What texts begin with; the number follows.
  public var textPrefix: String

  /// Creates a template: `cell-0` with the text `Cell 0`, and so on, unless said otherwise.
  public init(idPrefix: String = "cell-", textPrefix: String = "Cell ") {
    self.idPrefix = idPrefix
    self.textPrefix = textPrefix
  }

  /// The item of a number.
  public func item(_ number: Int) -> Item {
    Item("\(idPrefix)\(number)", text: "\(textPrefix)\(number)")
  }
}
