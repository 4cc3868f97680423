/// A theme value that took part in a drawing, with the way it came.
package struct TokenUse: Hashable, Sendable {
  /// Token paths from the role's own down to the literal; a cell's default begins with the role.
  package let names: [String]
  /// The resolved value as text.
  package let value: String

  /// `a>b=value`: the way and the value.
  package var text: String { "\(names.joined(separator: ">"))=\(value)" }
}
