/// One element of a file.
struct XMLElement: Hashable {
  /// One attribute of an element.
  struct Attribute: Hashable {
    /// The name; one of XLink is prefixed `xlink:`, one of another vocabulary is not kept.
    let name: String
    /// The value, entities replaced and white space as XML normalises it.
    let value: String
  }

  /// The local name; nil for an element of another vocabulary than SVG.
  let name: String?
  /// The attributes in the order in which they stand.
  let attributes: [Attribute]
  /// The index of the element around it; nil for the root.
  let parent: Int?
  /// The index behind the last element in it.
  var end: Int
  /// The bytes of its start tag.
  let tag: Range<Int>
  /// The characters directly in it; kept for `style` only.
  var text = ""

  /// The value of an attribute.
  subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}
