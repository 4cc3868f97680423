/// A byte offset inside a long line whose column is known.
struct ColumnAnchor: Hashable, Sendable {
  /// The byte offset in the text.
  let offset: Int
  /// The column of the cluster that begins there.
  let column: TextColumn

  /// The least distance in bytes between two anchors of a line.
  static let spacing = 1024

  /// The anchors of all lines that are longer than the spacing.
  ///
  /// An anchor lies between two ASCII bytes: a cluster always ends there, so that the stretches
  /// between anchors can be counted apart. A stretch without such a pair gets none.
  static func anchors(in bytes: [UInt8], lineStarts: [UInt32]) -> [ColumnAnchor] {
    var anchors: [ColumnAnchor] = []
    for line in lineStarts.indices {
      let end = line + 1 < lineStarts.count ? Int(lineStarts[line + 1]) : bytes.count
      var last = ColumnAnchor(offset: Int(lineStarts[line]), column: .first)
      while last.offset + spacing < end {
        var offset = last.offset + spacing
        while offset < end, bytes[offset] >= 0x80 || bytes[offset - 1] >= 0x80 { offset += 1 }
        guard offset < end else { break }
        last = ColumnAnchor(
          offset: offset, column: last.column.advanced(over: last.offset..<offset, of: bytes))
        anchors.append(last)
      }
    }
    return anchors
  }
}
