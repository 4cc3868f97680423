/// Neighbouring scalars that are shaped in one go: one level, one script, one face.
struct TextRun: Hashable {
  /// Which scalars of the line.
  var range: Range<Int>
  /// Embedding level; odd is right-to-left.
  let level: UInt8
  /// Script to shape in.
  let script: Script
  /// Face to shape with.
  let face: FontFace

  /// Whether the run is read from right to left.
  var isRightToLeft: Bool { level % 2 == 1 }

  /// Longest piece of one grapheme cluster, in scalars, that is shaped in one go.
  ///
  /// HarfBuzz looks for a mark's base through all marks before it, so 100,000 marks on one letter
  /// would take half a minute. No writing stacks more than 30 (Unicode Standard Annex 15, D4).
  private static let longestPiece = 256

  /// Cuts a line into runs, never within a grapheme cluster of up to `longestPiece` scalars.
  ///
  /// A cluster has the level of its first scalar, so that a mark is drawn where its base is.
  ///
  /// - Parameters:
  ///   - text: the line.
  ///   - faces: the face of each grapheme cluster.
  ///   - direction: direction of the paragraph.
  /// - Returns: the runs in reading order.
  /// - Throws: `TextError.libraryFailed` when memory was short.
  static func runs(
    of text: LineText, faces: [FontFace], direction: TextDirection
  ) throws(TextError) -> [TextRun] {
    let levels = try Bidi.levels(of: text.scalars, direction: direction)
    let scripts = Script.resolved(text)
    var runs: [TextRun] = []
    for (cluster, face) in faces.enumerated() {
      let start = text.boundaries[cluster]
      let end = text.boundaries[cluster + 1]
      let script = scripts[cluster]
      for piece in stride(from: start, to: end, by: longestPiece) {
        let pieceEnd = min(piece + longestPiece, end)
        if piece == start, let last = runs.last, last.level == levels[start],
          last.script == script, last.face == face
        {
          runs[runs.count - 1].range = last.range.lowerBound..<pieceEnd
        } else {
          runs.append(
            TextRun(range: piece..<pieceEnd, level: levels[start], script: script, face: face))
        }
      }
    }
    return runs
  }
}
