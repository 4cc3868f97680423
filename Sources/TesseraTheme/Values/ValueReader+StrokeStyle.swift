internal import TesseraGraphics
internal import TesseraSource

extension ValueReader {
  /// Reads a stroke style token's value: a name, or dashes (Format module, section 9.2).
  mutating func strokeStyleLiteral(_ node: JSONNode, for owner: String) -> StrokeStyleValue? {
    switch node.value {
    case .string(let name):
      if let keyword = StrokeStyleValue.Keyword(rawValue: name) { return .keyword(keyword) }
      let names = StrokeStyleValue.Keyword.allCases.map(\.rawValue)
      reportWrong(
        node, owner, wanted: "the name of a line style or an object", found: "`\(name)`",
        help: Suggestion.help(for: name, in: names) ?? "the names are \(names.listed)")
      return nil
    case .object:
      guard
        let parts = parts(
          node, of: .strokeStyle, for: owner, required: ["dashArray", "lineCap"], optional: [])
      else { return nil }
      let lengths = parts["dashArray"].flatMap { dashes($0) }
      let cap = parts["lineCap"].flatMap { lineCap($0) }
      guard let lengths, let cap else { return nil }
      return .dashes(lengths, cap: cap)
    default:
      reportWrong(node, owner, wanted: "the name of a line style or an object")
      return nil
    }
  }

  /// Reads `dashArray`, in points.
  private mutating func dashes(_ node: JSONNode) -> [Double]? {
    guard !reportsUnreadable(node) else { return nil }
    guard case .array(let elements) = node.value, !elements.isEmpty else {
      var found: String?
      if case .array = node.value { found = "an empty one" }
      reportWrong(node, "`dashArray`", wanted: "an array of dimensions", found: found)
      return nil
    }
    var lengths: [Double] = []
    for element in elements {
      if let length = length(element, for: "an element of `dashArray`", isSigned: false) {
        lengths.append(length)
      }
    }
    return lengths.count == elements.count ? lengths : nil
  }

  /// Reads `lineCap`.
  private mutating func lineCap(_ node: JSONNode) -> StrokeStyle.Cap? {
    guard !reportsUnreadable(node) else { return nil }
    var found: String?
    if case .string(let name) = node.value {
      if let cap = StrokeStyle.Cap(rawValue: name) { return cap }
      found = "`\(name)`"
    }
    reportWrong(node, "`lineCap`", wanted: "`round`, `butt` or `square`", found: found)
    return nil
  }
}
