package import TesseraGraphics
package import TesseraSource

/// An icon as its file has it.
package struct Icon: Hashable, Sendable {
  /// What is drawn.
  package enum Picture: Hashable, Sendable {
    /// Outlines.
    case vector(VectorImage)
    /// Pixels, `scale` of which are a point.
    case bitmap(StraightImage, scale: Int)

    /// The picture's own size, in points.
    package var size: Size {
      switch self {
      case .vector(let image): image.size
      case .bitmap(let image, let scale):
        Size(Double(image.width) / Double(scale), Double(image.height) / Double(scale))
      }
    }
  }

  /// What is drawn.
  package let picture: Picture
  /// Whether its image set says that it is a template, or that it is none; nil where nobody says so.
  package var isTemplate: Bool?
  /// What was left out, or read otherwise than the file asks.
  package let diagnostics: [Diagnostic]

  init(picture: Picture, isTemplate: Bool? = nil, diagnostics: [Diagnostic]) {
    self.picture = picture
    self.isTemplate = isTemplate
    self.diagnostics = diagnostics
  }
}
