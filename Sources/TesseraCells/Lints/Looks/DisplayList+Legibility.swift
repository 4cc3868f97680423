extension DisplayList {
  /// How well each text and icon can be seen against what lies under it, as theme lints see it; what is
  /// hidden, or lies on what cannot be told, is left out.
  package var legibility: [Legibility] { Composition(self).legibility(scale: scale) }
}

extension Composition {
  /// How well each text and icon can be seen, at `scale` device pixels per point.
  func legibility(scale: Int) -> [Legibility] {
    inks.indices.compactMap { Legibility(of: $0, in: self, scale: scale) }
  }
}
