extension JSONSyntaxError {
  /// The cause in one line.
  var message: String {
    switch cause {
    case .empty: "the text holds no value"
    case .wrongEncoding(let name): "the text is encoded as \(name)"
    case .invalidUTF8: "these bytes are no UTF-8"
    case .tooDeep: "more than \(SourceLimits.nesting) arrays and objects lie in each other"
    case .unexpected(let found, let expected): "expected \(expected), found \(found)"
    case .missingQuote: "the closing quote of this string is missing"
    case .missingComma: "a comma is missing"
    case .missingColon: "a colon is missing between the name and its value"
    case .missingValue: "the name has no value"
    case .unclosed(let what, _): "the text ends inside \(what)"
    case .mismatched(let found, let expected, _): "expected `\(expected)`, found `\(found)`"
    case .trailing: "more text follows the value"
    case .unknownWord(let word): "\(Self.quoted(word)) is no value"
    case .incompleteWord(let word): "the word ends too early for `\(word)`"
    case .leadingZero: "a number cannot begin with a further digit behind its zero"
    case .missingDigit(let found): "expected a digit, found \(found)"
    case .numberSuffix(let found): "a number cannot hold \(found)"
    case .numberRange: "the number is too large"
    case .wordCharacter(let found, _): "a word without quotes cannot hold \(found)"
    case .numberAsName: "a name without quotes cannot begin like a number"
    case .digitEscape(let digit): "`\\` before `\(digit)` has no meaning"
    case .hexadecimalEscape(let found): "expected a hexadecimal digit, found \(found)"
    case .unpairedSurrogate: "half of a surrogate pair is no character"
    case .nameEscape: "the escape is for no character that an unquoted name can hold"
    case .lineEndInString: "the line ends inside a string"
    case .separatorInString: "a line or paragraph separator stands in a string as it is"
    case .duplicateName(let name, _, _): "the object has the name \(Self.quoted(name)) already"
    case .extended(let what, _): "\(what) is JSON5, not JSON"
    }
  }

  /// What to do about it, where that is clear.
  var help: String? {
    switch cause {
    case .empty: "write a value, such as `{}`"
    case .wrongEncoding, .invalidUTF8: "save the file as UTF-8"
    case .missingComma: "add a comma"
    case .missingColon: "add a colon"
    case .missingValue: "write a colon and a value behind the name"
    case .unclosed(let what, _): Self.closing(of: what)
    case .mismatched(_, let expected, _): "close it with `\(expected)`"
    case .trailing: "a file holds one value; put several into an array or an object"
    case .unknownWord(let word):
      Suggestion.help(for: word, in: JSONScanner.literals) ?? Self.quoting(word)
    case .incompleteWord(let word): Suggestion.question(word)
    case .leadingZero: "write the number without the zero, or put it into quotes"
    case .numberSuffix: "put text that begins with a digit into quotes"
    case .wordCharacter(_, let word), .numberAsName(let word):
      Self.quoting(word)
    case .digitEscape: "write `\\\\` for a backslash, `\\u` and four digits for a character"
    case .unpairedSurrogate: "write the character itself, or both halves of its pair"
    case .lineEndInString: "close the string, or end the line with `\\` to go on in the next"
    case .separatorInString: "write `\\u2028` or `\\u2029`"
    case .duplicateName(_, _, let sameSpelling):
      sameSpelling
        ? "remove or rename one of them"
        : "they differ only in how accents are encoded (Unicode normalisation); rename one"
    case .extended(_, let help): help
    case .unexpected(let found, _): Self.help(forUnexpected: found)
    case .missingQuote: "add the closing quote"
    case .tooDeep, .missingDigit, .numberRange, .hexadecimalEscape, .nameEscape: nil
    }
  }

  /// What to do about a character that begins nothing, as far as it tells what was meant.
  private static func help(forUnexpected found: String) -> String? {
    if found.contains(where: { "“”„‟‘’‚‛«»".contains($0) }) {
      return "write straight quotes: `\"`"
    }
    guard found.hasPrefix("`#") else { return nil }
    let text = found.dropFirst(2).prefix { $0 != "`" && $0 != ";" }
    let isColor = [3, 4, 6, 8].contains(text.utf8.count) && text.allSatisfy(\.isHexDigit)
    return isColor ? "put it into quotes: `\"#\(text)\"`" : "a comment begins with `//`"
  }

  /// A second place that helps to understand the error.
  var related: (message: String, range: Range<Int>)? {
    switch cause {
    case .unclosed(let what, let opened): ("\(what) begins here", opened)
    case .mismatched(_, let expected, let opened): ("`\(expected)` would close this", opened)
    case .lineEndInString(let opened): ("the string begins here", opened)
    case .duplicateName(_, let first, _): ("it is here", first)
    default: nil
    }
  }

  /// A stretch of the text for a message; a long one is cut.
  static func quoted(_ text: String) -> String {
    let shown = text.count > longestQuote ? text.prefix(longestQuote) + "…" : text[...]
    return text.contains("`") ? "'\(shown)'" : "`\(shown)`"
  }

  /// The most characters of the text that a message repeats.
  private static let longestQuote = 40

  /// The advice to quote a word, with the word unless it is long.
  static func quoting(_ word: String) -> String {
    word.count > longestQuote
      ? "put it into quotes" : "put it into quotes: `\(JSONWriter.compact(.string(word)))`"
  }

  /// How to end what the text ends inside.
  private static func closing(of construct: String) -> String? {
    switch construct {
    case JSONContainer.array.name: "add `]`"
    case JSONContainer.object.name: "add `}`"
    case JSONScanner.commentName: "add `*/`"
    case JSONScanner.stringName: "add the closing quote"
    default: nil
    }
  }
}
