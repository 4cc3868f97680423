import TesseraCells
import TesseraGraphics
import TesseraIcons
import TesseraRaster
import TesseraSheets
import TesseraSource
import Testing

/// Reads an SVG that stands in a test; nothing may be wrong with it unless `findings` says so.
func picture(
  _ svg: String, findings: [String] = [], sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> VectorImage {
  let (image, diagnostics) = try VectorImage.readSVG(
    SourceText(path: "icon.svg", bytes: Array(svg.utf8)))
  #expect(diagnostics.map(\.summary) == findings, sourceLocation: sourceLocation)
  return image
}

/// An SVG of elements in a square of 10 units.
func square(_ content: String) -> String {
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>\(content)</svg>"
}

/// What is wrong with an SVG that gives no picture.
func failure(of svg: String) -> String {
  do {
    _ = try VectorImage.readSVG(SourceText(path: "icon.svg", bytes: Array(svg.utf8)))
    return "none"
  } catch {
    return error.diagnostic.summary
  }
}

/// Draws a picture as `tessera icon` does, at scale 1.
func pixels(
  of picture: VectorImage, side: Double = 10, tint: Color = .black
) throws -> Pixmap {
  let cell = PictureCell(.vector(picture), size: Size(side, side), tint: tint)
  let resolution = try #require(
    try ThemeResolution.resolve(nil, in: [], cells: [cell], fontFiles: []).first)
  let (drawn, diagnostics) = try resolution.picture(
    of: cell, item: cell.previewItems[0], state: .normal,
    options: RenderOptions(environment: Environment(scale: 1)))
  #expect(diagnostics == [])
  return drawn.pixmap
}

extension Diagnostic {
  /// `line:column code message`.
  var summary: String {
    let place = location.map { "\($0.line):\($0.column) " } ?? ""
    return place + (code.map { $0 + " " } ?? "") + message
  }
}
