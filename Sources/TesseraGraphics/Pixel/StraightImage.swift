/// A decoded picture: straight (not premultiplied) RGBA, 8 bits a channel, encoded sRGB.
///
/// ## Guarantees
/// `bytes.count == width · height · 4`, rows from the top, no padding; both sides are at least 1.
public struct StraightImage: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Red, green, blue, alpha, row by row from the top left.
  public let bytes: [UInt8]

  /// Creates a picture; the byte count must fit the size.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    precondition(bytes.count == width * height * 4, "four bytes for each pixel")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The stored pixel at (`x`, `y`): premultiplied, a clear one all zero.
  public func pixel(x: Int, y: Int) -> Pixel {
    precondition(0..<width ~= x && 0..<height ~= y, "the pixel lies in the picture")
    let at = (y * width + x) * 4
    return Pixel(
      straightRed: bytes[at], green: bytes[at + 1], blue: bytes[at + 2], alpha: bytes[at + 3])
  }
}
