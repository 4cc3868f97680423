import TesseraRaster
package import TesseraSource

/// Results as JSON: what `verify --json` prints, and what is kept for `record --only failed` and
/// `approve`.
package enum SnapshotResults {
  /// The object of design section 9.
  package static func json(_ results: [SnapshotResult], diagnostics: [Diagnostic]) -> JSONOutput {
    object(results, diagnostics: diagnostics) { .object(members(of: $0)) }
  }

  /// The counts, and results as `describe` has them.
  private static func object(
    _ results: [SnapshotResult], diagnostics: [Diagnostic],
    _ describe: (SnapshotResult) -> JSONOutput
  ) -> JSONOutput {
    func count(_ holds: (SnapshotResult.Status) -> Bool) -> JSONOutput {
      .integer(results.count { holds($0.status) })
    }
    return .object([
      ("passed", count { $0 == .passed }),
      ("failed", count(\.isFailure)),
      ("missing", count { $0 == .missing }),
      ("orphaned", count { $0 == .orphaned }),
      ("results", .array(results.map(describe))),
      ("diagnostics", .array(diagnostics.map(\.json))),
    ])
  }

  /// The members of one result.
  private static func members(of result: SnapshotResult) -> [(String, JSONOutput)] {
    let bounds = result.difference?.bounds?.json ?? .null
    let layers = result.changes.map(\.path).uniqued()
    let tokens = result.changes.flatMap(\.tokens).uniqued()
    let different: JSONOutput = result.difference.map { .integer($0.count) } ?? .null
    let files: [(String, JSONOutput)] = [
      ("expected", .optional(result.expectedPath)),
      ("actual", .optional(result.actualPath)),
      ("difference", .optional(result.differencePath)),
    ]
    var members: [(String, JSONOutput)] = [
      ("id", .string(result.id.text)),
      ("status", .string(result.status.rawValue)),
      ("different", different),
      ("bounds", bounds),
      ("cause", .optional(result.cause)),
      ("layers", .strings(layers)),
      ("tokens", .strings(tokens)),
      ("files", .object(files)),
    ]
    // What few results have is left out elsewhere.
    if let tolerance = result.tolerance {
      let parts: [(String, JSONOutput)] = [
        ("metric", .string(tolerance.metric.name)), ("reason", .string(tolerance.reason)),
      ]
      members.append(("tolerance", .object(parts)))
    }
    if let id = result.renamedFrom {
      members.append((KeptResult.renamedFromName, .string(id.text)))
    }
    return members
  }

  /// The object of one result with what only later commands of Tessera need.
  private static func kept(_ result: SnapshotResult) -> JSONOutput {
    let hashes: [(String, JSONOutput)] = [
      ("expected", .optional(result.expectedHash?.description)),
      ("actual", .optional(result.actualHash?.description)),
    ]
    return .object(members(of: result) + [(KeptResult.hashesName, .object(hashes))])
  }

  /// Keeps results for later commands.
  ///
  /// - Returns: A warning where they cannot be kept: the results stand all the same.
  package static func keep(
    _ results: [SnapshotResult], in store: SnapshotStore
  ) -> Diagnostic? {
    let text = JSONWriter.pretty(object(results, diagnostics: [], kept))
    do {
      try store.write(Array((text + "\n").utf8), to: store.resultsPath)
      return nil
    } catch {
      return error.warning(
        "the results are not kept, so that approve and --only failed have none of this run")
    }
  }
}

extension Array where Element: Hashable {
  /// The elements in order, each at its first place only.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension JSONOutput {
  /// A string, or null where there is none.
  fileprivate static func optional(_ text: String?) -> JSONOutput {
    text.map { .string($0) } ?? .null
  }

  /// An array of strings.
  fileprivate static func strings(_ list: [String]) -> JSONOutput {
    .array(list.map { .string($0) })
  }
}
