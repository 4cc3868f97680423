import TesseraCells

/// Two lines of a golden's and a fresh display list that are about the same thing, or one alone.
struct LineMatch: Hashable {
  /// The place of the golden's line; nil for a layer that is new.
  let old: Int?
  /// The place of the fresh line; nil for a layer that is gone.
  let new: Int?
  /// What happened; nil where nothing did.
  let kind: LayerChange.Kind?
  /// Whether the line is drawn as it was, though by way of other tokens perhaps.
  let keepsDrawing: Bool

  /// Matches two lists.
  ///
  /// Lines of one layer and kind of drawing meet in their order; what is left over was added or
  /// removed. A line that is drawn below one that it was above has moved. The end of a group says
  /// nothing that its beginning has not said. The result is in the order of the fresh list, removed
  /// layers last.
  ///
  /// - Complexity: O(n) in the lines of both.
  static func matches(_ old: [DisplayLine], _ new: [DisplayLine]) -> [LineMatch] {
    var waiting: [Key: (places: [Int], next: Int)] = [:]
    for (place, line) in old.enumerated() where line.kind != "end" {
      waiting[Key(line), default: ([], 0)].places.append(place)
    }
    var matches: [LineMatch] = []
    var isMatched = [Bool](repeating: false, count: old.count)
    var highest = -1
    for (place, line) in new.enumerated() where line.kind != "end" {
      guard let found = waiting[Key(line)], found.next < found.places.count else {
        matches.append(LineMatch(old: nil, new: place, kind: .added, keepsDrawing: false))
        continue
      }
      waiting[Key(line)]?.next += 1
      let match = found.places[found.next]
      isMatched[match] = true
      let kind: LayerChange.Kind? =
        old[match] != line ? .changed : match < highest ? .moved : nil
      let keepsDrawing =
        kind != .moved && old[match].paint == line.paint && old[match].geometry == line.geometry
      matches.append(
        LineMatch(old: match, new: place, kind: kind, keepsDrawing: keepsDrawing))
      highest = max(highest, match)
    }
    for (place, line) in old.enumerated() where !isMatched[place] && line.kind != "end" {
      matches.append(LineMatch(old: place, new: nil, kind: .removed, keepsDrawing: false))
    }
    return matches
  }

  /// What makes two lines about the same thing.
  private struct Key: Hashable {
    let path: String
    let kind: String

    init(_ line: DisplayLine) {
      path = line.path
      kind = line.kind
    }
  }
}
