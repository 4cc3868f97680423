package import TesseraSource

/// A reference to a token, as it stands in a value.
package struct TokenReference: Hashable, Sendable {
  /// The path of the token that is meant.
  package let path: String
  /// The text of the reference.
  let span: SourceSpan

  /// The place of the reference.
  package var location: SourceLocation { span.location }
}
