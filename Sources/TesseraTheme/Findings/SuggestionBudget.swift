internal import Synchronization
internal import TesseraSource

/// How much more may be spent on guessing what was meant by names that lead nowhere.
///
/// Each guess compares with all names of a group or a theme; where thousands of names are wrong, the
/// first guesses show what went wrong, and the rest would take time that grows with the square.
final class SuggestionBudget: Sendable {
  private let comparisons = Mutex(ThemeLimits.comparisons)

  /// Takes what comparing with `count` names costs.
  ///
  /// - Returns: Whether it may be done: as long as anything is left, so that in the largest theme one
  ///   guess is made.
  func take(_ count: Int) -> Bool {
    comparisons.withLock { left in
      guard left > 0 else { return false }
      left -= count
      return true
    }
  }

  /// The nearest of some names; nil where none is near and where nothing is left to spend.
  func closest(to name: String, in names: some Collection<String>) -> String? {
    take(names.count) ? Suggestion.closest(to: name, in: names) : nil
  }

  /// As `closest`, as the question "did you mean …?".
  func help(for name: String, in names: some Collection<String>) -> String? {
    closest(to: name, in: names).map(Suggestion.question)
  }
}
