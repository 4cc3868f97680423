/// The faces that are asked for a scalar, one after the other.
///
/// First those that the style names, then one of each built-in family, read from its file only when
/// a text gets that far, then one of each family of the added files, then installed ones if they are
/// to be asked at all.
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

  /// What a grapheme cluster is drawn with.
  struct Choice {
    var face: FontFace
    var isPlaceholder = false
    var gaps: [TextGap] = []
  }

  /// The face of a grapheme cluster, and what of it no face has.
  ///
  /// The first face that has the whole cluster is taken, so that a mark stays with its base. An emoji
  /// that no face has is a placeholder. Of another cluster the first face that has its base is taken,
  /// else the first one, which then draws its box for a missing glyph.
  ///
  /// - Parameters:
  ///   - cluster: the scalars.
  ///   - last: the face of the cluster before, which a direction mark on its own goes along with.
  /// - Returns: the face, and whether a box stands for the cluster.
  /// - Throws: `TextError` for a fallback font that is missing, cannot be read or is no font.
  mutating func choice(
    for cluster: ArraySlice<UInt32>, after last: FontFace?
  ) throws(TextError) -> Choice {
    let visible = cluster.filter { !Self.isInvisible($0) }
    guard let base = visible.first else { return Choice(face: last ?? faces[0]) }
    if let face = try first(where: { $0.font.covers(visible) }) { return Choice(face: face) }
    if let face = try library.systemFace(for: base, weight: weight), face.font.covers(visible) {
      faces.append(face)
      return Choice(face: face)
    }
    if Self.isEmoji(cluster) {
      let text = cluster.compactMap(Unicode.Scalar.init).reduce(into: "") { text, scalar in
        text.unicodeScalars.append(scalar)
      }
      return Choice(face: faces[0], isPlaceholder: true, gaps: [.emoji(text)])
    }
    let face = try first { $0.font.covers([base]) } ?? faces[0]
    return Choice(
      face: face, gaps: visible.filter { !face.font.covers([$0]) }.map(TextGap.scalar))
  }

  /// Whether a cluster is to be seen as an emoji: by itself, or as a selector, a skin or a joiner says.
  ///
  /// Source: Unicode Technical Standard 51, sections 1.4.2 and 2.7.
  private static func isEmoji(_ cluster: ArraySlice<UInt32>) -> Bool {
    guard let base = cluster.first.flatMap(Unicode.Scalar.init)?.properties else { return false }
    return base.isEmojiPresentation
      || base.isEmoji
        && cluster.dropFirst().contains { scalar in
          [0x200D, 0xFE0F, 0x20E3].contains(scalar) || (0x1F3FB...0x1F3FF).contains(scalar)
        }
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
