internal import TesseraSource

extension ValueReader {
  /// Reads a shadow token's value: one shadow or an array (Format module, section 9.6).
  mutating func shadowsLiteral(_ node: JSONNode, for owner: String) -> [ShadowValue]? {
    guard case .array(let elements) = node.value else {
      return shadow(node, for: owner).map { [$0] }
    }
    guard !elements.isEmpty else {
      reportWrong(node, owner, wanted: "at least one shadow", found: "an empty array")
      return nil
    }
    var shadows: [ShadowValue] = []
    for element in elements {
      if let shadow = element.isString
        ? referredShadow(element, for: owner)
        : shadow(element, for: owner)
      {
        shadows.append(shadow)
      }
    }
    return shadows.count == elements.count ? shadows : nil
  }

  /// Takes an element of an array from a shadow token that has only one; arrays are not joined.
  private mutating func referredShadow(_ node: JSONNode, for owner: String) -> ShadowValue? {
    let element = "an element of \(owner)"
    guard case .shadow(let shadows)? = value(node, as: .shadow, for: element) else { return nil }
    guard shadows.count == 1 else {
      reportWrong(
        node, element, wanted: "one shadow", found: "a token of \(shadows.count) shadows")
      return nil
    }
    return shadows[0]
  }

  /// Reads one shadow.
  private mutating func shadow(_ node: JSONNode, for owner: String) -> ShadowValue? {
    guard !reportsUnreadable(node),
      let parts = parts(
        node, of: .shadow, for: owner,
        required: ["color", "offsetX", "offsetY", "blur", "spread"], optional: ["inset"])
    else { return nil }
    let color = parts["color"].flatMap { self.color($0, for: "`color`") }
    let offsetX = parts["offsetX"].flatMap { self.length($0, for: "`offsetX`") }
    let offsetY = parts["offsetY"].flatMap { self.length($0, for: "`offsetY`") }
    let blur = parts["blur"].flatMap { self.length($0, for: "`blur`", isSigned: false) }
    let spread = parts["spread"].flatMap { self.length($0, for: "`spread`") }
    let isInset = inset(parts["inset"])
    guard let color, let offsetX, let offsetY, let blur, let spread, let isInset else {
      return nil
    }
    return ShadowValue(
      color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread,
      isInset: isInset)
  }

  /// Reads `inset`, which is false where it is left out; no token type could be referred to.
  private mutating func inset(_ node: JSONNode?) -> Bool? {
    guard let node else { return false }
    guard !reportsUnreadable(node) else { return nil }
    guard case .bool(let isInset) = node.value else {
      reportWrong(node, "`inset`", wanted: "true or false")
      return nil
    }
    return isInset
  }
}

extension JSONNode {
  /// Whether the value is a string.
  fileprivate var isString: Bool {
    if case .string = value { return true }
    return false
  }
}
