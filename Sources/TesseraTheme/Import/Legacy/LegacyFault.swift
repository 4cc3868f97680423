/// Why a value of an older format cannot be carried over.
struct LegacyFault: Error, Hashable {
  /// The cause, a fragment without a period.
  let reason: String
  /// What to do about it.
  var help: String?
  /// Where the value stands.
  let span: SourceSpan
}
