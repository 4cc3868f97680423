/// The size of a PNG file's picture, from its first and last bytes alone.
///
/// It tells a file that is whole at both ends from one that is empty, cut off, or no PNG at all, in a
/// hundredth of the time that decoding takes. What lies between is not looked at.
package struct PNGEnds: Hashable, Sendable {
  /// Pixels in a row.
  package let width: Int
  /// Rows.
  package let height: Int

  /// How many bytes at the beginning of a file are looked at.
  package static let headCount = PNGHeader.end
  /// How many bytes at its end are.
  package static let tailCount = PNGChunk.end.count

  /// Reads the ends of a file; nil where they are not those of a whole PNG.
  package init?(head: [UInt8], tail: [UInt8]) {
    guard tail.elementsEqual(PNGChunk.end), let header = try? PNGHeader(head, path: "") else {
      return nil
    }
    (width, height) = (header.width, header.height)
  }
}
