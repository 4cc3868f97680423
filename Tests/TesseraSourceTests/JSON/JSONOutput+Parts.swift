import TesseraSource

extension JSONOutput {
  /// The elements of an array; empty for anything else.
  var elements: [JSONOutput] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The text of a string; nil for anything else.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The value of a whole number; nil for anything else.
  var integer: Int? {
    if case .integer(let value) = self { value } else { nil }
  }

  /// A member of an object; nil for anything else.
  subscript(name: String) -> JSONOutput? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.0 == name }?.1
  }
}
