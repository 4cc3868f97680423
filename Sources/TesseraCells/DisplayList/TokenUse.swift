/// A theme value that took part in a drawing, with the way it came.
package struct TokenUse: Hashable, Sendable {
  /// Token paths from the role's own down to the literal; a cell's default begins with the role.
  package let names: [String]
  /// The resolved value as text.
  package let value: String
  /// How many of the names, from the first on, have the whole value.
  ///
  /// Those behind them gave a part of it. The text form does not say it.
  package let wholeCount: Int

  /// Creates a note; where nothing else is said, each name has the whole value.
  package init(names: [String], value: String, wholeCount: Int? = nil) {
    self.names = names
    self.value = value
    self.wholeCount = wholeCount ?? names.count
  }

  /// `a>b=value`: the way and the value.
  package var text: String { "\(names.joined(separator: ">"))=\(value)" }
}
