/// Which grammar a text must follow.
package enum JSONProfile: Hashable, Sendable {
  /// RFC 8259 to the letter; each JSON5 form is an error, though it is still read.
  case json
  /// JSON5 1.0.0.
  case json5
}
