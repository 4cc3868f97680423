/// The longest of several beginnings of a line that fits, given that a shorter one is hardly wider.
///
/// The longest is tried first, as an estimate has chosen it; where that fails, the range is halved
/// again and again. Going down one by one was rejected: behind the place where the room ends there may
/// be 100,000 clusters without width.
enum LongestFit {
  /// Searches.
  ///
  /// - Parameters:
  ///   - counts: how long the line may be.
  ///   - fits: whether a width, in pixels, has room.
  ///   - shape: the line of a length.
  /// - Returns: nil where not even the shortest fits.
  /// - Throws: as `shape`.
  static func search(
    _ counts: ClosedRange<Int>, fits: (Double) -> Bool,
    shape: (Int) throws(TextError) -> ShapedLine
  ) throws(TextError) -> (count: Int, line: ShapedLine)? {
    let longest = try shape(counts.upperBound)
    if fits(longest.width) { return (counts.upperBound, longest) }
    var best: (count: Int, line: ShapedLine)?
    var (low, high) = (counts.lowerBound, counts.upperBound)
    while low < high {
      // Close to the estimate first: it is rarely wrong by more than one.
      let middle = best == nil && high == counts.upperBound ? high - 1 : low + (high - low) / 2
      let line = try shape(middle)
      if fits(line.width) {
        best = (middle, line)
        low = middle + 1
      } else {
        high = middle
      }
    }
    return best
  }
}
