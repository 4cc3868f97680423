/// The limits on what a theme may ask for; beyond them stands a clear error.
enum ThemeLimits {
  /// How many groups may lie inside each other once every `$extends` is applied.
  static let depth = 512
  /// How many tokens and groups a resolution may have once every `$extends` is applied.
  static let entries = 500_000
  /// How many values the pointers of a resolution may put in.
  static let expandedNodes = 1_000_000
  /// How many families a list may have once the lists that it refers to are put in.
  static let families = 256
  /// How many sets, token files and inline sources a resolver document may have.
  static let sources = 4_096
  /// How many resolutions a resolver document may have.
  static let resolutions = 4_096
  /// Up to how many resolutions each is checked; beyond, each context beside the other defaults.
  static let checkedResolutions = 256
  /// How many resolutions are kept ready.
  static let keptResolutions = 16
  /// How many unknown names are compared with all names of a theme to find what was meant.
  static let suggestions = 100
  /// How many comparisons of names are made to find what was meant.
  static let comparisons = 200_000
}
