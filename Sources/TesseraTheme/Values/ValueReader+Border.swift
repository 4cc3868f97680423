internal import TesseraSource

extension ValueReader {
  /// Reads a border token's value (Format module, section 9.3).
  mutating func borderLiteral(_ node: JSONNode, for owner: String) -> BorderValue? {
    guard
      let parts = parts(
        node, of: .border, for: owner, required: ["color", "width", "style"], optional: [])
    else { return nil }
    let color = parts["color"].flatMap { self.color($0, for: "`color`") }
    let width = parts["width"].flatMap { self.length($0, for: "`width`", isSigned: false) }
    var style: StrokeStyleValue?
    if let part = parts["style"],
      case .strokeStyle(let value)? = value(part, as: .strokeStyle, for: "`style`")
    {
      style = value
    }
    guard let color, let width, let style else { return nil }
    return BorderValue(color: color, width: width, style: style)
  }
}
