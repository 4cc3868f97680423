internal import TesseraGraphics

/// PNG bytes → picture: header, limits and chunks in Swift, pixels through libpng, then colour.
package enum PNGDecoder {
  /// Decodes a PNG file of any colour type, depth and interlace to straight RGBA in sRGB.
  ///
  /// Samples of fewer bits are widened exactly, those of 16 bits rounded to 8; tRNS becomes alpha.
  /// Display P3, told by the ICC profile or by cICP, is converted; any other profile, gAMA, cHRM or
  /// cICP that does not mean sRGB is left out with a warning. `path` only names the file in errors.
  ///
  /// A file that ends before its IEND chunk is read with a warning, as there are programs that leave it
  /// out; not where `mustBeWhole`.
  ///
  /// Throws for what is no PNG, cut off, damaged, malformed or beyond the limits; what is wrong with a
  /// text or a profile is a warning, as the pixels are good without.
  package static func decode(
    _ bytes: [UInt8], path: String, limits: PNGLimits = .standard, mustBeWhole: Bool = false
  ) throws(PNGError) -> PNGFile {
    let header = try PNGHeader(bytes, path: path)
    try limits.check(width: header.width, height: header.height, path: path)
    let chunks = try PNGChunk.list(bytes, path: path)
    for chunk in chunks where chunk.name != "IDAT" && chunk.payload.count > limits.chunkBytes {
      throw .chunkTooLong(
        path: path, chunk: chunk.name, bytes: chunk.payload.count, limit: limits.chunkBytes)
    }

    let hasEnd = chunks.last?.name == "IEND"
    guard hasEnd || !mustBeWhole else {
      throw .truncated(path: path, place: "before the IEND chunk", missing: PNGChunk.end.count)
    }
    var reading: PNGFence.Reading
    do {
      reading = try PNGFence.read(
        hasEnd ? bytes : bytes + PNGChunk.end, width: header.width, height: header.height,
        limits: limits)
    } catch {
      if hasEnd { throw .malformed(path: path, reason: error.reason) }
      throw .truncated(path: path, place: "before the IEND chunk", missing: PNGChunk.end.count)
    }
    if !hasEnd { reading.warnings.append("the IEND chunk is missing, but the picture is whole") }

    let texts = chunks.count { ["tEXt", "zTXt", "iTXt"].contains($0.name) }
    let omitted = max(0, texts - reading.texts.count)
    if omitted > 0 {
      reading.warnings.append(
        "\(omitted) of \(texts) texts are left out; "
          + "\(limits.textCount) texts of \(limits.textBytes) bytes each are read at most")
    }
    switch ColorDeclaration(chunks, in: bytes, profile: reading.profile) {
    case .srgb:
      break
    case .displayP3:
      DisplayP3.convertToSRGB(&reading.pixels)
    case .other(let name):
      reading.warnings.append("\(name) is not applied: the colours are read as sRGB")
    }
    let image = StraightImage(width: header.width, height: header.height, bytes: reading.pixels)
    return PNGFile(
      image: image, text: reading.texts, pixelsPerMetre: pixelsPerMetre(chunks, in: bytes),
      omittedTexts: omitted, warnings: reading.warnings)
  }

  /// The resolution of a pHYs chunk with square pixels and the metre as its unit.
  private static func pixelsPerMetre(_ chunks: [PNGChunk], in bytes: [UInt8]) -> Int? {
    guard let payload = chunks.first(where: { $0.name == "pHYs" })?.payload, payload.count == 9,
      let across = bytes.unsigned32(at: payload.lowerBound),
      let down = bytes.unsigned32(at: payload.lowerBound + 4),
      across == down, bytes[payload.lowerBound + 8] == 1
    else { return nil }
    return across
  }
}
