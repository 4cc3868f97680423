/// The forms of names that become file names and token paths.
enum Identifier {
  /// Whether a name matches `[a-z][a-z0-9]*(-[a-z0-9]+)*`.
  static func isKebabCase(_ name: String) -> Bool {
    guard let first = name.utf8.first, isLetter(first) else { return false }
    let words = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return words.allSatisfy { word in
      !word.isEmpty && word.allSatisfy { isLetter($0) || isDigit($0) }
    }
  }

  /// Whether a name matches `[a-z0-9-]+`.
  static func isItemName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
  }

  /// Whether a byte is one of `a`…`z`.
  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  /// Whether a byte is one of `0`…`9`.
  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
