/// Neighbouring scalars that are shaped in one go: one level, one script, one face.
///
/// A placeholder is a run of its own.
struct TextRun: Hashable {
  /// Which scalars of the paragraph.
  var range: Range<Int>
  /// How they are shaped.
  let traits: ClusterTraits

  /// Longest piece of one grapheme cluster, in scalars, that is shaped in one go.
  ///
  /// HarfBuzz looks for a mark's base through all marks before it, so 100,000 marks on one letter
  /// would take half a minute. No writing stacks more than 30 (Unicode Standard Annex 15, D4).
  private static let longestPiece = 256

  /// Cuts a line into runs, never within a grapheme cluster of up to `longestPiece` scalars.
  ///
  /// - Parameters:
  ///   - clusters: the grapheme clusters of the line.
  ///   - paragraph: what the line is a part of.
  /// - Returns: the runs in reading order.
  static func runs(of clusters: Range<Int>, in paragraph: ParagraphText) -> [TextRun] {
    var runs: [TextRun] = []
    for cluster in clusters {
      let start = paragraph.text.boundaries[cluster]
      let end = paragraph.text.boundaries[cluster + 1]
      let traits = paragraph.traits[cluster]
      for piece in stride(from: start, to: end, by: longestPiece) {
        let pieceEnd = min(piece + longestPiece, end)
        if piece == start, let last = runs.last, last.traits == traits, !traits.isPlaceholder {
          runs[runs.count - 1].range = last.range.lowerBound..<pieceEnd
        } else if piece == start || !traits.isPlaceholder {
          runs.append(TextRun(range: piece..<pieceEnd, traits: traits))
        }
      }
    }
    return runs
  }
}
