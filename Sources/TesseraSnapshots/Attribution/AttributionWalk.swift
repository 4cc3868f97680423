import TesseraCells
import TesseraGraphics
import TesseraRaster

/// The walk down a fresh display list that gives each change its pixels.
///
/// A layer that is gone is met where it was: above the nearest line below it that is still there. A
/// group that changed is met at its end, before what is in it covers anything.
struct AttributionWalk: ~Copyable {
  private let old: [DisplayLine]
  private let lines: [DisplayLine]
  private let drawn: [DrawnLine]
  private let matches: [LineMatch]
  /// The changes that are met at each fresh line.
  private var met: [Int: [Int]] = [:]
  /// The change of each fresh line; nil for lines that are alike.
  private var changeOfLine: [Int: Int] = [:]
  /// Fresh lines within a group that changed, whose own opacity says nothing of before.
  private let isLoose: [Bool]
  private var mask: ContributorMask
  /// The pixels of each change.
  private var pixels: [Int]
  /// Changes whose old place is known roughly or not at all.
  private var rough: [(change: Int, area: PixelRect)] = []
  private let everything: PixelRect

  /// Prepares a walk.
  ///
  /// - Parameters:
  ///   - old: The golden's lines.
  ///   - lines: The fresh ones.
  ///   - drawn: What these stand for.
  ///   - all: How the two meet.
  ///   - map: Which pixels differ.
  ///   - bounds: The rectangle that holds them.
  init(
    _ old: [DisplayLine], _ lines: [DisplayLine], _ drawn: [DrawnLine], _ all: [LineMatch],
    _ map: DifferenceMap, _ bounds: PixelRect
  ) {
    self.old = old
    self.lines = lines
    self.drawn = drawn
    matches = all.filter { $0.kind != nil }
    mask = ContributorMask(map, bounds)
    everything = PixelRect(x: 0, y: 0, width: map.width, height: map.height)
    pixels = [Int](repeating: 0, count: matches.count)
    let places = OldPlaces(old, all)
    isLoose = places.looseLines(of: matches, drawn)
    for (change, match) in matches.enumerated() where !match.keepsDrawing {
      if let line = match.new { changeOfLine[line] = change }
      met[places.meetingLine(match, drawn), default: []].append(change)
    }
  }

  /// Walks from the top; the pixels of each change.
  mutating func run() -> [Int] {
    let lowest = met.keys.min() ?? 0
    for line in lines.indices.reversed() where line >= lowest {
      for change in met[line] ?? [] { give(change) }
      if line > lowest { cover(line) }
    }
    // All of them may have what no exact place explains.
    for (place, count) in zip(rough, mask.unexplainedCounts(in: rough.map(\.area))) {
      pixels[place.change] += count
    }
    mask.explain(Set(rough.map(\.area)))
    return pixels
  }

  /// How many pixels nothing explains.
  var unexplained: Int { mask.unexplainedCounts(in: [everything])[0] }

  /// Gives a change the pixels that it reaches, at its place now and before.
  private mutating func give(_ change: Int) {
    let match = matches[change]
    guard let line = match.new else {
      if let place = match.old { giveOldPlace(change, old[place], nil) }
      return
    }
    switch drawn[line] {
    case .canvas, .end: return
    case .backdrop: pixels[change] += mask.reachEverywhere(by: Int32(change) + 1)
    case .begin(let group, let groups, _):
      // What the group leaves of its contents has changed, so all of these are touched.
      let now = mask.mask(of: groups.around(group.nodes, isClipped: false))
      pixels[change] += mask.reach(now, by: Int32(change) + 1)
      let blurred = mask.mask(of: groups.around([.group(group.holding(group.nodes))]))
      pixels[change] += mask.reach(blurred, by: Int32(change) + 1)
    case .item(let item, let groups):
      let now = mask.mask(of: groups.around([.item(item)]))
      pixels[change] += mask.reach(now, by: Int32(change) + 1, isOnTop: match.kind == .moved)
      if match.kind == .changed, let place = match.old {
        giveOldPlace(change, old[place], (lines[line], item, groups))
      }
    }
  }

  /// Gives a change the pixels of the golden's place.
  private mutating func giveOldPlace(
    _ change: Int, _ line: DisplayLine,
    _ fresh: (line: DisplayLine, item: DisplayItem, groups: [DisplayGroup])?
  ) {
    // What a group that is gone did is seen in what was in it, wherever that was.
    guard line.kind != "begin" else { return rough.append((change, everything)) }
    switch PastPlace(of: line, meeting: fresh.map { ($0.line, $0.item) }) {
    case .drawing(let item):
      let nodes = (fresh?.groups ?? []).around([.item(item)], isClipped: fresh != nil)
      let before = mask.mask(of: nodes)
      pixels[change] += mask.reach(before, by: Int32(change) + 1)
    case .within(let rect): rough.append((change, PixelRect(around: rect)))
    case .anywhere: rough.append((change, everything))
    }
  }

  /// Hides what is below a line where it is opaque now and was before.
  private mutating func cover(_ line: Int) {
    guard case .item(let item, let groups) = drawn[line], !isLoose[line],
      groups.allSatisfy(\.keepsOpaque)
    else { return }
    switch item.drawing {
    case .shadow, .innerShadow: return
    default: break
    }
    let now = mask.mask(of: groups.around([.item(item)]))
    guard let change = changeOfLine[line] else { return mask.cover([now]) }
    // Whether another picture or gradient was opaque cannot be told.
    guard let place = matches[change].old, matches[change].kind == .changed,
      Color.parseHex(old[place].paint) != nil,
      case .drawing(let past) = PastPlace(of: old[place], meeting: (lines[line], item))
    else { return }
    mask.cover([now, mask.mask(of: groups.around([.item(past)]))])
  }
}

extension PixelRect {
  /// The whole pixels that a rectangle touches; none where it is not finite.
  fileprivate init(around rect: Rect) {
    func edge(_ x: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(min(max(x.rounded(rule), -1e6), 1e6))
    }
    guard rect.isFinite, rect.width >= 0, rect.height >= 0 else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    let (left, top) = (edge(rect.minX, .down), edge(rect.minY, .down))
    self.init(
      columns: left..<max(left, edge(rect.maxX, .up)), rows: top..<max(top, edge(rect.maxY, .up)))
  }
}
