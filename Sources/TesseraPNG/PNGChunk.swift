/// One chunk of a PNG file: the frame around its bytes.
///
/// The whole file is walked before libpng sees it. So a cut or damaged file is told by its first
/// wrong chunk, in our words, where libpng would stumble over the consequences; and the small
/// uncompressed chunks (gAMA, pHYs, …) can be read in Swift.
struct PNGChunk {
  /// Four ASCII letters.
  let name: String
  /// Where its bytes lie in the file.
  let payload: Range<Int>

  /// The chunks of a file with a valid header, up to IEND; what follows that is no part of the PNG.
  ///
  /// IEND itself may be absent where the file ends after a whole chunk of pixels: there are programs
  /// that leave it out. Throws for a chunk that the file cuts off, that does not match its checksum,
  /// or that has no name.
  static func list(_ bytes: [UInt8], path: String) throws(PNGError) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var offset = PNGHeader.signature.count
    while chunks.last?.name != "IEND" {
      if offset == bytes.count, chunks.last?.name == "IDAT" { break }
      guard let length = bytes.unsigned32(at: offset),
        let name = bytes.fourCharacters(at: offset + 4)
      else {
        let missing = offset + end.count - bytes.count
        throw .truncated(path: path, place: "before the IEND chunk", missing: missing)
      }
      guard name.utf8.allSatisfy(isLetter) else {
        throw .malformed(path: path, reason: "the chunk at byte \(offset) has no valid name")
      }
      let payload = offset + 8..<offset + 8 + length
      guard let checksum = bytes.unsigned32(at: payload.upperBound) else {
        let missing = payload.upperBound + 4 - bytes.count
        throw .truncated(path: path, place: "in the \(name) chunk", missing: missing)
      }
      guard PNGFence.checksum(bytes[offset + 4..<payload.upperBound]) == checksum else {
        throw .damaged(path: path, chunk: name, offset: offset)
      }
      chunks.append(PNGChunk(name: name, payload: payload))
      offset = payload.upperBound + 4
    }
    return chunks
  }

  /// The IEND chunk, which is the same in every file.
  static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
