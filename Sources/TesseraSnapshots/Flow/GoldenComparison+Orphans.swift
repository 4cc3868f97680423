import TesseraSource

/// Goldens that no case draws.
extension GoldenComparison {
  /// The result of a golden without a case; a thorough look also reads it.
  func result(orphan id: SnapshotID) -> SnapshotResult {
    var result = SnapshotResult(
      id: id, status: .orphaned, cause: "no registered cell has this snapshot")
    let path = store.goldenPath(id)
    if manifests[id] != nil, !SourceFile.exists(path) {
      result.cause = "no registered cell has this snapshot, and only its manifest lists it"
    }
    guard isDeep else { return result }
    do {
      guard let golden = try store.golden(id) else { return result }
      if let line = manifests[id], !line.describes(ManifestLine(id, golden.pixmap)) {
        result.diagnostic = ManifestError.stale(path: path).diagnostic
      }
    } catch {
      result.diagnostic = error.diagnostic
    }
    return result
  }

  /// The pixels of a golden without a case, by its line or else its picture; nil where neither tells, and
  /// for one that has no file to be moved.
  func hash(orphan id: SnapshotID) -> PixelHash? {
    guard SourceFile.exists(store.goldenPath(id)) else { return nil }
    if let line = manifests[id] { return line.hash }
    // What cannot be read is no golden that anything was renamed from.
    return (try? store.golden(id)).map { PixelHash($0.pixmap) }
  }
}
