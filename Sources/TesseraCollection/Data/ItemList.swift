public import TesseraCells
import TesseraSource

/// The items of a section: given one by one, or made from a number when they are asked for.
///
/// A list by count holds runs of numbers instead of items: a million items are one run, and inserting or
/// deleting some splits it. So memory follows the changes, not the items.
public struct ItemList: RandomAccessCollection, Sendable {
  /// Consecutive items.
  enum Run: Sendable {
    /// Numbers that the template makes items of.
    case numbered(Range<Int>)
    /// Items as they are.
    case items([Item])

    /// How many items there are.
    var count: Int {
      switch self {
      case .numbered(let numbers): numbers.count
      case .items(let items): items.count
      }
    }
  }

  /// Makes the items of numbered runs.
  public let template: ItemTemplate
  /// The runs, none empty.
  private(set) var runs: [Run] = []
  /// The position behind each run.
  private var ends: [Int] = []

  /// Creates a list of so many items that a template makes.
  public init(count: Int, template: ItemTemplate = ItemTemplate()) {
    self.template = template
    append(.numbered(0..<Swift.max(0, count)))
  }

  /// Creates a list of given items.
  public init(_ items: [Item]) {
    template = ItemTemplate()
    append(.items(items))
  }

  /// An empty list with a template.
  init(template: ItemTemplate) { self.template = template }

  /// 0.
  public var startIndex: Int { 0 }
  /// How many items there are.
  public var endIndex: Int { ends.last ?? 0 }
  /// How many runs there are: what the list's memory follows.
  package var runCount: Int { runs.count }

  /// An item.
  public subscript(position: Int) -> Item {
    precondition(indices.contains(position), "the item exists")
    let index = ends.partitionPoint { $0 > position }
    let offset = position - (ends[index] - runs[index].count)
    switch runs[index] {
    case .numbered(let numbers): return template.item(numbers.lowerBound + offset)
    case .items(let items): return items[offset]
    }
  }

  /// Adds a run, joined to the last one where both are of one kind and follow each other.
  private mutating func append(_ run: Run) {
    guard run.count > 0 else { return }
    let end = endIndex + run.count
    if case .numbered(let next) = run, case .numbered(let last)? = runs.last,
      last.upperBound == next.lowerBound
    {
      runs[runs.count - 1] = .numbered(last.lowerBound..<next.upperBound)
      ends[ends.count - 1] = end
    } else if case .items(let next) = run, case .items? = runs.last,
      case .items(var last)? = runs.popLast()
    {
      // The run is taken out while it grows: whatever else held it, a pattern of a `switch` too, would
      // have all its items copied each time.
      last += next
      runs.append(.items(last))
      ends[ends.count - 1] = end
    } else {
      runs.append(run)
      ends.append(end)
    }
  }

  /// Adds the items of another list in a range of positions.
  private mutating func append(_ range: Range<Int>, of list: ItemList) {
    var index = list.ends.partitionPoint { $0 > range.lowerBound }
    var position = range.lowerBound
    while position < range.upperBound {
      let run = list.runs[index]
      let start = list.ends[index] - run.count
      let end = Swift.min(list.ends[index], range.upperBound)
      switch run {
      case .numbered(let numbers):
        let first = numbers.lowerBound - start
        append(.numbered(first + position..<first + end))
      case .items(let items): append(.items(Array(items[position - start..<end - start])))
      }
      position = end
      index += 1
    }
  }

  /// The list with items left out and others put in; takes time by runs, given items and
  /// changes.
  ///
  /// - Parameters:
  ///   - removed: Positions that are left out, ascending, each once.
  ///   - placed: Items by the position that they have afterwards, ascending, each once.
  /// - Returns: A list of its own.
  func edited(removing removed: [Int], placing placed: [(position: Int, item: Item)]) -> ItemList {
    var list = ItemList(template: template)
    var position = 0
    var gap = 0
    // Takes so many of the items that stay, or all of them.
    func take(_ count: Int) {
      var rest = count
      while rest > 0, position < endIndex {
        let stop = gap < removed.count ? removed[gap] : endIndex
        if position == stop {
          position += 1
          gap += 1
          continue
        }
        let end = Swift.min(stop, position + rest)
        list.append(position..<end, of: self)
        rest -= end - position
        position = end
      }
    }
    for (target, item) in placed {
      take(target - list.endIndex)
      list.append(.items([item]))
    }
    take(endIndex)
    return list
  }
}
