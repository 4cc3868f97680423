import TesseraSource

// Entries → the XML of Ant's JUnit task, as CI servers read it.
//
// There is no one schema. What is written here is valid against both that are in use: the one of Ant's
// task, which demands a host, a time and empty elements, and the one of Jenkins, which allows them.
// Hence a suite has no counts on the root, and a time of 0: cases are drawn on several threads, and
// nobody's share is measured.

/// A report as JUnit's XML: a suite for each cell, a case for each snapshot.
struct JUnitReport: Sendable {
  /// The report.
  let report: SnapshotReport

  /// The document.
  var text: String {
    let suites = Dictionary(grouping: report.entries, by: \.cell).sorted { $0.key < $1.key }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>"]
    for (index, (cell, entries)) in suites.enumerated() {
      lines += suite(cell, entries, index: index)
    }
    if !report.errors.isEmpty { lines += errorSuite(index: suites.count) }
    lines.append("</testsuites>")
    return lines.map { $0 + "\n" }.joined()
  }

  /// The lines of a cell.
  private func suite(_ cell: String, _ entries: [ReportEntry], index: Int) -> [String] {
    func count(_ statuses: SnapshotResult.Status...) -> String {
      String(entries.count { statuses.contains($0.status) })
    }
    return suite(
      cell, index: index,
      counts: [
        ("tests", String(entries.count)), ("failures", count(.failed, .sizeMismatch, .missing)),
        ("errors", count(.unreadable)), ("skipped", count(.orphaned)),
      ], entries.flatMap { Self.testCase($0) }, output: Self.passes(entries))
  }

  /// What is told of snapshots that passed, in lines for people: neither schema lets a case that passed
  /// say anything.
  private static func passes(_ entries: [ReportEntry]) -> String {
    entries.filter { $0.status == .passed && $0.cause != nil }
      .map { "\($0.name) passed: \($0.sentence)" }.joined(separator: "\n")
  }

  /// The lines of what is wrong besides snapshots, so that no server takes such a run for one that passed.
  private func errorSuite(index: Int) -> [String] {
    let count = String(report.errors.count)
    let name = "verify"
    return suite(
      name, index: index,
      counts: [("tests", count), ("failures", "0"), ("errors", count), ("skipped", "0")],
      zip(report.errors, report.errorTexts).flatMap { error, text in
        let place = error.location?.description ?? name
        let head = Self.tag("testcase", [("name", place), ("classname", name), ("time", "0")])
        let what = Self.tag("error", [("message", error.message), ("type", error.code ?? "error")])
        return [
          "    <\(head)>", "      <\(what)>\(Self.content(text))</error>", "    </testcase>",
        ]
      })
  }

  /// The lines of a suite around those of its cases.
  private func suite(
    _ name: String, index: Int, counts: [(String, String)], _ cases: [String], output: String = ""
  ) -> [String] {
    let head = Self.tag(
      "testsuite",
      [("name", name), ("package", "snapshots"), ("id", String(index))] + counts + [
        ("time", "0"), ("timestamp", report.time), ("hostname", "localhost"),
      ])
    let said =
      output.isEmpty ? "<system-out/>" : "<system-out>\(Self.content(output))</system-out>"
    return ["  <\(head)>", "    <properties/>"] + cases
      + ["    \(said)", "    <system-err/>", "  </testsuite>"]
  }

  /// The lines of a snapshot.
  private static func testCase(_ entry: ReportEntry) -> [String] {
    let head = tag("testcase", [("name", entry.name), ("classname", entry.cell), ("time", "0")])
    let what: String
    switch entry.status {
    case .passed: return ["    <\(head)/>"]
    // A golden without a cell fails nothing.
    case .orphaned: what = tag("skipped", [("message", entry.sentence)]) + "/"
    case .failed, .missing, .sizeMismatch, .unreadable:
      let name = entry.status == .unreadable ? "error" : "failure"
      let tag = tag(name, [("message", entry.sentence), ("type", entry.status.rawValue)])
      what = "\(tag)>\(content(details(entry)))</\(name)"
    }
    return ["    <\(head)>", "      <\(what)>", "    </testcase>"]
  }

  /// What else is known, in lines for people.
  private static func details(_ entry: ReportEntry) -> String {
    let layers = entry.layers.map { layer in
      let way = layer.tokens.isEmpty ? "" : "  (\(layer.tokens.joined(separator: " > ")))"
      return "\(layer.path) \(layer.drawing): \(layer.details.joined(separator: "; "))\(way)"
    }
    let files = [
      ("expected", entry.expectedPath), ("actual", entry.actualPath),
      ("difference", entry.differencePath),
    ].compactMap { name, path in path.map { "\(name): \($0)" } }
    return ([entry.hint, entry.figures].compactMap(\.self) + layers + files).joined(separator: "\n")
  }

  /// Lines as an element's content, still lines to whoever opens the file.
  private static func content(_ lines: String) -> String {
    lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { XMLText.escaped(String($0)) }.joined(separator: "\n")
  }

  /// The inside of a tag.
  private static func tag(_ name: String, _ attributes: [(String, String)]) -> String {
    ([name] + attributes.map { "\($0)=\"\(XMLText.escaped($1))\"" }).joined(separator: " ")
  }
}
