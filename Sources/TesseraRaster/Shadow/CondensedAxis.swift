/// One axis of a blurred silhouette, with its long stretches of equal lines cut short.
///
/// A blur of radius r gives the same value at all places whose 2r + 1 neighbours are the same. So a
/// stretch of n > 2r + 1 equal lines can be cut to 2r + 1 of them: the blur of the shorter silhouette
/// has every value of the longer one, and the one in the middle of the stretch stands for n − 2r
/// places. Nothing is rounded differently, since every sum has the same terms.
struct CondensedAxis {
  /// Neighbouring places on the canvas and where their values are in the short blur.
  struct Segment {
    /// The places on the canvas.
    var places: Range<Int>
    /// The index of the first value.
    var first: Int
    /// Whether all places share that one value; else each has its own.
    var isUniform: Bool
  }

  /// How far the blur reaches.
  private(set) var radius = 0
  /// The places that the blur can reach, in order, without gaps.
  private(set) var segments: [Segment] = []
  /// How many lines the short silhouette has; its blur has 2 · `radius` more.
  private(set) var lineCount = 0
  /// The values that are asked for.
  private(set) var wanted = 0..<0
  /// The values that are computed: those asked for, of mirrored ones the first of each pair.
  private(set) var computed = 0..<0
  private var end = 0

  /// Begins with the line at `start`.
  mutating func begin(at start: Int, radius: Int) {
    self.radius = radius
    end = start - radius
    lineCount = 0
    segments.removeAll(keepingCapacity: true)
    append(radius, isUniform: false)
  }

  /// Adds a stretch of equal lines; returns how many of them are kept.
  mutating func append(stretch length: Int) -> Int {
    let kept = min(length, 2 * radius + 1)
    lineCount += kept
    if length > kept {
      append(radius, isUniform: false)
      append(length - 2 * radius, isUniform: true)
      append(radius, isUniform: false)
    } else {
      append(length, isUniform: false)
    }
    return kept
  }

  /// Ends, and picks the values to be computed for `places`; `isMirrored` says that the lines from the
  /// last to the first are the same as from the first to the last.
  mutating func finish(places: Range<Int>, isMirrored: Bool) {
    append(radius, isUniform: false)
    var low = valueCount
    var high = 0
    for segment in segments where segment.places.overlaps(places) {
      let part = segment.places.clamped(to: places)
      low = min(low, index(of: part.lowerBound, in: segment))
      high = max(high, index(of: part.upperBound - 1, in: segment) + 1)
    }
    wanted = low..<max(low, high)
    computed = wanted
    let half = (valueCount + 1) / 2
    if isMirrored, high > half { computed = min(low, valueCount - high)..<half }
  }

  /// The values that are asked for and not computed: each is the mirror image of one that is.
  var mirrored: Range<Int> { max(wanted.lowerBound, computed.upperBound)..<wanted.upperBound }

  /// How many values the short blur has.
  var valueCount: Int { lineCount + 2 * radius }

  /// The computed value that value `index` is equal to.
  @inline(__always)
  func computed(_ index: Int) -> Int {
    computed.contains(index) ? index : valueCount - 1 - index
  }

  /// The value of a place of a segment.
  @inline(__always)
  func index(of place: Int, in segment: Segment) -> Int {
    segment.isUniform ? segment.first : segment.first + place - segment.places.lowerBound
  }

  private mutating func append(_ length: Int, isUniform: Bool) {
    guard length > 0 else { return }
    let places = end..<(end + length)
    end = places.upperBound
    if !isUniform, let last = segments.indices.last, !segments[last].isUniform {
      segments[last].places = segments[last].places.lowerBound..<end
      return
    }
    let first = segments.last.map { $0.first + ($0.isUniform ? 1 : $0.places.count) } ?? 0
    segments.append(Segment(places: places, first: first, isUniform: isUniform))
  }
}
