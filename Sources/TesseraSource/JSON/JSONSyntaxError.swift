/// One violation of the grammar of JSON or JSON5, with its place.
struct JSONSyntaxError: Hashable, Sendable {
  /// What is wrong.
  enum Cause: Hashable, Sendable {
    /// The text holds no value at all.
    case empty
    /// The text is in another encoding.
    case wrongEncoding(String)
    /// Bytes that are no UTF-8.
    case invalidUTF8
    /// Arrays and objects lie too deep in each other.
    case tooDeep
    /// Something else stands where one of the things named was expected.
    case unexpected(found: String, expected: String)
    /// A string goes on where its closing quote was meant to be.
    case missingQuote
    /// Two elements of a container follow each other without a comma.
    case missingComma
    /// A name and its value follow each other without a colon.
    case missingColon
    /// A name without a value.
    case missingValue
    /// The text ends inside something that began at `opened`.
    case unclosed(String, opened: Range<Int>)
    /// A closing bracket of the wrong kind for what began at `opened`.
    case mismatched(found: String, expected: String, opened: Range<Int>)
    /// More follows the one value of the text.
    case trailing
    /// A word that is no literal.
    case unknownWord(String)
    /// A literal that ends too early.
    case incompleteWord(String)
    /// A number that begins with a zero and goes on.
    case leadingZero
    /// A digit is missing in a number.
    case missingDigit(String)
    /// A number that runs into other characters.
    case numberSuffix(String)
    /// A name that begins like a number.
    case numberAsName(String)
    /// A number that is too large for a Double.
    case numberRange
    /// A word that must be quoted, because of a character in it.
    case wordCharacter(String, whole: String)
    /// A backslash and a digit, which JSON5 keeps for octal numbers.
    case digitEscape(String)
    /// A character that is no hexadecimal digit inside an escape.
    case hexadecimalEscape(String)
    /// Half of a surrogate pair.
    case unpairedSurrogate
    /// An escape in a name for a character that a name cannot hold.
    case nameEscape
    /// A line that ends inside a string that began at `opened`.
    case lineEndInString(opened: Range<Int>)
    /// U+2028 or U+2029 inside a string: allowed, but a line end to other readers.
    case separatorInString
    /// A name that stands in the object already, at `first`; `spelling` says whether both are
    /// written with the same scalars.
    case duplicateName(String, first: Range<Int>, sameSpelling: Bool)
    /// A form of JSON5 in a text that must be RFC 8259.
    case extended(String, help: String)
  }

  let cause: Cause
  /// The byte offsets of what is wrong; empty where something is missing.
  let range: Range<Int>
  /// Whether the text has more errors with the code, which are not listed.
  var hidesMore = false

  /// `T0002` for a name given twice, else `T0001`.
  var code: String {
    if case .duplicateName = cause { return "T0002" }
    return "T0001"
  }

  /// The finding, with its place in `text`.
  func diagnostic(in text: SourceText) -> Diagnostic {
    var notes: [Diagnostic.Note] = []
    if let (message, range) = related {
      notes.append(Diagnostic.Note(message, at: text.location(of: range)))
    }
    if hidesMore { notes.append(Diagnostic.Note("there are more like this, which are not listed")) }
    let severity: Diagnostic.Severity = cause == .separatorInString ? .warning : .error
    return Diagnostic(
      severity, code: code, at: text.location(of: range), message, notes: notes, help: help)
  }
}
