import TesseraSource

// Groups → a comment for the pull request.
//
// GitHub refuses a comment of more than 65,536 characters whole, so what does not fit is left out at the
// end of each group's table, and said. A few lines of every group come before all lines of the first:
// who sees one line of each cause knows more than who sees a hundred of one.

/// A report as Markdown, as GitHub reads it.
struct MarkdownReport: Sendable {
  /// The report.
  let report: SnapshotReport

  /// Bytes that a comment may have; so it has no more characters either.
  static let limit = 65_000
  /// Bytes that errors may take of them.
  private static let errorLimit = 12_000
  /// Rows that a group shows before its rest is folded away.
  private static let openRows = 10

  /// The text.
  var text: String {
    let head = heading + "\n\n" + errors
    guard !report.groups.isEmpty else { return head + closing }
    let tail = closing
    // Every group keeps room for its heading and the line that says what is left out.
    let frames = report.groups.map(Self.frame)
    var groups = Self.fitting(frames, room: Self.limit - head.utf8.count - tail.utf8.count - 400)
    let left = report.groups[groups.count...]
    if !left.isEmpty {
      let count = left.reduce(0) { $0 + $1.entries.count }
      groups.append(
        "… and \(count.groupedText) more snapshots for \(left.count.groupedText) other reasons:"
          + " see `report.html`.\n\n")
    }
    return head + groups.joined() + tail
  }

  /// The first line.
  private var heading: String {
    let mark = report.hasFailed ? "❌" : report.count(.orphaned) > 0 ? "⚠️" : "✅"
    return "## \(mark) Snapshots: \(report.summary)"
  }

  /// The first errors that are no snapshot's, as the terminal shows them.
  private var errors: String {
    guard !report.errors.isEmpty else { return "" }
    var shown: [String] = []
    var room = Self.errorLimit
    for text in report.errorTexts.prefix(Self.openRows) {
      room -= text.utf8.count
      guard room >= 0 else { break }
      shown.append(text)
    }
    let rest = report.errors.count - shown.count
    let block = MarkdownText.block(shown.joined(separator: "\n"), "text") + "\n"
    return (shown.isEmpty ? "" : block)
      + (rest > 0 ? "… and \(rest.groupedText) more errors: see `report.html`.\n\n" : "")
  }

  /// The last lines.
  private var closing: String {
    guard report.entries.contains(where: \.status.isPending) else {
      return report.hasFailed
        ? "No snapshot failed, and yet the run has not passed.\n"
        : report.count(.orphaned) > 0
          ? "Nothing failed. To see or remove goldens without a cell:\n\n"
            + MarkdownText.block(report.commands.prune, "sh")
          : report.groups.isEmpty
            ? "Every snapshot looks as its golden does.\n" : "Nothing failed.\n"
    }
    return "To accept all fresh renders:\n\n" + MarkdownText.block(report.commands.acceptAll, "sh")
  }

  /// A group's heading and its rows.
  private struct Frame {
    let head: String
    let rows: [String]
  }

  private static func frame(_ group: ReportGroup) -> Frame {
    let count = group.entries.count
    let head =
      "### \(MarkdownText.prose(group.cause)) · \(count.groupedText)"
      + " \(count == 1 ? "snapshot" : "snapshots")\n\n"
    return Frame(head: head, rows: group.entries.map(row))
  }

  /// The row of a snapshot.
  private static func row(_ entry: ReportEntry) -> String {
    let layers = entry.layers.map(\.path).uniqued().map { MarkdownText.code($0) }
    let shown = layers.prefix(4).joined(separator: ", ")
    let rest = layers.count > 4 ? " and \(layers.count - 4) more" : ""
    let sentence = [entry.sentence, entry.hint].compactMap(\.self).map(MarkdownText.prose)
      .joined(separator: ";<br>")
    return "| \(MarkdownText.code(entry.id.text)) | \(sentence) | \(shown)\(rest) |\n"
  }

  /// The texts of as many groups as there is room for, rows of all before more rows of the first.
  private static func fitting(_ frames: [Frame], room: Int) -> [String] {
    let table = "| snapshot | what happened | layers |\n|---|---|---|\n"
    let overhead = 2 * table.utf8.count + 160
    var shown = [Int](repeating: 0, count: frames.count)
    var rest = room
    var fit = 0
    for frame in frames {
      let size = frame.head.utf8.count + overhead + (frame.rows.first?.utf8.count ?? 0)
      guard size <= rest else { break }
      rest -= size
      shown[fit] = 1
      fit += 1
    }
    var grows = fit > 0
    while grows {
      grows = false
      for index in 0..<fit where shown[index] < frames[index].rows.count {
        let size = frames[index].rows[shown[index]].utf8.count
        guard size <= rest else { continue }
        rest -= size
        shown[index] += 1
        grows = true
      }
    }
    return (0..<fit).map { index in
      let (frame, count) = (frames[index], shown[index])
      let open = frame.rows[..<min(count, openRows)].joined()
      var text = frame.head + table + open + "\n"
      if count > openRows {
        let folded = frame.rows[openRows..<count].joined()
        text +=
          "<details><summary>\((count - openRows).groupedText) more</summary>\n\n\(table)\(folded)"
          + "\n</details>\n\n"
      }
      let missing = frame.rows.count - count
      if missing > 0 { text += "… and \(missing.groupedText) more: see `report.html`.\n\n" }
      return text
    }
  }
}
