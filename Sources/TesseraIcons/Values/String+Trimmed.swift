extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    let scalars = unicodeScalars
    func isSpace(_ scalar: Unicode.Scalar) -> Bool {
      " \t\n\r\u{C}".unicodeScalars.contains(scalar)
    }
    guard let first = scalars.firstIndex(where: { !isSpace($0) }),
      let last = scalars.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(self[first...last])
  }
}
