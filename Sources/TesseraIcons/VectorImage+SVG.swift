public import TesseraGraphics
package import TesseraSource

/// Pictures from SVG files.
extension VectorImage {
  /// Reads an SVG file, for a cell that brings its own picture.
  ///
  /// What is not supported, and what is wrong but can be passed over, is left out; `tessera icon FILE`
  /// tells what that is.
  ///
  /// - Parameter path: The file; the picture is named after it.
  /// - Throws: ``IconError`` where there is no picture in it.
  public init(svg path: String) throws(IconError) {
    self = try Self.readSVG(path).image
  }

  /// Reads an SVG file; returns the picture and what was left out.
  package static func readSVG(
    _ path: String
  ) throws(IconError) -> (image: VectorImage, diagnostics: [Diagnostic]) {
    do {
      let bytes = try SourceFile.read(path, limit: IconLimits.file, what: "SVG file")
      return try readSVG(SourceText(path: path, bytes: bytes))
    } catch SourceError.tooLarge {
      throw .fileTooLarge(path: path)
    } catch let error as SourceError {
      throw .unreadable(error.diagnostic)
    } catch let error as IconError {
      throw error
    } catch {
      preconditionFailure("reading throws no other errors")
    }
  }

  /// Reads the text of an SVG file; returns the picture and what was left out.
  package static func readSVG(
    _ source: SourceText
  ) throws(IconError) -> (image: VectorImage, diagnostics: [Diagnostic]) {
    try SVGReader.read(source, name: FilePath.stem(of: source.path))
  }
}
