/// One property of an element as it is written, with where it stands.
struct SVGDeclaration: Hashable {
  /// The property, lower case.
  let name: String
  /// The value without white space around it.
  let value: String
  /// The attribute that it stands in; nil where it comes from a style sheet.
  let attribute: String?
  /// The bytes of it in the attribute's value; nil for all of them.
  let part: Range<Int>?

  /// Reads declarations with semicolons between them, as the attribute `style` and rules hold them.
  ///
  /// What is no declaration is skipped, as in CSS. `!important` does not count: there is one author.
  static func list(_ text: String, attribute: String?) -> [SVGDeclaration] {
    let bytes = Array(text.utf8)
    var declarations: [SVGDeclaration] = []
    var start = 0
    for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: ";") {
      defer { start = end + 1 }
      guard let colon = bytes[start..<end].firstIndex(of: UInt8(ascii: ":")) else { continue }
      var first = colon + 1
      var last = end
      while first < last, ValueScanner.isSpace(bytes[first]) { first += 1 }
      while last > first, ValueScanner.isSpace(bytes[last - 1]) { last -= 1 }
      var value = String(decoding: bytes[first..<last], as: UTF8.self)
      if let mark = value.lastIndex(of: "!") { value = value[..<mark].trimmed }
      declarations.append(
        SVGDeclaration(
          name: String(decoding: bytes[start..<colon], as: UTF8.self).trimmed.lowercased(),
          value: value, attribute: attribute, part: first..<last))
    }
    return declarations
  }
}
