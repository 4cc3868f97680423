import TesseraRaster
package import TesseraSource

/// Results as JSON: what `verify --json` prints, and what is kept for `record --only failed` and
/// `approve`.
package enum SnapshotResults {
  /// The object of design section 9.
  package static func json(_ results: [SnapshotResult], diagnostics: [Diagnostic]) -> JSONOutput {
    object(results, diagnostics: diagnostics, causes: SharedCause.causes(of: results)) {
      .object(members(of: $0))
    }
  }

  /// The counts, and results as `describe` has them.
  private static func object(
    _ results: [SnapshotResult], diagnostics: [Diagnostic], causes: [SharedCause] = [],
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
      ("causes", .array(causes.map(\.json))),
      ("diagnostics", .array(diagnostics.map(\.json))),
    ])
  }

  /// The members of one result.
  private static func members(of result: SnapshotResult) -> [(String, JSONOutput)] {
    let bounds = result.difference?.bounds?.json ?? .null
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
      ("layers", .strings(result.layers)),
      ("tokens", .strings(result.tokens)),
      ("files", .object(files)),
      ("changes", .array(result.changes.map(\.json))),
      ("tokenChanges", .array(result.tokenChanges.map(\.json))),
      ("unexplained", result.unexplainedPixels.map { .integer($0) } ?? .null),
      ("rendererChanged", .bool(result.isRendererChanged)),
      ("hidden", .bool(result.isHidden)),
      ("predicted", result.isPredicted.map { .bool($0) } ?? .null),
    ]
    // What few results have is left out elsewhere.
    if let tolerance = result.tolerance {
      members.append(("tolerance", tolerance.json))
    }
    if let id = result.renamedFrom {
      members.append((SnapshotResult.renamedFromName, .string(id.text)))
    }
    return members
  }

  /// The object of one result with what only later commands of Tessera need.
  private static func kept(_ result: SnapshotResult) -> JSONOutput {
    let hashes: [(String, JSONOutput)] = [
      ("expected", .optional(result.expectedHash?.description)),
      ("actual", .optional(result.actualHash?.description)),
    ]
    return .object(
      members(of: result) + [
        (SnapshotResult.hashesName, .object(hashes)), (SnapshotResult.detailsName, result.details),
      ])
  }

  /// Keeps results for later commands.
  ///
  /// - Returns: A warning where they cannot be kept: the results stand all the same.
  package static func keep(
    _ results: [SnapshotResult], in store: SnapshotStore
  ) -> Diagnostic? {
    do {
      try write(results, in: store)
      return nil
    } catch {
      return error.warning(
        "the results are not kept, so that approve and --only failed have none of this run")
    }
  }

  /// Writes the file of results.
  ///
  /// - Throws: What keeps it from being written.
  static func write(_ results: [SnapshotResult], in store: SnapshotStore) throws(SourceError) {
    let text = JSONWriter.pretty(object(results, diagnostics: [], kept))
    try store.write(Array((text + "\n").utf8), to: store.resultsPath)
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
  static func optional(_ text: String?) -> JSONOutput {
    text.map { .string($0) } ?? .null
  }

  /// An array of strings.
  static func strings(_ list: [String]) -> JSONOutput {
    .array(list.map { .string($0) })
  }
}
