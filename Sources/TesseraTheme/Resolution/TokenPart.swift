/// A part of a token: its value, a component of it, or another member.
struct TokenPart: Hashable {
  /// The index of the token in its table.
  let token: Int
  /// The names from the token object to the part, at least one.
  let names: [String]
}
