import TesseraCells
import TesseraGraphics
import TesseraRaster
import TesseraSheets

/// Who contributes to which of the pixels that differ.
///
/// Drawings come from the top down. Of each it is asked which differing pixels its coverage times alpha
/// reaches, and whether it hides there what comes after it.
struct ContributorMask: ~Copyable {
  /// Which pixels differ.
  private let map: DifferenceMap
  /// The smallest rectangle that holds them.
  private let bounds: PixelRect
  /// What drawings are tried on.
  private var canvas: Canvas
  /// For each pixel of `bounds`: whether something opaque has been drawn over it.
  private var isCovered: [Bool]
  /// For each pixel of `bounds`: the change that reached it last, from 1; 0 where none has.
  private var reached: [Int32]
  /// For each pixel of `bounds`: whether an exact place has reached it.
  private var isExplained: [Bool]

  /// Begins above everything.
  init(_ map: DifferenceMap, _ bounds: PixelRect) {
    self.map = map
    self.bounds = bounds
    canvas = Canvas(width: map.width, height: map.height)
    let count = bounds.width * bounds.height
    isCovered = [Bool](repeating: false, count: count)
    isExplained = isCovered
    reached = [Int32](repeating: 0, count: count)
  }

  /// The coverage times alpha of some drawings, as far as pixels differ there.
  mutating func mask(of nodes: [DisplayList.Node]) -> Mask {
    var mask = Mask(area: PixelRect(x: 0, y: 0, width: 0, height: 0))
    let area = Rect(
      Double(bounds.columns.lowerBound), Double(bounds.rows.lowerBound), Double(bounds.width),
      Double(bounds.height))
    canvas.withClip(.rectangle(area)) { mask = DisplayListRenderer.mask(of: nodes, on: &$0) }
    return mask
  }

  /// Gives a change the pixels that a mask reaches, each once.
  ///
  /// - Parameters:
  ///   - mask: Where the change was or is.
  ///   - change: Its number, from 1.
  ///   - isOnTop: Whether what has been drawn over it does not matter.
  /// - Returns: How many pixels it had not been given before.
  mutating func reach(_ mask: Mask, by change: Int32, isOnTop: Bool = false) -> Int {
    var count = 0
    let area = mask.area.intersection(bounds)
    for y in area.rows {
      for x in area.columns where map[x, y].isDifferent && mask[x, y] > 0 {
        let place = index(x, y)
        if isOnTop || !isCovered[place], give(place, to: change) { count += 1 }
      }
    }
    return count
  }

  /// Gives a change all pixels that nothing covers.
  mutating func reachEverywhere(by change: Int32) -> Int {
    var count = 0
    for y in bounds.rows {
      for x in bounds.columns where map[x, y].isDifferent {
        let place = index(x, y)
        if !isCovered[place], give(place, to: change) { count += 1 }
      }
    }
    return count
  }

  /// Gives a change a pixel; returns whether it did not have it yet, as changes come one by one.
  private mutating func give(_ place: Int, to change: Int32) -> Bool {
    isExplained[place] = true
    defer { reached[place] = change }
    return reached[place] != change
  }

  /// How many pixels in each of some rectangles differ and are not explained.
  ///
  /// - Complexity: O(n) in the pixels and the rectangles, by a table of sums.
  func unexplainedCounts(in areas: [PixelRect]) -> [Int] {
    guard !areas.isEmpty else { return [] }
    // One column and one row more than there are pixels: the sums before the first.
    let stride = bounds.width + 1
    var sums = [Int32](repeating: 0, count: stride * (bounds.height + 1))
    for (row, y) in bounds.rows.enumerated() {
      var sum: Int32 = 0
      for (column, x) in bounds.columns.enumerated() {
        if map[x, y].isDifferent && !isExplained[index(x, y)] { sum += 1 }
        sums[(row + 1) * stride + column + 1] = sums[row * stride + column + 1] + sum
      }
    }
    return areas.map { area in
      let area = area.intersection(bounds)
      guard !area.isEmpty else { return 0 }
      func sum(_ x: Int, _ y: Int) -> Int {
        Int(sums[(y - bounds.rows.lowerBound) * stride + x - bounds.columns.lowerBound])
      }
      let (left, right) = (area.columns.lowerBound, area.columns.upperBound)
      let (top, bottom) = (area.rows.lowerBound, area.rows.upperBound)
      return sum(right, bottom) - sum(left, bottom) - sum(right, top) + sum(left, top)
    }
  }

  /// Takes all pixels in some rectangles as explained.
  mutating func explain(_ areas: Set<PixelRect>) {
    for whole in areas {
      let area = whole.intersection(bounds)
      for y in area.rows {
        for x in area.columns { isExplained[index(x, y)] = true }
      }
    }
  }

  /// Hides what comes after where drawings are opaque, in all of some masks.
  mutating func cover(_ masks: [Mask]) {
    guard let first = masks.first else { return }
    let area = first.area.intersection(bounds)
    for y in area.rows {
      for x in area.columns where masks.allSatisfy({ $0[x, y] == 255 }) {
        isCovered[index(x, y)] = true
      }
    }
  }

  private func index(_ x: Int, _ y: Int) -> Int {
    (y - bounds.rows.lowerBound) * bounds.width + x - bounds.columns.lowerBound
  }
}
