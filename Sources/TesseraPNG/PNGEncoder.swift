package import TesseraGraphics

/// Picture → PNG bytes: the smallest pixel format that loses nothing, rows, deflate, chunks.
package enum PNGEncoder {
  /// Pixels in a metre at scale 1: 72 to the inch.
  static let pixelsPerMetre = 2_835

  /// Encodes a picture as grey, RGB, palette, grey with alpha or RGBA, with chunks sRGB and pHYs.
  ///
  /// `scale` is the number of pixels to a point, 1 or more; it becomes the resolution of the file.
  /// `effort` weighs time against size; it changes no pixel.
  /// Throws for a picture or texts that `PNGDecoder` would refuse under the limits, which are those of
  /// a canvas unless something else is said, and for a keyword or a text that PNG cannot store.
  package static func encode(
    _ image: StraightImage, scale: Int, effort: PNGEffort = .fast, text: [PNGText] = [],
    limits: PNGLimits = .canvas
  ) throws(PNGError) -> [UInt8] {
    precondition((1...1_000).contains(scale), "a point has one pixel or more, and no thousands")
    try limits.check(width: image.width, height: image.height, path: nil)
    guard text.count <= limits.textCount else {
      throw .tooManyTexts(count: text.count, limit: limits.textCount)
    }
    var encoded: [PNGFence.EncodedText] = []
    for entry in text {
      encoded.append(try encode(entry, limit: limits.textBytes))
    }
    do {
      let (format, stream) = try deflate(image, as: PixelFormat(image), effort: effort)
      let picture = PNGFence.Picture(
        width: image.width, height: image.height, format: format, stream: stream,
        pixelsPerMetre: pixelsPerMetre * scale)
      return try PNGFence.write(picture, texts: encoded)
    } catch {
      throw .notEncoded(reason: error.reason)
    }
  }

  /// The zlib stream of a picture's rows in a format, or in one with alpha where that turns out to be
  /// needed; and the format.
  private static func deflate(
    _ image: StraightImage, as format: PixelFormat, effort: PNGEffort
  ) throws(PNGFence.Failure) -> (PixelFormat, [UInt8]) {
    let packer = RowPacker(image, as: format)
    guard effort == .fast else {
      var rows = packer.band(ofRows: image.height)
      guard packer.pack(0..<image.height, into: &rows) else {
        return try deflate(image, as: PixelFormat(translucent: image), effort: effort)
      }
      return (format, try PNGFence.deflate(rows, count: image.height * packer.rowBytes))
    }
    guard let stream = try fastStream(of: packer, rows: image.height) else {
      return try deflate(image, as: PixelFormat(translucent: image), effort: effort)
    }
    return (format, stream)
  }

  /// The zlib stream of a picture's rows in a format that it is known to fit.
  static func stream(
    of image: StraightImage, as format: PixelFormat
  ) throws(PNGFence.Failure) -> [UInt8] {
    let packer = RowPacker(image, as: format)
    guard let stream = try fastStream(of: packer, rows: image.height) else {
      preconditionFailure("the picture fits its format")
    }
    return stream
  }

  /// The zlib stream of packed rows, made fast; nil where they do not fit their format.
  private static func fastStream(
    of packer: RowPacker, rows: Int
  ) throws(PNGFence.Failure) -> [UInt8]? {
    let step = min(max(bandBytes / packer.rowBytes, 1), rows)
    var band = packer.band(ofRows: step)
    var stream = FastDeflate()
    for y in stride(from: 0, to: rows, by: step) {
      let end = min(y + step, rows)
      guard packer.pack(y..<end, into: &band) else { return nil }
      try stream.append(band, count: (end - y) * packer.rowBytes, isLast: end == rows)
    }
    return stream.bytes
  }

  /// How much is packed before it is deflated: what stays in a processor's cache, and less than the
  /// 128 KiB from where on malloc asks the kernel for fresh memory each time.
  private static let bandBytes = 120_000

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
