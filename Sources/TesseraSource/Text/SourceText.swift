// Turns byte offsets into places that a person can find: path, line, column.
//
// Columns count grapheme clusters, so that a place agrees with what an editor shows. Counting from
// the line's start for every place would make a minified file of one line quadratic, so long lines
// carry anchors: offsets between two ASCII bytes, where a cluster always ends (UAX #29, GB999).
// The text is never decoded as a whole: bytes that are no UTF-8 stay as they are, count as one
// U+FFFD each maximal subpart, and are reported by whoever reads the text.

/// One text file in memory, which can say where a range of its bytes lies.
///
/// Equality and hash are those of the identity: two loads of a file are two texts.
package final class SourceText: Sendable {
  /// The file's path as the user gave it.
  package let path: String
  /// The content as read, byte order mark included.
  package let bytes: [UInt8]
  /// The offset at which each line begins, ascending; the first is behind a byte order mark.
  private let lineStarts: [UInt32]
  /// Known columns inside long lines, by ascending offset.
  private let anchors: [ColumnAnchor]

  /// Creates a text from the bytes of the file at `path`.
  ///
  /// - Precondition: fewer than 4 GiB.
  /// - Complexity: O(n); each place later costs O(log n) and one short stretch of the line.
  package init(path: String, bytes: [UInt8]) {
    precondition(bytes.count <= Int(UInt32.max), "a text holds fewer than 4 GiB")
    self.path = path
    self.bytes = bytes
    lineStarts = Self.lineStarts(of: bytes)
    anchors = ColumnAnchor.anchors(in: bytes, lineStarts: lineStarts)
  }

  /// The offset of the first byte behind a byte order mark: 3, or 0 where there is none.
  package var contentStart: Int { Int(lineStarts[0]) }

  /// The place of `range`, byte offsets into ``bytes``.
  ///
  /// A range that begins inside a cluster begins at that cluster; one that ends inside ends after
  /// it. A place inside a line end or a byte order mark moves to the text beside it.
  /// - Precondition: the range lies within the bytes.
  package func location(of range: Range<Int>) -> SourceLocation {
    precondition(range.upperBound <= bytes.count, "the range lies outside the text")
    let start = max(range.lowerBound, contentStart)
    let end = max(range.upperBound, start)
    let line = lineIndex(of: start)
    let endLine = lineIndex(of: end)
    let excerpt = excerpt(ofLine: line, around: start)
    return SourceLocation(
      path: path, line: line + 1, start: column(of: start, inLine: line, roundedUp: false),
      endLine: endLine + 1, end: column(of: end, inLine: endLine, roundedUp: true),
      sourceLine: excerpt.text, sourceLineColumn: excerpt.column)
  }

  /// The whole text, decoded.
  ///
  /// - Throws: ``SourceError/invalidUTF8(_:)`` with the place of the first byte that is none.
  package func decoded() throws(SourceError) -> String {
    if let invalid = UTF8Validation.firstInvalidRange(in: bytes, from: contentStart) {
      throw .invalidUTF8(location(of: invalid))
    }
    return String(decoding: bytes[contentStart...], as: UTF8.self)
  }

  /// The offsets at which lines begin: behind LF, CR and CR LF.
  private static func lineStarts(of bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for offset in bytes.indices {
      let byte = bytes[offset]
      let isLineEnd =
        byte == ASCII.lineFeed
        || (byte == ASCII.carriageReturn
          && !(offset + 1 < bytes.count && bytes[offset + 1] == ASCII.lineFeed))
      if isLineEnd { starts.append(UInt32(offset + 1)) }
    }
    return starts
  }

  /// The 0-based line that holds `offset`.
  private func lineIndex(of offset: Int) -> Int {
    lineStarts.partitionPoint { Int($0) > offset } - 1
  }

  /// The bytes of a line without its end.
  private func content(ofLine line: Int) -> Range<Int> {
    let start = Int(lineStarts[line])
    var end = line + 1 < lineStarts.count ? Int(lineStarts[line + 1]) : bytes.count
    while end > start, ASCII.isLineEnd(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The column of `offset`, counted from the nearest anchor.
  private func column(of offset: Int, inLine line: Int, roundedUp: Bool) -> TextColumn {
    let content = content(ofLine: line)
    let offset = min(offset, content.upperBound)
    let anchor = anchor(before: offset, inLine: content.lowerBound)
    if roundedUp || offset == content.upperBound {
      // A part of a scalar would count as a scalar of its own, which may begin a cluster.
      let end =
        offset > anchor.offset ? UTF8Validation.endOfScalar(in: bytes, holding: offset - 1) : offset
      return anchor.column.advanced(over: anchor.offset..<end, of: bytes)
    }
    // The last cluster up to the end of the scalar that holds the byte is the one that holds the
    // byte, whether the scalar begins the cluster or continues it.
    let scalarEnd = UTF8Validation.endOfScalar(in: bytes, holding: offset)
    return anchor.column.advanced(toLastClusterOf: anchor.offset..<scalarEnd, of: bytes)
  }

  /// The last known column at or before `offset`, at the earliest the line's start.
  private func anchor(before offset: Int, inLine lineStart: Int) -> ColumnAnchor {
    let index = anchors.partitionPoint { $0.offset > offset } - 1
    guard index >= 0, anchors[index].offset > lineStart else {
      return ColumnAnchor(offset: lineStart, column: .first)
    }
    return anchors[index]
  }

  /// The line's text, or for a long line the part around `offset` and the column that it begins at.
  private func excerpt(ofLine line: Int, around offset: Int) -> (text: String, column: Int) {
    let content = content(ofLine: line)
    guard content.count > SourceLimits.excerpt else {
      return (String(decoding: bytes[content], as: UTF8.self), 1)
    }
    let place = min(offset, content.upperBound)
    let before = max(content.lowerBound, place - ColumnAnchor.spacing)
    var start = anchor(before: before, inLine: content.lowerBound)
    if before - start.offset > SourceLimits.excerpt {
      // No anchor is near, in a stretch without ASCII: the excerpt begins at the place itself.
      start = ColumnAnchor(
        offset: place, column: column(of: place, inLine: line, roundedUp: false))
    }
    var end = min(content.upperBound, max(before, start.offset) + SourceLimits.excerpt)
    while end < content.upperBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return (String(decoding: bytes[start.offset..<end], as: UTF8.self), start.column.clusters)
  }
}

extension SourceText: Hashable {
  /// Whether both are the same object.
  package static func == (left: SourceText, right: SourceText) -> Bool { left === right }

  /// Feeds the identity to `hasher`.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
