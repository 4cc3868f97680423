extension Sequence<String> {
  /// The names as a message lists them: "`a`, `b`, `c`".
  var listed: String { map { "`\($0)`" }.joined(separator: ", ") }
}
