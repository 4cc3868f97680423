import TesseraSheets
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

  /// Says of snapshots without a golden which orphan has their picture, and of that where it is now.
  func nameRenames(_ results: inout [SnapshotResult], threads: Int) {
    let missing = results.indices.filter { results[$0].status == .missing }
    let lost = results.indices.filter { results[$0].status == .orphaned }
    guard !missing.isEmpty, !lost.isEmpty else { return }
    let hashes = lost.map { results[$0].id }.parallelMap(threads: threads) { hash(orphan: $0) }
    let moves = SnapshotMove.moves(
      from: zip(lost, hashes).compactMap { index, hash in hash.map { (results[index].id, $0) } },
      to: missing.compactMap { index in
        results[index].actualHash.map { (results[index].id, $0) }
      })
    for index in missing {
      guard let move = moves[results[index].id] else { continue }
      results[index].renamedFrom = move.from
      results[index].cause = "renamed from \(move.from), which has the same pixels"
    }
    let successors = Dictionary(
      moves.values.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    for index in lost {
      guard let successor = successors[results[index].id] else { continue }
      results[index].cause = "renamed to \(successor)"
    }
  }

  /// The pixels of a golden without a case, by its line or else its picture; nil where neither tells, and
  /// for one that has no file to be moved.
  func hash(orphan id: SnapshotID) -> PixelHash? {
    guard SourceFile.exists(store.goldenPath(id)) else { return nil }
    if let line = manifests[id] { return line.hash }
    // What cannot be read is no golden that anything was renamed from.
    return (try? store.golden(id)).flatMap { $0.isOfCatalogue ? PixelHash($0.pixmap) : nil }
  }
}
