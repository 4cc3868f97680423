/// XXH64 of a byte string with seed 0: what tells two font files apart.
///
/// A font of 5 MB is hashed at every start, so the hash takes 32 bytes a step. It is not made to
/// resist an attacker, and need not: a forged font can only spoil its owner's own pictures.
/// Algorithm: the XXH64 section of Yann Collet, "xxHash fast digest algorithm", version 0.1.1.
package struct ContentHash: Hashable, Sendable {
  /// The hash as a number.
  package let value: UInt64

  /// The hash in 16 lower-case hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  /// Hashes `bytes`; linear in their number.
  package init(_ bytes: [UInt8]) {
    var offset = 0
    var hash: UInt64
    if bytes.count >= 32 {
      var lanes: InlineArray<4, UInt64> = [
        Self.prime1 &+ Self.prime2, Self.prime2, 0, 0 &- Self.prime1,
      ]
      while offset + 32 <= bytes.count {
        for lane in lanes.indices {
          lanes[lane] = Self.round(lanes[lane], Self.word(of: bytes, at: offset + 8 * lane))
        }
        offset += 32
      }
      hash =
        Self.rotate(lanes[0], 1) &+ Self.rotate(lanes[1], 7) &+ Self.rotate(lanes[2], 12)
        &+ Self.rotate(lanes[3], 18)
      for lane in lanes.indices {
        hash = (hash ^ Self.round(0, lanes[lane])) &* Self.prime1 &+ Self.prime4
      }
    } else {
      hash = Self.prime5
    }
    hash &+= UInt64(bytes.count)
    while offset + 8 <= bytes.count {
      hash ^= Self.round(0, Self.word(of: bytes, at: offset))
      hash = Self.rotate(hash, 27) &* Self.prime1 &+ Self.prime4
      offset += 8
    }
    if offset + 4 <= bytes.count {
      let half = bytes[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | UInt64($1) }
      hash = Self.rotate(hash ^ half &* Self.prime1, 23) &* Self.prime2 &+ Self.prime3
      offset += 4
    }
    for byte in bytes[offset...] {
      hash = Self.rotate(hash ^ UInt64(byte) &* Self.prime5, 11) &* Self.prime1
    }
    hash = (hash ^ hash >> 33) &* Self.prime2
    hash = (hash ^ hash >> 29) &* Self.prime3
    value = hash ^ hash >> 32
  }

  private static func round(_ sum: UInt64, _ word: UInt64) -> UInt64 {
    rotate(sum &+ word &* prime2, 31) &* prime1
  }

  private static func rotate(_ value: UInt64, _ count: UInt64) -> UInt64 {
    value &<< count | value &>> (64 - count)
  }

  /// The eight bytes from `offset` on, the first one lowest.
  private static func word(of bytes: [UInt8], at offset: Int) -> UInt64 {
    precondition(offset >= 0 && offset + 8 <= bytes.count, "eight bytes lie inside")
    // Invariant: the precondition; any eight bytes are a UInt64, at any alignment.
    return unsafe UInt64(
      littleEndian: bytes.withUnsafeBytes {
        unsafe $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      })
  }
}
