import Testing

/// Builds PNG files byte by byte, with neither libpng nor zlib: what the decoder is held against.
///
/// Deflate is used in its stored form only (RFC 1951, section 3.2.4).
enum PNGFixture {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A file of chunks: signature, the chunks, IEND.
  static func file(_ chunks: [UInt8]...) -> [UInt8] {
    signature + chunks.flatMap(\.self) + chunk("IEND", [])
  }

  /// Length, name, payload, checksum.
  static func chunk(_ name: String, _ payload: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + payload
    var chunk = big32(payload.count)
    chunk += body
    chunk += big32(Int(crc32(body)))
    return chunk
  }

  /// The IHDR chunk.
  static func header(
    width: Int, height: Int, depth: Int = 8, colorType: Int = 6, interlace: Int = 0
  ) -> [UInt8] {
    let kind = [UInt8(depth), UInt8(colorType), 0, 0, UInt8(interlace)]
    return chunk("IHDR", big32(width) + big32(height) + kind)
  }

  /// The IDAT chunk of filtered rows.
  static func pixelData(_ rows: [UInt8]) -> [UInt8] { chunk("IDAT", zlib(rows)) }

  /// A file of 2×1 pixels, opaque red and half-clear blue, with chunks between header and pixels.
  static func small(_ chunks: [UInt8]...) -> [UInt8] {
    file(
      header(width: 2, height: 1), chunks.flatMap(\.self),
      pixelData([0] + smallPixels))
  }

  /// The pixels of `small`.
  static let smallPixels: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 128]

  static func big32(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func big16(_ value: Int) -> [UInt8] {
    [8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// The unsigned 32-bit number at an offset.
  static func number(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The chunks of a file that is whole, their checksums checked.
  static func chunks(of bytes: [UInt8]) -> [(name: String, payload: [UInt8])] {
    var chunks: [(name: String, payload: [UInt8])] = []
    var offset = signature.count
    while offset < bytes.count {
      let end = offset + 8 + number(bytes, at: offset)
      let body = Array(bytes[offset + 4..<end])
      #expect(number(bytes, at: end) == Int(crc32(body)))
      chunks.append((String(decoding: body[..<4], as: UTF8.self), Array(body[4...])))
      offset = end + 4
    }
    return chunks
  }

  /// A zlib stream of stored blocks (RFC 1950).
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65_535, bytes.count)
      let length = end - start
      stream.append(end == bytes.count ? 1 : 0)
      for value in [length, ~length] {
        stream += [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
      }
      stream += bytes[start..<end]
      start = end
    } while start < bytes.count
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + big32(b << 16 | a)
  }

  /// CRC-32 bit by bit (PNG specification, annex D).
  static func crc32(_ bytes: [UInt8]) -> UInt32 {
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
