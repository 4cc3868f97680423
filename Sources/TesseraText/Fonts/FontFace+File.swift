internal import TesseraSource

extension FontFace {
  /// Reads all faces of a font file, in the file's order; at least one.
  ///
  /// - Throws: `TextError` for a file that cannot be read, is larger than `TextLimits` allow, or is
  ///   no usable font.
  static func faces(ofFile path: String) throws(TextError) -> [FontFace] {
    let bytes: [UInt8]
    do {
      bytes = try SourceFile.read(path, limit: TextLimits.fontFileBytes, what: "font file")
    } catch {
      throw .unreadableFont(error)
    }
    let directory: FontFileDirectory
    do {
      directory = try FontFileDirectory(bytes)
    } catch {
      throw .brokenFont(path: path, reason: error.reason)
    }
    guard let file = HarfBuzzFile(bytes) else { throw .libraryFailed(name: "HarfBuzz") }
    let hash = ContentHash(bytes)
    var faces: [FontFace] = []
    for index in 0..<directory.faceCount {
      let font = file.font(at: index)
      guard font.glyphCount > 0 else {
        throw .brokenFont(path: path, reason: "its tables contradict each other")
      }
      faces.append(FontFace(font, path: path, index: index, hash: hash))
    }
    return faces
  }
}
