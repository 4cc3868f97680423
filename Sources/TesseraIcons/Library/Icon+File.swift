internal import TesseraGraphics
internal import TesseraPNG
internal import TesseraSource

/// Icons from files.
extension Icon {
  /// Reads an SVG file, the PNG file that is best at a scale, or an image set.
  static func read(
    _ source: IconSource, for look: IconAppearance, scale: Int
  ) throws(IconError) -> Icon {
    let path = source.path
    var set: ImageSet?
    if ImageSet.name(ofFolder: path) != nil {
      try source.checkPlace(of: ImageSet.contents(ofFolder: path))
      set = try ImageSet(readingFolder: path)
    }
    let isBitmap = path.lowercased().hasSuffix(".png")
    let file =
      try set?.file(for: look, scale: scale)
      ?? (isBitmap ? ScaledFile.best(for: path, scale: scale) : ScaledFile(path))
    try source.checkPlace(of: file.path)
    var icon = try read(file)
    icon.isTemplate = set?.isTemplate ?? false
    return icon
  }

  /// Reads one file.
  private static func read(_ file: ScaledFile) throws(IconError) -> Icon {
    let name = file.path.lowercased()
    if name.hasSuffix(".svg") {
      let (image, diagnostics) = try VectorImage.readSVG(file.path)
      return Icon(picture: .vector(image), diagnostics: diagnostics)
    }
    if name.hasSuffix(".png") { return try readPNG(file) }
    let place = SourceLocation(path: file.path)
    throw .unreadable(
      name.hasSuffix(".pdf")
        ? Diagnostic(
          .error, at: place, "PDF files are not read",
          help: "export the picture as an SVG, which asset catalogues take, too")
        : Diagnostic(
          .error, at: place, "the file is neither an SVG nor a PNG by its name",
          help: "name a file that ends with .svg or .png"))
  }

  /// Reads a PNG file.
  private static func readPNG(_ file: ScaledFile) throws(IconError) -> Icon {
    do {
      let bytes = try SourceFile.read(
        file.path, limit: PNGLimits.standard.decodedBytes, what: "picture")
      let png = try PNGDecoder.decode(bytes, path: file.path)
      return Icon(
        picture: .bitmap(png.image, scale: file.scale),
        diagnostics: png.warnings.map {
          Diagnostic(.warning, at: SourceLocation(path: file.path), $0)
        })
    } catch let error as SourceError {
      throw .unreadable(error.diagnostic)
    } catch let error as PNGError {
      throw .unreadable(error.diagnostic)
    } catch {
      preconditionFailure("reading throws no other errors")
    }
  }
}
