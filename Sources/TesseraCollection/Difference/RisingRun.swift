/// The longest part of a sequence of different numbers that rises: what need not move.
///
/// Patience sorting, whose search for a pile gallops from the last one: a sequence that nearly rises
/// takes a step or two an element. A sequence in disorder would take n·log n; beyond a fixed number of
/// steps an element what rises is taken greedily instead, so the cost stays linear and at worst more
/// elements move than must.
struct RisingRun {
  /// Whether each element belongs to the part.
  private(set) var belongs: [Bool]
  /// How many elements were looked at: the cost, for tests.
  private(set) var steps = 0

  /// How many steps an element may take on average.
  static let stepLimit = 16

  /// Finds the part of a sequence.
  init(_ numbers: [Int]) {
    belongs = Array(repeating: true, count: numbers.count)
    let fall = numbers.indices.dropFirst().first { numbers[$0] < numbers[$0 - 1] }
    steps = fall ?? numbers.count
    guard fall != nil else { return }
    guard let piles = findPiles(numbers) else {
      takeGreedily(numbers)
      return
    }
    for index in belongs.indices { belongs[index] = false }
    var index = piles.tops.last ?? -1
    while index >= 0 {
      steps += 1
      belongs[index] = true
      index = piles.before[index]
    }
  }

  /// Each pile's top element, and each element's neighbour on the pile before; nil where it takes too
  /// long.
  private mutating func findPiles(_ numbers: [Int]) -> (tops: [Int], before: [Int])? {
    var tops: [Int] = []
    var before = Array(repeating: -1, count: numbers.count)
    let limit = steps + Self.stepLimit * numbers.count
    for index in numbers.indices {
      let number = numbers[index]
      // The number goes onto the first pile whose top is not smaller.
      var high = tops.count
      var width = 1
      var low = high
      while low > 0 {
        steps += 1
        low = max(0, high - width)
        guard numbers[tops[low]] > number else {
          low += 1
          break
        }
        high = low
        width *= 2
      }
      // The pile is in low...high.
      while low < high {
        steps += 1
        let middle = (low + high) / 2
        if numbers[tops[middle]] > number { high = middle } else { low = middle + 1 }
      }
      guard steps < limit else { return nil }
      before[index] = high > 0 ? tops[high - 1] : -1
      if high == tops.count { tops.append(index) } else { tops[high] = index }
    }
    return (tops, before)
  }

  /// Takes what is larger than all that was taken.
  private mutating func takeGreedily(_ numbers: [Int]) {
    var last = Int.min
    for index in numbers.indices {
      steps += 1
      belongs[index] = numbers[index] > last
      if belongs[index] { last = numbers[index] }
    }
  }
}
