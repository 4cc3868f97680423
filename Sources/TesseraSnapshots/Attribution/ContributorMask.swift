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
  private var reached: [Int]
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
    reached = [Int](repeating: 0, count: count)
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
  mutating func reach(_ mask: Mask, by change: Int, isOnTop: Bool = false) -> Int {
    var count = 0
    let area = mask.area.intersection(bounds)
    for y in area.rows {
      for x in area.columns where map[x, y].isDifferent && mask[x, y] > 0 {
        let place = index(x, y)
        guard isOnTop || !isCovered[place] else { continue }
        isExplained[place] = true
        if reached[place] != change { count += 1 }
        reached[place] = change
      }
    }
    return count
  }

  /// Gives a change all pixels that nothing covers.
  mutating func reachEverywhere(by change: Int) -> Int {
    var count = 0
    for y in bounds.rows {
      for x in bounds.columns where map[x, y].isDifferent {
        let place = index(x, y)
        guard !isCovered[place] else { continue }
        isExplained[place] = true
        if reached[place] != change { count += 1 }
        reached[place] = change
      }
    }
    return count
  }

  /// The pixels in a rectangle that no exact place explains; they count as explained from the next
  /// ``settle(_:)`` on.
  func unexplained(in area: PixelRect) -> [Int] {
    let area = area.intersection(bounds)
    var places: [Int] = []
    for y in area.rows {
      for x in area.columns where map[x, y].isDifferent && !isExplained[index(x, y)] {
        places.append(index(x, y))
      }
    }
    return places
  }

  /// Takes pixels as explained.
  mutating func settle(_ places: [Int]) {
    for place in places { isExplained[place] = true }
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

  /// How many pixels differ and are not explained.
  var unexplainedCount: Int { unexplained(in: bounds).count }

  private func index(_ x: Int, _ y: Int) -> Int {
    (y - bounds.rows.lowerBound) * bounds.width + x - bounds.columns.lowerBound
  }
}
