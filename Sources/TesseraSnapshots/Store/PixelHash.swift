import CXXHash
package import TesseraRaster

/// What tells pictures apart without their pixels: XXH3-128 over width, height and the premultiplied
/// rows from the top (design section 7).
///
/// Both sides are hashed as little-endian words of four bytes, pixels as red, green, blue and alpha. It
/// guards against mistakes, not against an attacker: who may write goldens needs no collision.
package struct PixelHash: Hashable, Sendable, CustomStringConvertible {
  /// Bits 64–127.
  private let high: UInt64
  /// Bits 0–63.
  private let low: UInt64

  /// Hashes a picture.
  package init(_ pixmap: Pixmap) {
    let sides = [UInt32(pixmap.width).littleEndian, UInt32(pixmap.height).littleEndian]
    guard let state = unsafe XXH3_createState() else { fatalError("there is no memory left") }
    defer { unsafe XXH3_freeState(state) }
    // The state is not null, and each buffer is read while it is borrowed: then no call can fail.
    unsafe XXH3_128bits_reset(state)
    unsafe sides.withUnsafeBytes { bytes in
      _ = unsafe XXH3_128bits_update(state, bytes.baseAddress, bytes.count)
    }
    unsafe pixmap.pixels.withUnsafeBytes { bytes in
      _ = unsafe XXH3_128bits_update(state, bytes.baseAddress, bytes.count)
    }
    let hash = unsafe XXH3_128bits_digest(state)
    (high, low) = (hash.high64, hash.low64)
  }

  /// Reads what ``description`` wrote; nil for any other text.
  package init?(_ text: some StringProtocol) {
    let isHex = text.utf8.allSatisfy { byte in
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
    }
    guard isHex, text.utf8.count == 2 * Self.digits,
      let high = UInt64(text.prefix(Self.digits), radix: 16),
      let low = UInt64(text.suffix(Self.digits), radix: 16)
    else { return nil }
    (self.high, self.low) = (high, low)
  }

  /// 32 lowercase hexadecimal digits, the highest first.
  package var description: String { Self.text(high) + Self.text(low) }

  /// Digits of one half.
  private static let digits = 16

  private static func text(_ half: UInt64) -> String {
    let text = String(half, radix: 16)
    return String(repeating: "0", count: digits - text.count) + text
  }
}
