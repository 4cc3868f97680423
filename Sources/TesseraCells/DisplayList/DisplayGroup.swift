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

extension DisplayGroup {
  /// The group around other drawings, for asking what it leaves of them.
  ///
  /// It meets what is below it by source-over; without `isClipped`, nothing cuts it.
  package func holding(_ nodes: [DisplayList.Node], isClipped: Bool = true) -> DisplayGroup {
    let compositing: Compositing =
      switch compositing {
      case .clipEach: .clipEach
      case .asOne(let opacity, _, let sigma): .asOne(opacity: opacity, sigma: sigma)
      }
    return DisplayGroup(
      path: path, compositing: compositing, clip: isClipped ? clip : nil, tokens: tokens,
      nodes: nodes)
  }

  /// Whether what is drawn opaquely inside is opaque outside, as far as the clip leaves it.
  package var keepsOpaque: Bool {
    switch compositing {
    case .clipEach: true
    case .asOne(let opacity, let blendMode, let sigma):
      opacity == 1 && blendMode == .sourceOver && sigma == 0
    }
  }
}
