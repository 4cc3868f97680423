/// The two kinds of JSON value that hold others.
enum JSONContainer: Hashable, Sendable {
  case array
  case object

  /// The container as a noun for messages.
  var name: String { self == .array ? "an array" : "an object" }

  /// The bracket that ends the container.
  var closer: String { self == .array ? "]" : "}" }
}
