/// A lexical element of a JSON text.
struct JSONToken {
  /// What the element is.
  enum Kind {
    /// `{` or `[`.
    case open(JSONContainer)
    /// `}` or `]`.
    case close(JSONContainer)
    case colon
    case comma
    /// A string with its escapes decoded.
    case string(String)
    case number(JSONNumber)
    /// An unquoted name or literal, `\u` escapes decoded.
    case word(String)
    /// Something that can only be a mistake, already reported; it stands for a name or a value.
    case broken
    /// Characters that begin no element, not yet reported.
    case stray
    case end
  }

  let kind: Kind
  /// The byte offsets of the element.
  let range: Range<Int>
  /// Whether a line end lies between the element before and this one.
  let beginsLine: Bool
  /// The number of findings before the element was read, to forget them when it is read again.
  let findingsBefore: Int
}
