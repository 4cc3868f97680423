import TesseraSource

// Groups → lines that GitHub Actions shows beside the changes of a pull request.
//
// A step shows ten of a kind and drops the others without a word, so there is one for each cause, not
// for each snapshot, and the last says what it stands for.

/// A report as commands of a GitHub workflow: `::error file=…,title=…::…`.
package struct GitHubAnnotations: Sendable {
  /// The report.
  private let report: SnapshotReport
  /// A path as GitHub wants it: seen from the repository's root.
  private let path: @Sendable (String) -> String

  /// How many of one kind a step shows.
  private static let most = 10
  /// Names that one annotation lists.
  private static let namesInMessage = 5

  /// Creates annotations.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - path: A path of the report as seen from the repository's root.
  package init(of report: SnapshotReport, path: @escaping @Sendable (String) -> String) {
    self.report = report
    self.path = path
  }

  /// The lines, each with its end.
  package var text: String {
    // Errors of their own are few and name a line that somebody can put right at once.
    let failures = report.errors.map(line) + failedGroups.map { line("error", $0) }
    var lines = failures
    if failures.count > Self.most {
      lines = Array(failures.prefix(Self.most - 1))
      lines.append(
        Self.command(
          "error", at: "", title: "\((failures.count - lines.count).groupedText) more causes",
          "the report has them all"))
    }
    lines += report.groups.filter { $0.status == .orphaned }.map { line("warning", $0) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The causes for which snapshots did not pass.
  private var failedGroups: [ReportGroup] { report.groups.filter(\.status.isPending) }

  /// The line of an error that is no snapshot's.
  private func line(_ error: Diagnostic) -> String {
    var place = ""
    if let location = error.location {
      place = "file=\(Self.property(path(location.path))),"
      if location.line > 0 { place += "line=\(location.line),col=\(location.column)," }
    }
    return Self.command(
      "error", at: place, title: error.code ?? "error",
      ([error.message] + [error.help].compactMap(\.self)).joined(separator: "\n"))
  }

  /// The line of a cause.
  private func line(_ kind: String, _ group: ReportGroup) -> String {
    let count = group.entries.count
    let first = group.entries[0]
    let names = group.entries.prefix(Self.namesInMessage).map(\.id.text)
    let rest = count - names.count
    let sentence = count == 1 ? "\(first.id): \(first.sentence)" : first.sentence
    let list = count == 1 ? [] : names + (rest > 0 ? ["and \(rest.groupedText) more"] : [])
    let title = "\(group.cause): \(count.groupedText) \(count == 1 ? "snapshot" : "snapshots")"
    let file = (first.expectedPath ?? first.actualPath).map { "file=\(Self.property(path($0)))," }
    return Self.command(
      kind, at: file ?? "", title: title, ([sentence] + list).joined(separator: "\n"))
  }

  /// A workflow command; `place` has the properties that say where, each with its comma.
  private static func command(
    _ kind: String, at place: String, title: String, _ message: String
  ) -> String {
    "::\(kind) \(place)title=\(property(title))::\(data(message))"
  }

  /// A message as the runner reads it.
  private static func data(_ text: String) -> String { escaped(text, "%\r\n") }

  /// A property's value as the runner reads it.
  private static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

  /// The text with some of its characters as `%` and two digits.
  private static func escaped(_ text: String, _ special: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if special.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      } else if scalar.properties.generalCategory == .control {
        // It could steer a terminal.
        result += "\u{FFFD}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
