package import TesseraGraphics

/// Picture → PNG bytes: the same bytes for the same picture and texts (and the same zlib).
///
/// Rows are not filtered: on pictures of cells, flat areas that repeat, this gave smaller files than
/// any row filter, and unfiltered rows are the fastest to write and to read again.
package enum PNGEncoder {
  /// Pixels in a metre at scale 1: 72 to the inch.
  private static let pixelsPerMetre = 2_835

  /// Encodes a picture as RGBA, or as RGB when every alpha is 255, with chunks sRGB and pHYs.
  ///
  /// `scale` is the number of pixels to a point, 1 or more; it becomes the resolution of the file.
  /// `effort` weighs time against size; it changes no pixel.
  /// Throws for a picture or texts that `PNGDecoder` would refuse under its standard limits, and for
  /// a keyword or a text that PNG cannot store.
  package static func encode(
    _ image: StraightImage, scale: Int, effort: PNGEffort = .fast, text: [PNGText] = []
  ) throws(PNGError) -> [UInt8] {
    precondition((1...1_000).contains(scale), "a point has one pixel or more, and no thousands")
    let limits = PNGLimits.standard
    try limits.check(width: image.width, height: image.height, path: nil)
    guard text.count <= limits.textCount else {
      throw .tooManyTexts(count: text.count, limit: limits.textCount)
    }
    var encoded: [PNGFence.EncodedText] = []
    for entry in text {
      encoded.append(try encode(entry, limit: limits.textBytes))
    }
    do {
      return try PNGFence.write(
        image, pixelsPerMetre: pixelsPerMetre * scale, level: effort.level, texts: encoded)
    } catch {
      throw .notEncoded(reason: error.reason)
    }
  }

  /// The bytes of a text in the character set of the chunk that it goes to.
  private static func encode(
    _ text: PNGText, limit: Int
  ) throws(PNGError) -> PNGFence.EncodedText {
    guard let keyword = text.latin1Keyword else { throw .invalidKeyword(text.keyword) }
    let latin1 = text.latin1Value
    let value = latin1 ?? [UInt8](text.text.utf8)
    guard !value.contains(0) else { throw .nulInText(keyword: text.keyword) }
    guard value.count <= limit else {
      throw .textTooLong(keyword: text.keyword, bytes: value.count, limit: limit)
    }
    return PNGFence.EncodedText(
      keyword: keyword, value: value, isUTF8: latin1 == nil, isCompressed: text.compressed)
  }
}
