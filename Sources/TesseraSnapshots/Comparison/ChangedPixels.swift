/// The pixels in which two pictures differ, and a sample of them that is spread evenly.
///
/// What costs more than a few steps a pixel asks the sample, so that a pair of large pictures is
/// judged as quickly as a pair of cells; up to ``sampleSize`` pixels the sample is all of them.
struct ChangedPixels {
  /// The picture that was expected, premultiplied.
  let old: PixelGrid
  /// The other one, of the same size.
  let new: PixelGrid
  /// How many pixels differ.
  let count: Int
  /// The largest difference of a channel.
  let maxChannelDelta: Int
  /// The places of some of them, in order.
  let sample: [Int]
  /// Which pixels differ.
  private let marks: [DifferenceMap.Mark]

  /// The most places in a sample.
  static let sampleSize = 1 << 16

  /// Takes the pixels that an exact comparison of the two pictures found.
  init(_ old: PixelGrid, _ new: PixelGrid, map: DifferenceMap) {
    self.old = old
    self.new = new
    count = map.difference.count
    maxChannelDelta = map.difference.maxChannelDelta
    marks = map.marks
    let step = max(1, (count + Self.sampleSize - 1) / Self.sampleSize)
    var sample: [Int] = []
    sample.reserveCapacity(min(count, Self.sampleSize))
    var next = 0
    for index in marks.indices where marks[index].isDifferent {
      if next == 0 { sample.append(index) }
      next = next + 1 == step ? 0 : next + 1
    }
    self.sample = sample
  }

  /// Whether every changed pixel passes a test; ends at the first that does not.
  @inline(__always)
  func allSatisfy(_ test: (_ old: UInt32, _ new: UInt32) -> Bool) -> Bool {
    for index in marks.indices where marks[index].isDifferent {
      guard test(old.words[index], new.words[index]) else { return false }
    }
    return true
  }

  /// The places of the neighbours of a pixel above, below and at both sides.
  func neighbours(of index: Int) -> [Int] {
    let x = index % old.width
    var places: [Int] = []
    if x > 0 { places.append(index - 1) }
    if x < old.width - 1 { places.append(index + 1) }
    if index >= old.width { places.append(index - old.width) }
    if index < old.words.count - old.width { places.append(index + old.width) }
    return places
  }
}
