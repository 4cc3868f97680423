/// A change of one colour, or of a few, to others, with everything else staying where it is.
///
/// Compositing is linear, so where a colour changes by D, a pixel that it covers only in part changes
/// by a share of D: from few pairs of colours, all other changed pixels follow. An edge that moves
/// gives such pairs too. It is told by its neighbours: pixels that it passed over lie between pixels of
/// the old colour and of the new one that have not changed.
struct UniformChange: Hashable, Sendable {
  /// A colour and what it became, as premultiplied pixels.
  struct Pair: Hashable, Sendable {
    let from: UInt32
    let to: UInt32
  }

  /// The pairs, the commonest first.
  let pairs: [Pair]
  /// Whether no changed pixel touches an unchanged one of its old or its new colour: whole areas
  /// changed, and none became one with another.
  let keepsEdges: Bool

  /// The most pairs that are told.
  static let mostPairs = 4
  /// What share of the changed pixels the commonest pair has at least, and each further one.
  private static let (leastShare, leastFurtherShare) = (10, 20)
  /// How far rounding may take a pixel from its share of a change.
  private static let rounding = 2

  /// Finds the change; nil where the pixels changed in another way.
  init?(_ pixels: ChangedPixels) {
    let pairs = Self.commonest(pixels)
    guard !pairs.isEmpty, Set(pairs.map(\.from)).count == pairs.count else { return nil }
    let shares = Shares(pairs)
    guard pixels.allSatisfy(shares.contains) else { return nil }

    var (count, besideOld, besideNew) = (0, 0, 0)
    for index in pixels.sample {
      let pair = Pair(from: pixels.old.words[index], to: pixels.new.words[index])
      guard pairs.contains(pair) else { continue }
      count += 1
      let still = pixels.neighbours(of: index).map { ($0, pixels.new.words[$0]) }
        .filter { pixels.old.words[$0.0] == $0.1 }.map(\.1)
      if still.contains(pair.from) { besideOld += 1 }
      if still.contains(pair.to) { besideNew += 1 }
    }
    // A band that an edge passed over is up to eight pixels wide; what is sprinkled over an area has
    // unchanged pixels all around.
    let isBand = besideOld * 8 >= count && besideNew * 8 >= count
    guard !isBand, besideOld * 2 < count else { return nil }
    keepsEdges = besideOld == 0 && besideNew == 0
    // Two colours that change places are turned round in whole areas, else something moved.
    guard keepsEdges || !pairs.contains(where: { pairs.contains(Pair(from: $0.to, to: $0.from)) })
    else { return nil }
    self.pairs = pairs
  }

  /// The commonest pairs of the sample; none where no pair is common.
  private static func commonest(_ pixels: ChangedPixels) -> [Pair] {
    var counts: [Pair: Int] = [:]
    for index in pixels.sample {
      counts[Pair(from: pixels.old.words[index], to: pixels.new.words[index]), default: 0] += 1
    }
    let sorted = counts.sorted {
      ($1.value, $0.key.from, $0.key.to) < ($0.value, $1.key.from, $1.key.to)
    }
    guard let first = sorted.first, first.value * leastShare >= pixels.sample.count else {
      return []
    }
    return sorted.prefix(mostPairs)
      .filter { $0.value * leastFurtherShare >= pixels.sample.count }.map(\.key)
  }

  /// The changes that are shares of some pairs' changes.
  private struct Shares {
    /// The least and the largest change of each channel.
    private var least = SIMD4<Int>(repeating: -rounding)
    private var most = SIMD4<Int>(repeating: rounding)

    init(_ pairs: [Pair]) {
      for pair in pairs {
        let change = Self.change(pair.from, pair.to)
        least = pointwiseMin(least, change &- SIMD4(repeating: rounding))
        most = pointwiseMax(most, change &+ SIMD4(repeating: rounding))
      }
    }

    @inline(__always)
    func contains(_ old: UInt32, _ new: UInt32) -> Bool {
      let change = Self.change(old, new)
      return all(change .>= least) && all(change .<= most)
    }

    @inline(__always)
    private static func change(_ old: UInt32, _ new: UInt32) -> SIMD4<Int> {
      SIMD4(
        new.channel(0) - old.channel(0), new.channel(1) - old.channel(1),
        new.channel(2) - old.channel(2), new.channel(3) - old.channel(3))
    }
  }
}
