/// A lookup without tokens.
struct EmptyLookup: TokenLookup {
  func target(of path: String) -> ReferenceTarget { .missing }
  func help(forUnknown path: String) -> String? { nil }
}
