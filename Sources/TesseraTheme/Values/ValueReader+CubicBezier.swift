internal import TesseraSource

extension ValueReader {
  /// Reads a cubic Bézier token's value: four numbers (Format module, section 8.6).
  mutating func curveLiteral(_ node: JSONNode, for owner: String) -> CubicBezier? {
    guard case .array(let elements) = node.value else {
      reportWrong(node, owner, wanted: "an array of four numbers")
      return nil
    }
    guard elements.count == 4 else {
      reportWrong(
        node, owner, wanted: "an array of four numbers", found: "one of \(elements.count)")
      return nil
    }
    var numbers: [Double] = []
    for (index, element) in elements.enumerated() {
      guard let number = number(element, for: "an element of \(owner)") else { continue }
      if index.isMultiple(of: 2), !(0...1).contains(number) {
        reportWrong(
          element, "the x of a control point", wanted: "a number from 0 to 1",
          found: JSONWriter.number(number))
      } else {
        numbers.append(number)
      }
    }
    guard numbers.count == 4 else { return nil }
    return CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
