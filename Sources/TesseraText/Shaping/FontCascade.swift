/// The faces that are asked for a scalar, one after the other.
///
/// First those that the style names, then one of each built-in family, read from its file only when
/// a text gets that far, then one of each family of the added files.
struct FontCascade {
  private(set) var faces: [FontFace]
  private let library: FontLibrary
  private let weight: Double
  private var nextFallback = 0

  /// Creates the cascade behind the faces that a style named.
  init(_ selection: FontSelection, library: FontLibrary, weight: Double) {
    faces = selection.faces
    self.library = library
    self.weight = weight
  }

  /// The face of each grapheme cluster, and the scalars that no face has, each once.
  ///
  /// The first face that has the whole cluster is taken, so that a mark stays with its base; else
  /// the first that has its base; else the first face, which then draws its box for a missing glyph.
  ///
  /// - Throws: `TextError` for a fallback font that is missing, cannot be read or is no font.
  mutating func faces(for text: LineText) throws(TextError) -> (
    faces: [FontFace], missing: [UInt32]
  ) {
    var result: [FontFace] = []
    result.reserveCapacity(text.count)
    var missing: [UInt32] = []
    var known: Set<UInt32> = []
    for index in 0..<text.count {
      let cluster = text.cluster(index).filter { !Self.isInvisible($0) }
      guard let base = cluster.first else {
        // A direction mark or a joiner on its own goes along with what stands before it.
        result.append(result.last ?? faces[0])
        continue
      }
      if let face = try first(where: { $0.font.covers(cluster) }) {
        result.append(face)
      } else {
        let face = try first { $0.font.covers([base]) } ?? faces[0]
        result.append(face)
        for scalar in cluster where !face.font.covers([scalar]) && known.insert(scalar).inserted {
          missing.append(scalar)
        }
      }
    }
    return (result, missing)
  }

  /// The first face with a property; reads further fallbacks as long as none has it.
  private mutating func first(
    where hasProperty: (FontFace) -> Bool
  ) throws(TextError) -> FontFace? {
    if let face = faces.first(where: hasProperty) { return face }
    while let face = try library.fallback(nextFallback, weight: weight) {
      nextFallback += 1
      guard !faces.contains(face) else { continue }
      faces.append(face)
      if hasProperty(face) { return face }
    }
    return nil
  }

  /// Whether a scalar needs no glyph: joiners, direction marks, variation selectors.
  private static func isInvisible(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.isDefaultIgnorableCodePoint ?? false
  }
}

extension HarfBuzzFont {
  /// Whether the face can draw a cluster: has each scalar, or an equal of it.
  ///
  /// HarfBuzz composes a base and a mark where the face has the composed glyph only, and takes a
  /// composed scalar apart where it has the parts only; so does this.
  func covers(_ cluster: [UInt32]) -> Bool {
    var last: UInt32?
    for scalar in cluster {
      if glyph(for: scalar) != nil {
        last = scalar
      } else if let base = last, let composed = CanonicalForm.composed(base, scalar),
        glyph(for: composed) != nil
      {
        last = composed
      } else if let parts = CanonicalForm.decomposed(scalar), covers(parts) {
        last = scalar
      } else {
        return false
      }
    }
    return true
  }

  private func covers(_ parts: (first: UInt32, second: UInt32?)) -> Bool {
    covers([parts.first] + (parts.second.map { [$0] } ?? []))
  }
}
