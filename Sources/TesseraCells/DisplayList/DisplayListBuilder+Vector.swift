import TesseraGraphics
import TesseraSource

/// Vector pictures in layers.
extension DisplayListBuilder {
  /// The parts of a vector picture stretched to a rectangle.
  mutating func vectorNodes(
    _ picture: VectorImage, tint: ThemeColor, in target: Rect, at place: Place
  ) -> [DisplayList.Node] {
    // A tint that nothing takes need not exist.
    let found = picture.isTemplate ? color(tint, at: place) : nil
    var placement = VectorPlacement(
      slot: place.slot, path: place.path, tint: found?.0, tintTokens: found?.1 ?? [])
    let nodes = placement.nodes(of: picture, in: target)
    if placement.faults.contains(.outline) {
      report(.error, "picture \(picture.name) is not finite", at: place)
    }
    if placement.faults.contains(.line) {
      report(.error, "picture \(picture.name) has a line that is not finite", at: place)
    }
    return nodes
  }
}
