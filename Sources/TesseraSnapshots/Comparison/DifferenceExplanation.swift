import TesseraCells
import TesseraRaster
import TesseraSheets

/// How and why the pixels of a golden and a fresh picture differ.
///
/// golden's pixels, facts and display list + fresh ones → figures, changed layers and one sentence. A
/// changed font or version is named first: it explains differences in every layer at once.
struct DifferenceExplanation {
  /// How much and where the pixels differ; nil where the sizes do.
  let difference: PixelDifference?
  /// What kind of change that was; nil where the sizes differ.
  let pixelCause: DifferenceCause?
  /// The layers that changed.
  let changes: [LayerChange]
  /// One sentence.
  let cause: String
  /// Whether a font that the golden has glyphs of has none in the fresh picture: most likely another
  /// file of its name is installed, and how many pixels that changes says nothing.
  let hasOtherFonts: Bool

  /// How many pixels differ that nothing in the drawing explains; nil where that is not known.
  let unexplained: Int?

  /// Compares how two pictures were made; that they differ is known.
  ///
  /// Where `isEdited` says that the golden's file was changed since it was recorded, what nothing in the
  /// drawing explains is not the renderer's doing.
  init(_ golden: Snapshot, _ picture: CellPicture, _ test: SnapshotCase, isEdited: Bool) {
    let old = golden.lines
    let facts = Snapshot.facts(for: test, list: picture.list)
    func fonts(_ facts: [String: String]) -> [Substring] {
      (facts[Snapshot.Keyword.fonts] ?? "").split(separator: "\n")
    }
    let (oldFonts, newFonts) = (fonts(golden.facts), fonts(facts))
    hasOtherFonts = !newFonts.isEmpty && !Set(oldFonts).isSubset(of: newFonts)
    var sentences: [String] = []
    if hasOtherFonts {
      sentences.append(
        "recorded with other fonts: \(oldFonts.joined(separator: ", ")),"
          + " now \(newFonts.joined(separator: ", "))")
    }
    let software = Snapshot.Keyword.software
    if let old = golden.facts[software], let new = facts[software], old != new {
      sentences.append("recorded with other renderer: \(old), now \(new)")
    }
    let (expected, actual) = (PixelGrid(golden.pixmap), PixelGrid(picture.pixmap))
    if expected.width == actual.width, expected.height == actual.height {
      let map = Metric.exact.compare(expected, actual)
      // Without the golden's list, every layer would count as new.
      let attribution =
        old.isEmpty ? nil : Attribution(from: old, to: picture.list, map: map)
      changes = attribution?.changes ?? []
      unexplained = isEdited ? nil : attribution?.unexplained
      let cause = DifferenceCause(expected, actual, map: map)
        .refined(by: changes.filter { $0.pixels != 0 })
      if !hasOtherFonts { sentences.append(cause.sentence(changed: map.difference.count)) }
      (difference, pixelCause) = (map.difference, cause)
    } else {
      sentences.append(
        "the golden is \(expected.width)×\(expected.height) pixels,"
          + " the picture \(actual.width)×\(actual.height)")
      changes = old.isEmpty ? [] : LayerChange.changes(from: old, to: picture.list)
      (difference, pixelCause, unexplained) = (nil, nil, nil)
    }
    if golden.hasDamagedList {
      sentences.append("the golden's display list is damaged, so layers cannot be named")
    } else if old.isEmpty {
      sentences.append("the golden carries no display list, so layers cannot be named")
    } else if changes.isEmpty {
      sentences.append(
        "the drawing is the same" + (isEdited ? "" : "; the renderer draws it differently"))
    } else {
      sentences += Self.blame(changes, unexplained: unexplained ?? 0)
    }
    cause = sentences.joined(separator: "; ")
  }

  /// The most layers that a sentence names.
  private static let mostLayers = 8

  /// Who is to blame, in words.
  private static func blame(_ changes: [LayerChange], unexplained: Int) -> [String] {
    let seen = changes.filter { $0.pixels != 0 }.map(\.path).uniqued()
    var sentences: [String] = []
    if !seen.isEmpty { sentences.append("changed: " + seen.firstFew(mostLayers)) }
    if unexplained > 0 {
      let pixels = unexplained == 1 ? "1 pixel is" : "\(unexplained.groupedText) pixels are"
      sentences.append(
        "\(pixels) in no layer that changed: the renderer draws \(unexplained == 1 ? "it" : "them")"
          + " differently")
    }
    // What came another way and is drawn as it was is no change that hides.
    let seenPaths = Set(seen)
    let hidden = changes.filter { !$0.keepsDrawing && !seenPaths.contains($0.path) }
      .map(\.path).uniqued()
    if !hidden.isEmpty {
      sentences.append("changed without reaching a pixel: " + hidden.firstFew(mostLayers))
    }
    return sentences
  }
}
