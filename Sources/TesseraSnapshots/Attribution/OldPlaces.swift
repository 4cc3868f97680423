import TesseraCells

/// Where a golden's lines would stand among the fresh ones.
struct OldPlaces {
  /// For each of the golden's lines, the fresh one; nil for one that is gone or has moved.
  private var fresh: [Int?]
  /// For each of the golden's lines, the fresh line of the nearest one at or below it; 0 for none.
  private var below: [Int]
  /// For each of the golden's lines that begins a group, the place of its end; itself for others.
  private var ends: [Int]

  /// Finds them.
  ///
  /// - Complexity: O(n) in the lines.
  init(_ old: [DisplayLine], _ matches: [LineMatch]) {
    fresh = [Int?](repeating: nil, count: old.count)
    for match in matches where match.kind != .moved {
      if let place = match.old { fresh[place] = match.new }
    }
    below = []
    ends = Array(old.indices)
    var open: [Int] = []
    for (place, line) in old.enumerated() {
      below.append(fresh[place] ?? below.last ?? 0)
      if line.kind == "begin" { open.append(place) }
      if line.kind == "end", let begin = open.popLast() { ends[begin] = place }
    }
    for begin in open { ends[begin] = old.count - 1 }
  }

  /// The fresh line at which a walk from the top meets a change.
  func meetingLine(_ match: LineMatch, _ drawn: [DrawnLine]) -> Int {
    guard let line = match.new else { return match.old.map { below[ends[$0]] } ?? 0 }
    if case .begin(_, _, let end) = drawn[line] { return end }
    return line
  }

  /// For each fresh line, whether it is in a group that changed, came or went.
  func looseLines(of changes: [LineMatch], _ drawn: [DrawnLine]) -> [Bool] {
    var starts = [Int](repeating: 0, count: drawn.count + 1)
    var oldStarts = [Int](repeating: 0, count: fresh.count + 1)
    for match in changes where !match.keepsDrawing {
      if let line = match.new, case .begin(_, _, let end) = drawn[line] {
        starts[line] += 1
        starts[end] -= 1
      } else if match.new == nil, let place = match.old {
        oldStarts[place] += 1
        oldStarts[ends[place]] -= 1
      }
    }
    func running(_ steps: [Int]) -> [Bool] {
      var depth = 0
      return steps.dropLast().map { step in
        depth += step
        return depth > 0
      }
    }
    var isLoose = running(starts)
    for (place, wasLoose) in running(oldStarts).enumerated() where wasLoose {
      if let line = fresh[place] { isLoose[line] = true }
    }
    return isLoose
  }
}
