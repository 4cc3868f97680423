extension JSONOutput {
  /// A value as it was read, to be written again.
  ///
  /// JSON has finite numbers only: JSON5's others become the strings `Infinity`, `-Infinity` and `NaN`.
  package init(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let number) where number.value.isFinite: self = .number(number.value)
    case .number(let number) where number.value.isNaN: self = .string("NaN")
    case .number(let number): self = .string(number.value < 0 ? "-Infinity" : "Infinity")
    case .string(let string): self = .string(string)
    case .array(let elements): self = .array(elements.map { JSONOutput($0.value) })
    case .object(let object):
      self = .object(object.members.map { ($0.name, JSONOutput($0.node.value)) })
    }
  }
}
