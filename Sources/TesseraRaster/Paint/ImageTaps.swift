/// Which pixels of a picture a device pixel reads along one axis, and how much of each.
///
/// Weights count 1/16,384 of a source pixel: the pixels between the first and the last count in full.
/// So a reduction of any strength stays exact: only the two ends are rounded, never the middle.
struct ImageTaps {
  /// The weight of a whole source pixel.
  static let whole = 16_384

  /// The first source pixel.
  let first: Int
  /// The last source pixel; may be the first.
  let last: Int
  /// The weight of the first one, 1…16,384.
  let firstWeight: Int
  /// The weight of the last one, where it is not the first.
  let lastWeight: Int

  /// The sum of all weights.
  var total: Int {
    first == last ? firstWeight : firstWeight + lastWeight + (last - first - 1) * Self.whole
  }

  /// The weight of a source pixel from the first to the last.
  @inline(__always)
  func weight(_ index: Int) -> Int {
    index == first ? firstWeight : index == last ? lastWeight : Self.whole
  }
}
