/// The bounds on what a script can ask for.
enum ReplayLimits {
  /// The most items of a section that is given by a count.
  static let items = 100_000_000
}
