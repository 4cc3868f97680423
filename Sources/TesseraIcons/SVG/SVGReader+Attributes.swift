internal import TesseraGraphics
internal import TesseraSource

/// Attributes → numbers, maps, references.
extension SVGReader {
  /// A length in user units; 0 where there is none.
  mutating func length(
    _ name: String, of index: Int, whole: Double, _ style: SVGStyle
  ) -> Double {
    optionalLength(name, of: index, whole: whole, style) ?? 0
  }

  /// A length in user units; nil where there is none, or `auto`.
  mutating func optionalLength(
    _ name: String, of index: Int, whole: Double, _ style: SVGStyle, isSize: Bool = false
  ) -> Double? {
    guard let text = document.elements[index][name], text != "auto", !text.isEmpty else {
      return nil
    }
    guard let length = SVGLength(text), !isSize || length.number >= 0 else {
      warnAttribute(name, of: index, "`\(text.prefix(60))` is no length that `\(name)` can have")
      return nil
    }
    return length.value(of: whole, fontSize: style.fontSize)
  }

  /// The map of an attribute such as `transform`; identity where it cannot be read.
  mutating func attributeTransform(_ name: String, of index: Int) -> AffineTransform {
    guard let text = document.elements[index][name] else { return .identity }
    do {
      return try TransformList.read(text)
    } catch {
      warnAttribute(name, of: index, part: error.place, error.message)
      return .identity
    }
  }

  /// A finding about an attribute that cannot be read.
  mutating func warnAttribute(
    _ name: String, of index: Int, part: Range<Int>? = nil, _ message: String, help: String? = nil
  ) {
    findings.warn(
      "T0904", kind: "attribute \(name)", at: document.location(of: name, in: index, part: part),
      message, help: help)
  }

  /// The element that `href` refers to; nil where there is none, which is told.
  mutating func reference(of index: Int) -> Int? {
    let element = document.elements[index]
    let name = element["href"] != nil ? "href" : "xlink:href"
    guard let text = element[name]?.trimmed else {
      findings.warn(
        "T0906", kind: "no href", at: document.location(of: index),
        "`\(element.name ?? "")` needs an `href` that says what it refers to")
      return nil
    }
    guard text.hasPrefix("#") else {
      findings.warn(
        "T0906", kind: "external href", at: document.location(of: name, in: index),
        "`\(text.prefix(60))` leads out of the file, and no other file is read")
      return nil
    }
    return self.element(withID: String(text.dropFirst()), at: index, attribute: name)
  }

  /// The element of an identifier; nil where there is none, which is told.
  mutating func element(withID id: String, at index: Int, attribute: String) -> Int? {
    if let found = ids[id] { return found }
    findings.warn(
      "T0906", kind: "id \(id)", at: document.location(of: attribute, in: index),
      "nothing in the file has the id `\(id)`", help: Self.help(id, among: ids))
    return nil
  }
  /// The most identifiers among which the one that was meant is looked for.
  private static let suggestions = 1_000

  private static func help(_ id: String, among ids: [String: Int]) -> String? {
    guard ids.count <= suggestions else { return nil }
    return Suggestion.closest(to: id, in: ids.keys.sorted()).map { "did you mean `#\($0)`?" }
  }
}
