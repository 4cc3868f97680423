/// A change that takes every pixel of one colour to one other colour, for more colours than anybody
/// wants to read: a picture that became brighter, a gradient with another end.
///
/// Told from new content by two signs: equal pixels became equal pixels, and what is beside a changed
/// pixel and had its colour changed with it.
struct ColorMapping: Hashable, Sendable {
  /// How many colours of the sample changed.
  let colors: Int

  /// How many pixels there are of a colour at least, on average: with fewer, that equal pixels became
  /// equal ones says nothing.
  private static let leastPixels = 4
  /// Of so many pixels, one may break the rule.
  private static let allowance = 50

  /// Finds the mapping; nil where the pixels changed in another way.
  init?(_ pixels: ChangedPixels) {
    var mapping: [UInt32: UInt32] = [:]
    var misses = 0
    for index in pixels.sample {
      let (old, new) = (pixels.old.words[index], pixels.new.words[index])
      if let known = mapping[old] {
        if known != new { misses += 1 }
      } else {
        mapping[old] = new
      }
      if pixels.neighbours(of: index).contains(where: {
        pixels.old.words[$0] == old && pixels.new.words[$0] == old
      }) {
        misses += 1
      }
    }
    guard mapping.count > UniformChange.mostPairs,
      misses * Self.allowance <= pixels.sample.count,
      mapping.count * Self.leastPixels <= pixels.sample.count
    else { return nil }
    colors = mapping.count
  }
}
