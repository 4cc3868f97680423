/// A member of a JSON object: its name, its value and their places.
package struct JSONMember: Hashable, Sendable {
  /// The name, escapes decoded.
  package let name: String
  /// The byte offsets of the name in its ``SourceText``, quotes included.
  package let nameRange: Range<Int>
  /// The value.
  package let node: JSONNode

  /// Creates a member.
  package init(name: String, nameRange: Range<Int>, node: JSONNode) {
    self.name = name
    self.nameRange = nameRange
    self.node = node
  }
}
