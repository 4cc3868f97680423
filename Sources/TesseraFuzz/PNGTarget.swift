internal import TesseraGraphics
internal import TesseraPNG

/// The PNG decoder and encoder under any bytes.
///
/// Whatever the bytes, there is a `PNGError` or a picture of the size that the header says; and a
/// picture that was read survives being written in either effort. A broken promise traps.
enum PNGTarget {
  /// Small, so that a run tries many files rather than large ones.
  private static let limits = PNGLimits(
    side: 2_048, decodedBytes: 1 << 18, textBytes: 1 << 14, textCount: 4)

  /// The file as it stands: signature, header, limits, chunks and their checksums.
  static func decodeRaw(_ bytes: [UInt8]) {
    _ = decoded(bytes)
  }

  /// The file with every checksum made right, so that what lies behind them is reached; then what was
  /// read is written and read again.
  static func decode(_ bytes: [UInt8]) {
    guard let file = decoded(resealed(bytes)) else { return }
    for effort in PNGEffort.allCases {
      do {
        let encoded = try PNGEncoder.encode(
          file.image, scale: 1, effort: effort, text: effort == .fast ? file.text : [])
        let again = try PNGDecoder.decode(encoded, path: "again.png")
        precondition(again.image == file.image, "a picture survives")
        precondition(again.warnings.isEmpty, "what is written is read without objections")
        precondition(effort != .fast || again.text == file.text, "texts survive")
      } catch PNGError.invalidKeyword, PNGError.nulInText {
        // A file may hold keywords that we do not write.
      } catch {
        preconditionFailure("what was read can be written: \(error)")
      }
    }
  }

  private static func decoded(_ bytes: [UInt8]) -> PNGFile? {
    // An error is an answer like a picture; that there is one is all that is asked.
    guard let file = try? PNGDecoder.decode(bytes, path: "a.png", limits: limits) else {
      return nil
    }
    precondition(file.image.width == number(bytes, at: 16), "the width is the header's")
    precondition(file.image.height == number(bytes, at: 20), "the height is the header's")
    return file
  }

  private static func resealed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var offset = 8
    while offset + 12 <= bytes.count {
      let end = offset + 8 + number(bytes, at: offset)
      guard end + 4 <= bytes.count else { break }
      let checksum = crc32(bytes[offset + 4..<end])
      for index in 0..<4 {
        bytes[end + index] = UInt8(truncatingIfNeeded: checksum >> UInt32(24 - 8 * index))
      }
      offset = end + 4
    }
    return bytes
  }

  /// The unsigned 32-bit number at an offset, high byte first.
  private static func number(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// CRC-32 bit by bit (PNG specification, annex D).
  private static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var remainder = UInt32.max
    for byte in bytes {
      remainder ^= UInt32(byte)
      for _ in 0..<8 {
        remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1
      }
    }
    return ~remainder
  }
}
