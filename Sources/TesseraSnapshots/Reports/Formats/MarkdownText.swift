/// Text that means nothing to GitHub's Markdown, in one line and fit for a table.
///
/// Scalars are looked at, not characters: a mark with an accent upon it is no mark to Swift, and still
/// one to Markdown.
enum MarkdownText {
  /// A text as prose; colours stand as code, which GitHub shows with a patch of the colour.
  static func prose(_ text: String) -> String {
    var result = ""
    var rest = singleLine(text)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "#":
        if let digits = colorDigits(at: rest) {
          result += "`#"
          result.unicodeScalars.append(contentsOf: digits)
          result += "`"
          rest = rest.dropFirst(digits.count)
        } else {
          result += "#\(joiner)"
        }
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "@": result += "@\(joiner)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A text as code, whatever marks it holds.
  static func code(_ text: String) -> String {
    let scalars = singleLine(text)
    var longest = 0
    var run = 0
    var content = ""
    for scalar in scalars {
      run = scalar == "`" ? run + 1 : 0
      longest = max(longest, run)
      // A table's cell ends at a bar even inside code.
      if scalar == "|" { content += "\\" }
      content.unicodeScalars.append(scalar)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let room = longest > 0 || scalars.isEmpty ? " " : ""
    return fence + room + content + room + fence
  }

  /// Nothing to see, between a mark and a name: without it `@name` would send somebody a message, and
  /// `#12` would be a link to an issue.
  private static let joiner = "\u{2060}"

  /// The six or eight hexadecimal digits that stand behind a `#`; nil where it begins no colour.
  private static func colorDigits(
    at rest: ArraySlice<Unicode.Scalar>
  ) -> ArraySlice<Unicode.Scalar>? {
    let digits = rest.prefix { $0.isASCII && $0.properties.isASCIIHexDigit }
    let next = rest.dropFirst(digits.count).first
    guard [6, 8].contains(digits.count), next?.properties.isAlphabetic != true else { return nil }
    return digits
  }

  /// The scalars, line ends and other controls as spaces.
  private static func singleLine(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: " "
      default: scalar
      }
    }
  }
}
