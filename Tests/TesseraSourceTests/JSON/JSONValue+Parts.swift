import TesseraSource

extension JSONValue {
  /// The value without places, to be compared.
  var plain: JSONOutput { JSONOutput(self) }

  /// The elements of an array; none of anything else.
  var elements: [JSONNode] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The text of a string; empty for anything else.
  var string: String {
    if case .string(let string) = self { string } else { "" }
  }

  /// A number without its fraction; 0 for anything else.
  var integer: Int {
    if case .number(let number) = self { Int(number.value) } else { 0 }
  }

  /// The value of a member of an object.
  subscript(name: String) -> JSONValue? {
    if case .object(let object) = self { object[name]?.value } else { nil }
  }
}
