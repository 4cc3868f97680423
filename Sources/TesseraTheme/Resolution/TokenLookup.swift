/// Where a reader of values finds the tokens that are referred to.
protocol TokenLookup {
  /// What `path` leads to.
  func target(of path: String) -> ReferenceTarget
  /// The question "did you mean …?" for a path that leads nowhere.
  func help(forUnknown path: String) -> String?
}
