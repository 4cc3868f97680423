/// A stored pixel: premultiplied, encoded sRGB, 8 bits a channel.
///
/// The layout is four bytes red, green, blue, alpha in memory order; `bits` is the same as a
/// little-endian word (red in the low byte). This file is the one copy of the arithmetic of design
/// section 5; the rasterizer's kernels are tested against it.
///
/// ## Guarantees
/// No colour channel is larger than alpha when made by the initialisers of this module.
public struct Pixel: Hashable, Sendable {
  /// Red in bits 0–7, green 8–15, blue 16–23, alpha 24–31.
  public var bits: UInt32

  /// Creates a pixel from its word; the caller answers for channels ≤ alpha.
  public init(bits: UInt32) {
    self.bits = bits
  }

  /// Creates a pixel from premultiplied channels; each is cut to alpha.
  public init(premultipliedRed red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    bits =
      UInt32(min(red, alpha)) | UInt32(min(green, alpha)) << 8 | UInt32(min(blue, alpha)) << 16
      | UInt32(alpha) << 24
  }

  /// Nothing: all four channels 0.
  public static let clear = Pixel(bits: 0)

  /// Premultiplied red.
  public var red: UInt8 { UInt8(truncatingIfNeeded: bits) }
  /// Premultiplied green.
  public var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
  /// Premultiplied blue.
  public var blue: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
  /// Opacity, 0…255.
  public var alpha: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }

  /// `x / 255`, rounded to nearest; exact for 0 ≤ x ≤ 65,025.
  @inlinable
  public static func div255(_ x: UInt32) -> UInt32 {
    (x &+ 128 &+ ((x &+ 128) >> 8)) >> 8
  }

  /// The pixel with every channel multiplied by `m` / 255: p·m, rounded once per channel.
  public func scaled(by m: UInt8) -> Pixel {
    let m = UInt32(m)
    return Pixel(
      bits: Self.div255((bits & 0xFF) &* m)
        | Self.div255((bits >> 8 & 0xFF) &* m) << 8
        | Self.div255((bits >> 16 & 0xFF) &* m) << 16
        | Self.div255((bits >> 24) &* m) << 24)
  }

  /// This pixel over `destination`: S + D·(255 − Sα)/255 (Porter and Duff 1984).
  public func over(_ destination: Pixel) -> Pixel {
    let below = destination.scaled(by: 255 &- alpha)
    // No channel can carry into the next: S ≤ Sα and D' ≤ 255 − Sα.
    return Pixel(bits: bits &+ below.bits)
  }
}
