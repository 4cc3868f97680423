import TesseraCells
import TesseraRaster
import TesseraSheets

/// Why the pixels of a golden and a fresh picture differ.
///
/// golden's facts and display list + fresh ones → changed layers and one sentence. A changed font or
/// version is named first: it explains differences in every layer at once.
struct DifferenceExplanation {
  /// The layers that changed.
  let changes: [LayerChange]
  /// One sentence.
  let cause: String

  /// Compares how two pictures were made; that they differ is known.
  init(_ golden: Snapshot, _ picture: CellPicture, _ test: SnapshotCase) {
    // Without the golden's list, every layer would count as new.
    changes =
      golden.lines.isEmpty
      ? [] : LayerChange.changes(from: golden.lines, to: picture.list.lines)
    let facts = Snapshot.facts(for: test, list: picture.list)
    let recording = [(Snapshot.Keyword.fonts, "fonts"), (Snapshot.Keyword.software, "renderer")]
    var sentences: [String] = []
    for (keyword, name) in recording {
      if let old = golden.facts[keyword], let new = facts[keyword], old != new {
        sentences.append("recorded with other \(name): \(Self.line(old)), now \(Self.line(new))")
      }
    }
    let (expected, actual) = (golden.pixmap, picture.pixmap)
    if expected.width != actual.width || expected.height != actual.height {
      sentences.append(
        "the golden is \(expected.width)×\(expected.height) pixels,"
          + " the picture \(actual.width)×\(actual.height)")
    }
    if golden.hasDamagedList {
      sentences.append("the golden's display list is damaged, so layers cannot be named")
    } else if golden.lines.isEmpty {
      sentences.append("the golden carries no display list, so layers cannot be named")
    } else if changes.isEmpty {
      sentences.append("the drawing is the same; the renderer draws it differently")
    } else {
      sentences.append("changed: " + changes.map(\.path).uniqued().joined(separator: ", "))
    }
    cause = sentences.joined(separator: "; ")
  }

  /// Several lines as one.
  private static func line(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: ", ")
  }
}
