extension Array {
  /// The first index whose element is past the point, in an array partitioned by `isPast`.
  ///
  /// - Complexity: O(log n).
  package func partitionPoint(where isPast: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isPast(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
