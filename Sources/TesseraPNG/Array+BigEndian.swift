/// Numbers in network byte order, as PNG and ICC files store them; nil beyond the end.
extension [UInt8] {
  /// The unsigned 16-bit number at a byte offset.
  func unsigned16(at offset: Int) -> Int? {
    guard offset >= 0, offset <= count - 2 else { return nil }
    return Int(self[offset]) << 8 | Int(self[offset + 1])
  }

  /// The unsigned 32-bit number at a byte offset.
  func unsigned32(at offset: Int) -> Int? {
    guard let high = unsigned16(at: offset), let low = unsigned16(at: offset + 2) else {
      return nil
    }
    return high << 16 | low
  }

  /// The four characters at a byte offset, Latin-1.
  func fourCharacters(at offset: Int) -> String? {
    guard offset >= 0, offset <= count - 4 else { return nil }
    return String(latin1: self[offset..<offset + 4])
  }
}
