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
      var waiting = heirs.map { (id: $0.0, parts: $0.0.parts) }
      var left = sources.map { (id: $0.0, parts: $0.0.parts) }
      // A list of all pairs is as long as one number times the other.
      for shared in (0...(left.map(\.parts.count).max() ?? 0)).reversed() {
        left.removeAll { old in
          guard
            let place = waiting.firstIndex(where: { old.parts.shared(with: $0.parts) == shared })
          else { return false }
          let heir = waiting.remove(at: place)
          moves[heir.id] = SnapshotMove(from: old.id, to: heir.id)
          return true
        }
      }
    }
    return moves
  }
}

extension SnapshotID {
  /// How many parts of the name are the same at the same place.
  func partsShared(with other: SnapshotID) -> Int { parts.shared(with: other.parts) }

  /// What stands between the slashes.
  fileprivate var parts: [Substring] { text.split(separator: "/") }
}

extension [Substring] {
  /// How many elements are the same at the same place.
  fileprivate func shared(with other: [Substring]) -> Int { zip(self, other).count { $0 == $1 } }
}
