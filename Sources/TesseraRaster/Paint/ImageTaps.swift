/// Which pixels of a picture a device pixel reads along one axis, and how much of each.
///
/// Weights count 1/16,384 of a source pixel: the pixels between the first and the last count in full.
/// So a reduction of any strength stays exact: only the two ends are rounded, never the middle.
struct ImageTaps: Hashable {
  /// The weight of a whole source pixel.
  static let whole = 16_384

  /// The first source pixel.
  var first = 0
  /// The last source pixel; may be the first, and beyond the picture where that repeats.
  var last = 0
  /// The weight of the first one, 0…16,384.
  var firstWeight = 0
  /// The weight of the last one, where it is not the first.
  var lastWeight = 0
  /// The weight of all that the device pixel covers, what lies outside the picture included.
  var total = ImageTaps.whole

  /// Creates taps that read nothing.
  init() {}

  /// Creates the taps of a single source pixel.
  init(_ index: Int, weight: Int) {
    first = index
    last = index
    firstWeight = weight
  }

  /// Creates the taps of two neighbours, of which the second has `share` and the first the rest.
  init(_ index: Int, share: Int) {
    self.init(index, weight: Self.whole - share)
    guard share > 0 else { return }
    last = index + 1
    lastWeight = share
  }

  /// Creates the taps of a part of the picture, in weights from its near end; not empty.
  init(_ part: Range<Int>, total: Int) {
    first = part.lowerBound / Self.whole
    last = (part.upperBound - 1) / Self.whole
    self.total = total
    if first == last {
      firstWeight = part.count
    } else {
      firstWeight = (first + 1) * Self.whole - part.lowerBound
      lastWeight = part.upperBound - last * Self.whole
    }
  }

  /// Whether these are one source pixel or two neighbours that need no division.
  var isMix: Bool { last <= first + 1 && total == Self.whole }

  /// Whether all of the weight lies on source pixels.
  var isWhole: Bool {
    firstWeight + lastWeight + max(0, last - first - 1) * Self.whole == total
  }

  /// The weight of a source pixel; 0 where it is not read.
  func weight(_ index: Int) -> Int {
    guard first...last ~= index else { return 0 }
    return index == first ? firstWeight : index == last ? lastWeight : Self.whole
  }
}
