internal import TesseraGraphics

/// The value of `fill` and `stroke` (SVG 2, section 13.2).
enum SVGPaint: Hashable {
  /// Nothing is drawn.
  case none
  /// The element's own `color`.
  case currentColor
  /// A colour.
  case color(Color)
  /// A gradient by its identifier, and what is drawn where there is none: no further gradient.
  indirect case server(id: String, fallback: SVGPaint)

  /// Reads the value.
  ///
  /// - Throws: `CSSColorError` for what is no paint.
  init(_ text: String) throws(CSSColorError) {
    let text = text.trimmed
    switch text.lowercased() {
    case "none": self = .none
    case "currentcolor": self = .currentColor
    default:
      guard let (id, rest) = SVGReference.leading(in: text) else {
        self = .color(try CSSColor(text).color)
        return
      }
      switch rest.lowercased() {
      case "", "none": self = .server(id: id, fallback: .none)
      case "currentcolor": self = .server(id: id, fallback: .currentColor)
      default: self = .server(id: id, fallback: .color(try CSSColor(rest).color))
      }
    }
  }
}

/// References to elements of the same file.
enum SVGReference {
  /// The identifier in `url(#id)` at the beginning of a text, and what follows it.
  static func leading(in text: String) -> (id: String, rest: String)? {
    guard text.lowercased().hasPrefix("url("), let close = text.firstIndex(of: ")") else {
      return nil
    }
    let inner = text[text.index(text.startIndex, offsetBy: 4)..<close].trimmed
      .trimmingQuotes
    guard inner.hasPrefix("#") else { return nil }
    return (String(inner.dropFirst()), text[text.index(after: close)...].trimmed)
  }
}

extension String {
  /// The text without one pair of quotes around it.
  fileprivate var trimmingQuotes: String {
    for quote in ["\"", "'"] where utf8.count >= 2 && hasPrefix(quote) && hasSuffix(quote) {
      return String(dropFirst().dropLast())
    }
    return self
  }
}
