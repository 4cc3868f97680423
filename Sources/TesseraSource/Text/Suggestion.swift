/// Finds the name that was meant by a mistyped one, and asks for it.
package enum Suggestion {
  /// The longest name that is compared, in Unicode scalars: beyond it, nothing is suggested.
  private static let longest = 200

  /// The candidate nearest to `name`, nil when none is near.
  ///
  /// Near means few insertions, deletions, substitutions and transpositions of neighbours (the
  /// restricted Damerau–Levenshtein distance): at most a third of the longer name's length, and at
  /// most 4; always 1, but for names of one character. Case does not count, nor which of `-`, `_`, `.`, `/` and space separates words. Of equally
  /// near candidates the one that is nearer as written wins, then the earlier.
  ///
  /// - Parameters:
  ///   - name: The mistyped name.
  ///   - candidates: The names that there are.
  ///   - isPossible: What else a near candidate must be.
  /// - Returns: The nearest candidate.
  package static func closest(
    to name: String, in candidates: some Sequence<String>,
    where isPossible: (String) -> Bool = { _ in true }
  ) -> String? {
    let folded = fold(name)
    guard folded.count <= longest else { return nil }
    let written = Array(name.unicodeScalars)
    var best: (candidate: String, distance: Int, writtenDistance: Int)?
    for candidate in candidates where candidate != name {
      let other = fold(candidate)
      guard other.count <= longest else { continue }
      let allowed = min(allowance(folded.count, other.count), best?.distance ?? .max)
      guard let distance = distance(folded, other, atMost: allowed) else { continue }
      let candidateScalars = Array(candidate.unicodeScalars)
      let writtenDistance = Self.distance(written, candidateScalars, atMost: .max) ?? .max
      if let best, (distance, writtenDistance) >= (best.distance, best.writtenDistance) { continue }
      guard isPossible(candidate) else { continue }
      best = (candidate, distance, writtenDistance)
    }
    return best?.candidate
  }

  /// The question whether the candidate nearest to `name` was meant; nil when none is near.
  package static func help(
    for name: String, in candidates: some Sequence<String>
  ) -> String? {
    closest(to: name, in: candidates).map(question)
  }

  /// The question whether a name was meant.
  package static func question(_ name: String) -> String { "did you mean `\(name)`?" }

  /// The name in lower case with one separator for all.
  private static func fold(_ name: String) -> [Unicode.Scalar] {
    name.lowercased().unicodeScalars.map { "-_./ ".unicodeScalars.contains($0) ? "-" : $0 }
  }

  /// The largest distance at which two names of these lengths are near.
  private static func allowance(_ first: Int, _ second: Int) -> Int {
    let longer = max(first, second)
    return longer < 2 ? 0 : min(4, max(1, longer / 3))
  }

  /// The restricted Damerau–Levenshtein distance, or nil when it is above `limit`.
  ///
  /// - Complexity: O(n·m).
  private static func distance(
    _ first: [Unicode.Scalar], _ second: [Unicode.Scalar], atMost limit: Int
  ) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let substitution = last[column] + (first[row] == second[column] ? 0 : 1)
        var least = min(substitution, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      if let least = current.min(), least > limit { return nil }
      (beforeLast, last) = (last, current)
    }
    return last[second.count] <= limit ? last[second.count] : nil
  }
}
