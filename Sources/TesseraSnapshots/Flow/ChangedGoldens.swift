/// Goldens that a command has changed, each list sorted by name.
package struct ChangedGoldens: Sendable {
  /// Those whose picture was written, those that got another name included.
  package internal(set) var written: [SnapshotID] = []
  /// Those that got another name.
  package internal(set) var moved: [SnapshotMove] = []
  /// Those whose picture stayed as it was, and whose line in the manifest did not: it was missing, or
  /// another picture's.
  package internal(set) var relisted: [SnapshotID] = []
  /// Those that were removed.
  package internal(set) var removed: [SnapshotID] = []

  /// Begins with no change.
  package init() {}

  /// Puts the lists in order.
  mutating func sort() {
    written.sort()
    moved.sort { $0.to < $1.to }
    relisted.sort()
    removed.sort()
  }
}
