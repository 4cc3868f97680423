/// A golden that got another name: the same pixels under an id that is gone and one that is new.
package struct SnapshotMove: Hashable, Sendable {
  /// The golden without a case.
  package let from: SnapshotID
  /// The case without a golden.
  package let to: SnapshotID

  /// Pairs goldens that are gone with new ones of the same pixels.
  ///
  /// Each takes part once. Where several have the same pixels, as a cell that looks the same in two states
  /// has, those go together whose names share the most parts.
  ///
  /// - Parameters:
  ///   - old: Goldens without a case.
  ///   - new: Cases without a golden.
  /// - Returns: The pairs, by the new name.
  static func moves(
    from old: [(SnapshotID, PixelHash)], to new: [(SnapshotID, PixelHash)]
  ) -> [SnapshotID: SnapshotMove] {
    let olds = Dictionary(grouping: old.sorted { $0.0 < $1.0 }, by: \.1)
    let news = Dictionary(grouping: new.sorted { $0.0 < $1.0 }, by: \.1)
    var moves: [SnapshotID: SnapshotMove] = [:]
    for (hash, heirs) in news {
      guard let sources = olds[hash] else { continue }
      let pairs = sources.flatMap { old in
        heirs.map { heir in
          let move = SnapshotMove(from: old.0, to: heir.0)
          return (move: move, shared: move.from.partsShared(with: move.to))
        }
      }
      var taken: Set<SnapshotID> = []
      // Sorting keeps the order of names among equals.
      for pair in pairs.sorted(by: { $0.shared > $1.shared })
      where !taken.contains(pair.move.from) && moves[pair.move.to] == nil {
        taken.insert(pair.move.from)
        moves[pair.move.to] = pair.move
      }
    }
    return moves
  }
}

extension SnapshotID {
  /// How many parts of the name are the same at the same place.
  func partsShared(with other: SnapshotID) -> Int {
    zip(text.split(separator: "/"), other.text.split(separator: "/")).count { $0 == $1 }
  }
}
