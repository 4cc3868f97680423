internal import TesseraGraphics
internal import TesseraPNG
internal import TesseraSource

/// Icons from files.
extension Icon {
  /// Reads an SVG file, the PNG file that is best at a scale, or an image set.
  static func read(
    _ path: String, for look: IconAppearance, scale: Int
  ) throws(IconError) -> Icon {
    if ImageSet.name(ofFolder: path) != nil {
      let set = try ImageSet(readingFolder: path)
      var icon = try read(set.best(for: look, scale: scale))
      icon.isTemplate = set.isTemplate
      return icon
    }
    let isBitmap = path.lowercased().hasSuffix(".png")
    return try read(isBitmap ? ScaledFile.best(for: path, scale: scale) : ScaledFile(path))
  }

  /// Reads one file.
  private static func read(_ file: ScaledFile) throws(IconError) -> Icon {
    let name = file.path.lowercased()
    if name.hasSuffix(".svg") {
      let (image, diagnostics) = try VectorImage.readSVG(file.path)
      return Icon(picture: .vector(image), diagnostics: diagnostics)
    }
    if name.hasSuffix(".png") { return try readPNG(file) }
    throw .unreadable(
      Diagnostic(
        .error, at: SourceLocation(path: file.path),
        "the file is neither an SVG nor a PNG by its name",
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
