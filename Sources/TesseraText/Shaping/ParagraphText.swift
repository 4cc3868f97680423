/// One paragraph, with all that must be known of the whole before a line of it can be shaped.
struct ParagraphText: Hashable {
  /// The scalars and grapheme clusters.
  let text: LineText
  /// Direction of the paragraph.
  let direction: TextDirection
  /// How each grapheme cluster is shaped.
  let traits: [ClusterTraits]
  /// What no font has, by grapheme cluster.
  let gaps: [Int: [TextGap]]

  /// Prepares a paragraph with the faces of a cascade.
  ///
  /// - Throws: `TextError` for a fallback font that cannot be used, and when memory was short.
  init(
    _ text: LineText, direction: TextDirection, cascade: inout FontCascade
  ) throws(TextError) {
    let levels = try Bidi.levels(of: text.scalars, direction: direction)
    let scripts = Script.resolved(text)
    var traits: [ClusterTraits] = []
    traits.reserveCapacity(text.count)
    var gaps: [Int: [TextGap]] = [:]
    for cluster in 0..<text.count {
      let choice = try cascade.choice(for: text.cluster(cluster), after: traits.last?.face)
      if !choice.gaps.isEmpty { gaps[cluster] = choice.gaps }
      traits.append(
        ClusterTraits(
          level: levels[text.boundaries[cluster]], script: scripts[cluster], face: choice.face,
          isPlaceholder: choice.isPlaceholder))
    }
    self.init(text: text, direction: direction, traits: traits, gaps: gaps)
  }

  private init(
    text: LineText, direction: TextDirection, traits: [ClusterTraits], gaps: [Int: [TextGap]]
  ) {
    self.text = text
    self.direction = direction
    self.traits = traits
    self.gaps = gaps
  }

  /// What no font has among some grapheme clusters, each once.
  func gaps(in clusters: Range<Int>) -> [TextGap] {
    guard !gaps.isEmpty else { return [] }
    var known: Set<TextGap> = []
    return clusters.flatMap { gaps[$0] ?? [] }.filter { known.insert($0).inserted }
  }

  /// Some grapheme clusters, a mark such as the ellipsis, and some more, as a paragraph.
  ///
  /// The clusters keep their levels; the mark takes that of the paragraph, or of both its neighbours
  /// where they are read in one direction (rules N1 and N2 of the bidi algorithm).
  ///
  /// - Throws: `TextError` for a fallback font that cannot be used.
  func joined(
    _ head: Range<Int>, _ mark: UInt32, _ tail: Range<Int>, cascade: inout FontCascade
  ) throws(TextError) -> ParagraphText {
    let before = head.isEmpty ? nil : traits[head.upperBound - 1]
    let behind = tail.isEmpty ? nil : traits[tail.lowerBound]
    var level = direction.level
    if let before, let behind, before.isRightToLeft == behind.isRightToLeft {
      level = min(before.level, behind.level)
    }
    let choice = try cascade.choice(for: [mark][...], after: before?.face)
    let traitsOfMark = ClusterTraits(
      level: level, script: (before ?? behind)?.script ?? .common, face: choice.face,
      isPlaceholder: choice.isPlaceholder)
    var gaps: [Int: [TextGap]] = [:]
    for (cluster, found) in self.gaps {
      if head.contains(cluster) { gaps[cluster - head.lowerBound] = found }
      if tail.contains(cluster) { gaps[cluster - tail.lowerBound + head.count + 1] = found }
    }
    if !choice.gaps.isEmpty { gaps[head.count] = choice.gaps }
    return ParagraphText(
      text: text.joined(head, mark, tail), direction: direction,
      traits: traits[head] + [traitsOfMark] + traits[tail], gaps: gaps)
  }
}
