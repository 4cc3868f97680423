internal import TesseraSource

extension Suggestion {
  /// The question "did you mean …?" for a name that is none of `candidates`, nil when none is near.
  static func help(for name: String, in candidates: some Sequence<String>) -> String? {
    closest(to: name, in: candidates).map { "did you mean `\($0)`?" }
  }
}

extension Sequence<String> {
  /// The names as a message lists them: "`a`, `b`, `c`".
  var listed: String { map { "`\($0)`" }.joined(separator: ", ") }
}
