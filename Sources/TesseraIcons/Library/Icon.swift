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
  /// Whether its image set says that it is a template.
  package var isTemplate = false
  /// What was left out, or read otherwise than the file asks.
  package let diagnostics: [Diagnostic]
}
