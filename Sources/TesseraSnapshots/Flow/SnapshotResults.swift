import TesseraRaster
package import TesseraSource

/// Results as JSON: what `verify --json` prints and what is kept for `record --only failed`.
package enum SnapshotResults {
  /// The object of design section 9.
  package static func json(_ results: [SnapshotResult], diagnostics: [Diagnostic]) -> JSONOutput {
    func count(_ holds: (SnapshotResult.Status) -> Bool) -> JSONOutput {
      .integer(results.count { holds($0.status) })
    }
    return .object([
      ("passed", count { $0 == .passed }),
      ("failed", count(\.isFailure)),
      ("missing", count { $0 == .missing }),
      ("orphaned", count { $0 == .orphaned }),
      ("results", .array(results.map(json))),
      ("diagnostics", .array(diagnostics.map(\.json))),
    ])
  }

  /// The object of one result.
  private static func json(_ result: SnapshotResult) -> JSONOutput {
    let bounds = result.difference?.bounds?.json ?? .null
    let layers = result.changes.map(\.path).uniqued()
    let tokens = result.changes.flatMap(\.tokens).uniqued()
    let different: JSONOutput = result.difference.map { .integer($0.count) } ?? .null
    let files: [(String, JSONOutput)] = [
      ("expected", .optional(result.expectedPath)),
      ("actual", .optional(result.actualPath)),
      ("difference", .optional(result.differencePath)),
    ]
    let members: [(String, JSONOutput)] = [
      ("id", .string(result.id.text)),
      ("status", .string(result.status.rawValue)),
      ("different", different),
      ("bounds", bounds),
      ("cause", .optional(result.cause)),
      ("layers", .strings(layers)),
      ("tokens", .strings(tokens)),
      ("files", .object(files)),
    ]
    return .object(members)
  }

  /// Keeps results for later commands.
  ///
  /// - Returns: A warning where they cannot be kept: the results stand all the same.
  package static func keep(
    _ results: [SnapshotResult], in store: SnapshotStore
  ) -> Diagnostic? {
    let text = JSONWriter.pretty(json(results, diagnostics: []))
    do {
      try store.write(Array((text + "\n").utf8), to: store.resultsPath)
      return nil
    } catch {
      return error.warning("the results are not kept, so that --only failed has none of this run")
    }
  }

  /// The names that the last verify found missing or different.
  ///
  /// - Throws: ``SnapshotError/noResults(path:)`` where there are none, and its neighbours where they
  ///   cannot be read.
  package static func failedIDs(in store: SnapshotStore) throws(SnapshotError) -> Set<String> {
    let path = store.resultsPath
    let text: SourceText
    do {
      text = try SourceFile.readText(path)
    } catch .notFound {
      throw .noResults(path: path)
    } catch {
      throw .unreadableResults(error)
    }
    guard case .object(let root)? = JSONReader.read(text, profile: .json).root?.value,
      case .array(let results)? = root["results"]?.value
    else { throw .damagedResults(path: path) }
    var ids: Set<String> = []
    for result in results {
      guard case .object(let object) = result.value,
        case .string(let id)? = object["id"]?.value,
        case .string(let name)? = object["status"]?.value,
        let status = SnapshotResult.Status(rawValue: name)
      else { throw .damagedResults(path: path) }
      if status.isFailure || status == .missing { ids.insert(id) }
    }
    return ids
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
