import TesseraSource

/// Where the elements of a list are after a batch of updates, and where they were before it.
///
/// Elements that stay keep their order and fill the places that nothing else takes, so a sorted list of
/// what left and one of what came tell every element's place: memory and time follow the updates, never
/// the list. A table with an entry an element was rejected for that reason.
struct IndexMap: Hashable, Sendable {
  /// What left its place (deletes, beginnings of moves), ascending, each once.
  let removed: [Int]
  /// Places taken by what came (inserts, ends of moves), ascending, each once.
  let placed: [Int]

  /// Where the element at `index` is afterwards; nil for one that left its place.
  func destination(of index: Int) -> Int? {
    Self.rank(of: index, without: removed).map { Self.place(ofRank: $0, among: placed) }
  }

  /// Where the element that is at `index` afterwards was before; nil for one that came.
  func source(of index: Int) -> Int? {
    Self.rank(of: index, without: placed).map { Self.place(ofRank: $0, among: removed) }
  }

  /// How many elements that stay lie before `index`; nil where `index` is left out itself.
  private static func rank(of index: Int, without left: [Int]) -> Int? {
    let before = left.partitionPoint { $0 >= index }
    if before < left.count, left[before] == index { return nil }
    return index - before
  }

  /// The place of the element with `rank` others before it, where some places are taken.
  private static func place(ofRank rank: Int, among taken: [Int]) -> Int {
    // taken[k] − k never falls: it is how many free places lie before the k-th taken one.
    var low = 0
    var high = taken.count
    while low < high {
      let middle = (low + high) / 2
      if taken[middle] - middle > rank { high = middle } else { low = middle + 1 }
    }
    return rank + low
  }
}
