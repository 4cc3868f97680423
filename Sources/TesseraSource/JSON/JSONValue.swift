/// A JSON value whose parts know their place in the text.
package enum JSONValue: Hashable, Sendable {
  /// The literal `null`.
  case null
  /// The literals `true` and `false`.
  case bool(Bool)
  /// A number with its text.
  case number(JSONNumber)
  /// A string, escapes decoded.
  case string(String)
  /// The elements in order.
  case array([JSONNode])
  /// The members in order.
  case object(JSONObject)

  /// What the value is, as a word for messages: `an object`, `a string`.
  package var kindDescription: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
