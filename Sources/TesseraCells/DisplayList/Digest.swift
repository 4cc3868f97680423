import TesseraGraphics

/// Short hashes that tell two outlines or pictures apart in a display list's text.
///
/// FNV-1a, 64 bits (Fowler, Noll, Vo): tiny, the same everywhere, and no guard against an attacker,
/// which a note for people does not need.
enum Digest {
  /// The hash of bytes, as sixteen hexadecimal digits.
  static func text(of bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The hash of an outline: every step and every coordinate to the bit.
  static func text(of path: Path) -> String {
    text(
      of: path.elements.lazy.flatMap { element -> [UInt8] in
        let (kind, points): (UInt8, [Point]) =
          switch element {
          case .move(let p): (0, [p])
          case .line(let p): (1, [p])
          case .quadratic(let c, let p): (2, [c, p])
          case .cubic(let c1, let c2, let p): (3, [c1, c2, p])
          case .close: (4, [])
          }
        let numbers = points.flatMap { [$0.x, $0.y] }
        return [kind]
          + numbers.flatMap { number in
            let bits = (number + 0).bitPattern
            return (0..<8).map { UInt8(truncatingIfNeeded: bits >> ($0 * 8)) }
          }
      })
  }
}
