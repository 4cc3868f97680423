package import TesseraGraphics

/// What a PNG file holds, as far as Tessera reads it.
package struct PNGFile: Hashable, Sendable {
  /// The picture in sRGB, straight as decoded: fully transparent pixels may keep a colour.
  package let image: StraightImage
  /// The texts, in the order of the file.
  package let text: [PNGText]
  /// Pixels in a metre, or nil where the file names none, another unit, or two different ones.
  package let pixelsPerMetre: Int?
  /// How many texts of the file are left out, as damaged or beyond the limits.
  package let omittedTexts: Int
  /// What was read otherwise than the file asks, each a sentence without its full stop.
  package let warnings: [String]
}
