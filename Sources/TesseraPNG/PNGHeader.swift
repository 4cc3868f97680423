/// A PNG file's signature and first chunk, checked before anything is decoded or allocated.
///
/// libpng checks the same, but says "Invalid IHDR data" to all of it.
struct PNGHeader {
  /// Pixels in a row, 1…2³¹−1.
  let width: Int
  /// Rows, 1…2³¹−1.
  let height: Int

  /// The eight bytes that every PNG file begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads the header of a file.
  ///
  /// The checksum is not looked at, so that a forged size is reported as the size that it is.
  init(_ bytes: [UInt8], path: String) throws(PNGError) {
    guard !bytes.isEmpty else { throw .empty(path: path) }
    guard bytes.starts(with: Self.signature) else {
      if Self.signature.starts(with: bytes) {
        let missing = Self.signature.count - bytes.count
        throw .truncated(path: path, place: "in the signature", missing: missing)
      }
      throw .notPNG(path: path, resembles: ForeignFormat(bytes))
    }
    if bytes.fourCharacters(at: 12) == "CgBI" { throw .xcodeVariant(path: path) }
    guard let width = bytes.unsigned32(at: 16), let height = bytes.unsigned32(at: 20),
      let kind = bytes.unsigned16(at: 24), let methods = bytes.unsigned16(at: 26),
      let interlace = bytes.dropFirst(28).first, bytes.count >= Self.end
    else {
      let missing = Self.end - bytes.count
      throw .truncated(path: path, place: "in the IHDR chunk", missing: missing)
    }
    guard bytes.unsigned32(at: 8) == 13, bytes.fourCharacters(at: 12) == "IHDR" else {
      throw .malformed(path: path, reason: "it does not begin with an IHDR chunk of 13 bytes")
    }
    guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else {
      throw .malformed(path: path, reason: "a picture of \(width)×\(height) pixels does not exist")
    }
    let (depth, colorType) = (kind >> 8, kind & 0xFF)
    guard Self.depths[colorType]?.contains(depth) == true else {
      throw .malformed(
        path: path, reason: "\(depth) bits a sample do not exist for colour type \(colorType)")
    }
    guard methods == 0, interlace <= 1 else {
      throw .malformed(path: path, reason: "its compression, filter or interlace method is unknown")
    }
    self.width = width
    self.height = height
  }

  /// Signature, and the IHDR chunk's length, name, 13 bytes and checksum.
  static let end = 8 + 4 + 4 + 13 + 4

  /// The bits a sample that each colour type allows (PNG specification, table 11.1).
  private static let depths: [Int: [Int]] = [
    0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
  ]
}
