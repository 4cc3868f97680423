/// A value of a JSON text and the bytes that it was read from.
package struct JSONNode: Hashable, Sendable {
  /// The value.
  package let value: JSONValue
  /// The byte offsets of the value in its ``SourceText``, brackets and quotes included.
  package let range: Range<Int>

  /// Creates a node.
  package init(value: JSONValue, range: Range<Int>) {
    self.value = value
    self.range = range
  }
}
