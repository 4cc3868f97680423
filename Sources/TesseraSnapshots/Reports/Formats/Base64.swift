/// Bytes as letters, as data URIs have them (RFC 4648, section 4).
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  /// Appends the letters of bytes.
  static func append(_ bytes: [UInt8], to text: inout [UInt8]) {
    text.reserveCapacity(text.count + (bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let rest = bytes.count - start
      let word =
        UInt32(bytes[start]) << 16 | (rest > 1 ? UInt32(bytes[start + 1]) << 8 : 0)
        | (rest > 2 ? UInt32(bytes[start + 2]) : 0)
      text.append(letters[Int(word >> 18)])
      text.append(letters[Int(word >> 12 & 63)])
      text.append(rest > 1 ? letters[Int(word >> 6 & 63)] : padding)
      text.append(rest > 2 ? letters[Int(word & 63)] : padding)
    }
  }
}
