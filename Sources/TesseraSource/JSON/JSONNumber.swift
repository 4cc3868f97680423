/// A number of a JSON text.
///
/// The value is finite unless the text is a JSON5 `Infinity` or `NaN`: a number too large for a
/// Double is a syntax error. Two numbers are equal when they are written the same way, so that a
/// `NaN` equals itself.
package struct JSONNumber: Hashable, Sendable {
  /// The nearest Double.
  package let value: Double
  /// The number as written, sign included.
  package let text: String

  /// Creates a number.
  package init(value: Double, text: String) {
    self.value = value
    self.text = text
  }

  /// Whether both are written the same way.
  package static func == (left: JSONNumber, right: JSONNumber) -> Bool { left.text == right.text }

  /// Feeds the text to `hasher`.
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
