internal import TesseraSource

/// The elements of an XML file in the order in which they begin.
///
/// A flat list instead of a tree of objects: what is in an element are the elements up to its `end`, so
/// that no depth of nesting is ever a depth of calls, not even when it is freed.
struct XMLDocument {
  /// The file.
  let source: SourceText
  /// The elements; the first is the root, and there is one.
  let elements: [XMLElement]

  /// The indices of the elements directly in one.
  func children(of index: Int) -> some Sequence<Int> {
    let end = elements[index].end
    return sequence(first: index + 1) { elements[$0].end }.prefix { $0 < end }
  }

  /// The place of an element's start tag.
  func location(of index: Int) -> SourceLocation {
    source.location(of: elements[index].tag)
  }

  /// The place of an attribute, or of a part of its value given by bytes; the start tag where it is not
  /// found.
  ///
  /// The parser does not tell places of attributes, so the tag is read once more for the few that are
  /// wrong. A value with entities has its place as a whole.
  func location(
    of name: String, in index: Int, part: Range<Int>? = nil
  ) -> SourceLocation {
    let tag = elements[index].tag
    guard let value = Self.value(of: name, in: source.bytes, tag: tag) else {
      return location(of: index)
    }
    guard let part, part.upperBound <= value.count, !source.bytes[value].contains(UInt8(ascii: "&"))
    else { return source.location(of: value) }
    return source.location(
      of: value.lowerBound + part.lowerBound..<value.lowerBound + part.upperBound)
  }

  /// The bytes of an attribute's value between its quotes.
  private static func value(
    of name: String, in bytes: [UInt8], tag: Range<Int>
  ) -> Range<Int>? {
    let wanted = Array(name.utf8)
    var at = tag.lowerBound
    func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
    // The tag's own name.
    while at < tag.upperBound, !isSpace(bytes[at]) { at += 1 }
    while true {
      while at < tag.upperBound, isSpace(bytes[at]) { at += 1 }
      let start = at
      while at < tag.upperBound, bytes[at] != UInt8(ascii: "="), !isSpace(bytes[at]) { at += 1 }
      let found = bytes[start..<at]
      while at < tag.upperBound, bytes[at] != 0x22, bytes[at] != 0x27 { at += 1 }
      guard at < tag.upperBound else { return nil }
      let quote = bytes[at]
      let first = at + 1
      at = first
      while at < tag.upperBound, bytes[at] != quote { at += 1 }
      guard at < tag.upperBound else { return nil }
      if found.elementsEqual(wanted) { return first..<at }
      at += 1
    }
  }
}
