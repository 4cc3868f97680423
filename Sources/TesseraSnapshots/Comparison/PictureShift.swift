/// A part of a picture that moved by whole pixels.
///
/// Tried are all offsets up to ``reach``. An offset explains a changed pixel where what is there now
/// was there before by that offset, and what was there went there: one of the two alone also holds
/// along a single edge that moved. Such an edge leaves the picture darker or lighter on the whole,
/// whereas what moves takes its colours along.
struct PictureShift: Hashable, Sendable {
  /// How far it moved to the right.
  let x: Int
  /// How far it moved down.
  let y: Int

  /// The longest way along either axis, in pixels.
  private static let reach = 32
  /// How many of the changed pixels are tried.
  private static let tries = 2_048
  /// Of so many changed pixels, one may remain unexplained: what moved may come to lie on something.
  private static let allowance = 20
  /// The whole may change by one part in so many of all changes.
  private static let balance = 10

  /// Finds the shift; nil where the pixels changed in another way.
  init?(_ pixels: ChangedPixels) {
    guard Self.isBalanced(pixels) else { return nil }
    let step = max(1, pixels.sample.count / Self.tries)
    let places = stride(from: 0, to: pixels.sample.count, by: step).map { pixels.sample[$0] }
    var best: (x: Int, y: Int, misses: Int)?
    for (x, y) in Self.offsets {
      let most = best.map { $0.misses - 1 } ?? places.count / Self.allowance
      guard let misses = Self.misses(pixels, at: places, x, y, most: most) else { continue }
      best = (x, y, misses)
      if misses == 0 { break }
    }
    guard let best else { return nil }
    (x, y) = (best.x, best.y)
  }

  /// All offsets, the shortest first.
  private static let offsets: [(x: Int, y: Int)] = {
    var offsets: [(x: Int, y: Int)] = []
    for y in -reach...reach {
      for x in -reach...reach where x != 0 || y != 0 { offsets.append((x, y)) }
    }
    func length(_ offset: (x: Int, y: Int)) -> Int { offset.x * offset.x + offset.y * offset.y }
    return offsets.sorted { (length($0), $0.y, $0.x) < (length($1), $1.y, $1.x) }
  }()

  /// Whether the changes cancel out, channel by channel.
  private static func isBalanced(_ pixels: ChangedPixels) -> Bool {
    var sum = SIMD4<Int>.zero
    var size = SIMD4<Int>.zero
    for index in pixels.sample {
      let (old, new) = (pixels.old.words[index], pixels.new.words[index])
      for channel in 0..<4 {
        let change = new.channel(UInt32(channel)) - old.channel(UInt32(channel))
        sum[channel] += change
        size[channel] += abs(change)
      }
    }
    return (0..<4).allSatisfy { abs(sum[$0]) * balance <= size[$0] }
  }

  /// How many pixels an offset does not explain; nil where these are more than `most`.
  private static func misses(
    _ pixels: ChangedPixels, at places: [Int], _ x: Int, _ y: Int, most: Int
  ) -> Int? {
    let (old, new) = (pixels.old, pixels.new)
    var (misses, halves) = (0, 0)
    for index in places {
      let (row, column) = index.quotientAndRemainder(dividingBy: old.width)
      let came = word(old, column - x, row - y)
      let went = word(new, column + x, row + y)
      // What crosses the picture's rim can be followed on one side only, which proves little.
      if came == nil || went == nil { halves += 1 }
      let fits =
        (came ?? new.words[index]) == new.words[index]
        && (went ?? old.words[index]) == old.words[index] && (came != nil || went != nil)
      if !fits { misses += 1 }
      if misses > most || halves * 2 > places.count { return nil }
    }
    return misses
  }

  private static func word(_ grid: PixelGrid, _ x: Int, _ y: Int) -> UInt32? {
    x >= 0 && y >= 0 && x < grid.width && y < grid.height ? grid.word(x, y) : nil
  }
}
