import TesseraSource

/// The manifests of some cells, each read once.
struct Manifests: Sendable {
  /// Those that are in order, by cell.
  private var known: [String: Manifest] = [:]
  /// The cells whose manifests are not.
  private var damaged: Set<String> = []
  /// What is wrong with those.
  private(set) var errors: [Diagnostic] = []

  /// Reads the manifests of the cells of some goldens.
  init(of ids: [SnapshotID], in store: SnapshotStore) {
    for cell in Set(ids.compactMap(\.cell)).sorted() {
      guard let (manifest, errors) = store.manifest(ofCell: cell) else { continue }
      if errors.isEmpty { known[cell] = manifest } else { damaged.insert(cell) }
      self.errors += errors
    }
  }

  /// The manifest of a golden's cell; nil where there is none in order.
  subscript(cellOf id: SnapshotID) -> Manifest? { id.cell.flatMap { known[$0] } }

  /// Whether a golden's cell has no manifest at all.
  func lacksOne(cellOf id: SnapshotID) -> Bool {
    guard let cell = id.cell else { return true }
    return known[cell] == nil && !damaged.contains(cell)
  }

  /// The line of a golden.
  subscript(id: SnapshotID) -> ManifestLine? { self[cellOf: id]?[id] }
}
