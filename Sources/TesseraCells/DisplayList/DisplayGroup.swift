package import TesseraGraphics

/// Drawings that are clipped or made translucent together.
package struct DisplayGroup: Hashable, Sendable {
  /// How the group meets what is below it.
  package enum Compositing: Hashable, Sendable {
    /// Each drawing is clipped on its own and drawn straight onto what is below.
    case clipEach
    /// The drawings are composited among themselves first; the result is blurred by a Gaussian of
    /// standard deviation `sigma` in device pixels, and clip, opacity (0…1) and blend mode apply once.
    case asOne(opacity: Double, blendMode: BlendMode = .sourceOver, sigma: Double = 0)
  }

  /// The layer's path.
  package let path: String
  /// How the group meets what is below it.
  package let compositing: Compositing
  /// What cuts the group; nil cuts nothing.
  package let clip: DisplayClip?
  /// The theme values that took part in clip and opacity.
  package let tokens: [TokenUse]
  /// What is in the group.
  package let nodes: [DisplayList.Node]
}
