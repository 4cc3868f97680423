/// A JSON value to be written; members keep their order.
package enum JSONOutput: Hashable, Sendable {
  /// The literal `null`.
  case null
  /// The literals `true` and `false`.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A finite number.
  case number(Double)
  /// A string.
  case string(String)
  /// The elements in order.
  case array([JSONOutput])
  /// The members in order; names should differ.
  case object([(String, JSONOutput)])

  /// Whether both are written the same way.
  package static func == (left: JSONOutput, right: JSONOutput) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)):
      left.elementsEqual(right) { $0.0 == $1.0 && $0.1 == $1.1 }
    default: false
    }
  }

  /// Feeds the value to `hasher`.
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .null: break
    case .bool(let value): hasher.combine(value)
    case .integer(let value): hasher.combine(value)
    case .number(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .array(let values): hasher.combine(values)
    case .object(let members):
      for (name, value) in members {
        hasher.combine(name)
        hasher.combine(value)
      }
    }
  }
}
