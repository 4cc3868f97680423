/// Snapshots that are told for one and the same reason.
package struct ReportGroup: Hashable, Sendable {
  /// The reason, a heading.
  package let cause: String
  /// What they have in common besides.
  package let status: SnapshotResult.Status
  /// The snapshots, sorted by name.
  package let entries: [ReportEntry]

  /// All reasons, the gravest first: by verdict, then by how many snapshots they concern.
  static func groups(of entries: [ReportEntry]) -> [ReportGroup] {
    var order: [Key] = []
    var members: [Key: [ReportEntry]] = [:]
    for entry in entries {
      guard let cause = entry.cause else { continue }
      let key = Key(status: entry.status, cause: cause)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(entry)
    }
    let groups = order.map { key in
      ReportGroup(cause: key.cause, status: key.status, entries: members[key] ?? [])
    }
    // Equal ones stay in the order of their first snapshots.
    return groups.enumerated().sorted { a, b in
      let (first, second) = (a.element, b.element)
      return (first.status.rank, -first.entries.count, a.offset)
        < (second.status.rank, -second.entries.count, b.offset)
    }.map(\.element)
  }

  /// What makes two entries belong together.
  private struct Key: Hashable {
    let status: SnapshotResult.Status
    let cause: String
  }
}

extension SnapshotResult.Status {
  /// The place among verdicts, the gravest first.
  fileprivate var rank: Int {
    switch self {
    case .unreadable: 0
    case .failed: 1
    case .sizeMismatch: 2
    case .missing: 3
    case .orphaned: 4
    case .passed: 5
    }
  }
}
