import TesseraSource

/// Members of the files that runs keep: each of its kind, or nil.
extension JSONObject {
  /// A string.
  func string(_ name: String) -> String? { self[name]?.value.string }

  /// A whole number.
  func integer(_ name: String) -> Int? { self[name]?.value.integer }

  /// A truth value.
  func bool(_ name: String) -> Bool? {
    if case .bool(let value)? = self[name]?.value { value } else { nil }
  }

  /// A list, all of whose elements can be read.
  func list<Element>(_ name: String, _ read: (JSONValue) -> Element?) -> [Element]? {
    guard case .array(let nodes)? = self[name]?.value else { return nil }
    let elements = nodes.compactMap { read($0.value) }
    return elements.count == nodes.count ? elements : nil
  }

  /// Something, or nothing for null; nil for anything else.
  func optional<Value>(_ name: String, _ read: (JSONValue) -> Value?) -> Value?? {
    guard let value = self[name]?.value else { return nil }
    if case .null = value { return .some(nil) }
    return read(value).map { .some($0) }
  }
}

extension JSONValue {
  /// The text of a string.
  var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The value of a whole number.
  var integer: Int? {
    guard case .number(let number) = self else { return nil }
    return Int(exactly: number.value)
  }

  /// The hash that a string spells.
  static func pixelHash(_ value: JSONValue) -> PixelHash? { value.string.flatMap { PixelHash($0) } }
}
