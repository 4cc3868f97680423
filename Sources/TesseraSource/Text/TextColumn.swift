/// A column of a line in the two units that are asked for, both from 1.
struct TextColumn: Hashable, Sendable {
  /// In grapheme clusters, as a person counts; a tab is one.
  let clusters: Int
  /// In UTF-16 code units, as the protocols of editors count.
  let utf16: Int

  /// The first column of a line.
  static let first = TextColumn(clusters: 1, utf16: 1)

  /// The column behind the clusters of a range of UTF-8 bytes that begins at this one.
  func advanced(over range: Range<Int>, of bytes: [UInt8]) -> TextColumn {
    if bytes.isOneByteAColumn(range) { return advanced(range.count, range.count) }
    let text = String(decoding: bytes[range], as: UTF8.self)
    return advanced(text.count, text.utf16.count)
  }

  /// The column of the last cluster of a range that begins at this one.
  ///
  /// - Precondition: the range is not empty.
  func advanced(toLastClusterOf range: Range<Int>, of bytes: [UInt8]) -> TextColumn {
    if bytes.isOneByteAColumn(range) { return advanced(range.count - 1, range.count - 1) }
    let text = String(decoding: bytes[range], as: UTF8.self).dropLast()
    return advanced(text.count, text.utf16.count)
  }

  private func advanced(_ clusters: Int, _ utf16: Int) -> TextColumn {
    TextColumn(clusters: self.clusters + clusters, utf16: self.utf16 + utf16)
  }
}

extension [UInt8] {
  /// Whether every byte of a range is a cluster: most source text is ASCII.
  fileprivate func isOneByteAColumn(_ range: Range<Int>) -> Bool {
    self[range].allSatisfy { $0 < 0x80 && $0 != ASCII.carriageReturn }
  }
}
