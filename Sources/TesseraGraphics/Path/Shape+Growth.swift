/// Shapes made larger or smaller on all sides.
extension Shape {
  /// The shape grown by `distance` on all sides, a negative one shrinks it; nil for a free path.
  ///
  /// Corner radii grow and shrink with the sides, a sharp corner stays sharp (design section 5,
  /// *Shadow*), and an ellipse stays an ellipse. What shrinks to nothing is empty.
  package func grown(by distance: Double) -> Shape? {
    switch self {
    case .rectangle(let rect): .rectangle(rect.inset(by: -distance))
    case .roundedRectangle(let rounded): .roundedRectangle(rounded.inset(by: -distance))
    case .ellipse(let rect): .ellipse(rect.inset(by: -distance))
    case .path: nil
    }
  }
}
