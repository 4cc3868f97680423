internal import TesseraSource

extension ValueReader {
  /// The parts for which something can be assumed.
  private static let assumed = ["letterSpacing", "lineHeight"]

  /// Reads a typography token's value (Format module, section 9.8).
  ///
  /// Real files leave out letter spacing and line height: a warning names what is taken instead.
  /// The strict profile requires both.
  mutating func typographyLiteral(_ node: JSONNode, for owner: String) -> Typography? {
    guard
      let parts = parts(
        node, of: .typography, for: owner,
        required: ["fontFamily", "fontSize", "fontWeight"] + (isStrict ? Self.assumed : []),
        optional: isStrict ? [] : Self.assumed)
    else { return nil }
    let families = parts["fontFamily"].flatMap { self.families($0, for: "`fontFamily`") }
    let size = parts["fontSize"].flatMap { self.length($0, for: "`fontSize`", isSigned: false) }
    let weight = parts["fontWeight"].flatMap { self.weight($0, for: "`fontWeight`") }
    let letterSpacing = letterSpacing(parts["letterSpacing"], size: size, in: node)
    let lineHeight = lineHeight(parts["lineHeight"], size: size, in: node)
    guard let families, let size, let weight, let letterSpacing, let lineHeight else {
      return nil
    }
    return Typography(
      families: families, size: size, weight: weight, letterSpacing: letterSpacing,
      lineHeight: lineHeight)
  }

  private mutating func letterSpacing(
    _ node: JSONNode?, size: Double?, in whole: JSONNode
  ) -> Double? {
    guard let node else {
      reportAssumed("letterSpacing", "0", in: whole)
      return 0
    }
    return length(node, for: "`letterSpacing`", em: size)
  }

  /// Reads a line height: a multiple of the font size, or the legacy form of a dimension.
  private mutating func lineHeight(
    _ node: JSONNode?, size: Double?, in whole: JSONNode
  ) -> Double? {
    let owner = "`lineHeight`"
    guard let node else {
      reportAssumed("lineHeight", "\(Typography.defaultLineHeight)", in: whole)
      return Typography.defaultLineHeight
    }
    guard !reportsUnreadable(node) else { return nil }
    let multiple: Double?
    if let path = reference(node) {
      guard let target = target(of: path, at: node, as: nil, for: owner) else { return nil }
      if case .dimension(let length) = target.value {
        multiple = self.multiple(length, size: size, at: node)
      } else if case .number(let number)? = check(target, at: node, is: .number, for: owner) {
        multiple = number
      } else {
        return nil
      }
    } else if case .object = node.value {
      multiple = lengthLiteral(node, for: owner, em: size).flatMap {
        self.multiple($0, size: size, at: node)
      }
    } else {
      multiple = numberLiteral(node, for: owner)
    }
    guard let multiple else { return nil }
    guard multiple >= 0 else {
      reportWrong(node, owner, wanted: "0 or more", found: "negative")
      return nil
    }
    return multiple
  }

  /// A line height in points as a multiple of the font size.
  private mutating func multiple(_ length: Double, size: Double?, at node: JSONNode) -> Double? {
    // Without a font size the typography has no value, and the reason is reported there.
    guard let size else { return nil }
    guard size > 0 else {
      reportWrong(
        node, "`lineHeight`", wanted: "a number",
        found: "a dimension beside the font size 0")
      return nil
    }
    reportLegacy(
      node, "`lineHeight`", wanted: "a multiple of the font size", found: "a dimension",
      help: "write \(JSONWriter.number(length / size))")
    return length / size
  }

  private mutating func reportAssumed(_ name: String, _ value: String, in node: JSONNode) {
    guard !isStrict else { return }
    findings.append(
      TokenValueError.assumedPart(name: name, of: .typography, value: value, span(node)))
  }
}
