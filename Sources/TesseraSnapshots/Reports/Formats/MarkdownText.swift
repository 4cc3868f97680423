/// Text that means nothing to GitHub's Markdown; prose and code are one line and fit for a table.
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
  ///
  /// It is HTML's element where Markdown's own form does not do: a table's cell ends at a bar even inside
  /// backticks, and a backslash before it can be one of the text.
  static func code(_ text: String) -> String {
    let line = singleLine(text)
    guard line.isEmpty || line.contains("|") || line.contains("`") else {
      return "`\(String(String.UnicodeScalarView(line)))`"
    }
    var content = ""
    for scalar in line {
      switch scalar {
      case "!"..."/", ":"..."@", "["..."`", "{"..."~": content += "&#\(scalar.value);"
      default: content.unicodeScalars.append(scalar)
      }
    }
    return "<code>\(content)</code>"
  }

  /// Lines as a block of code.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - language: What they are written in, as GitHub calls it.
  /// - Returns: The block with its last line end.
  static func block(_ text: String, _ language: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { String(String.UnicodeScalarView(singleLine(String($0)))) }
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(longest + 1, 4))
    return "\(fence)\(language)\n\(lines.joined(separator: "\n"))\n\(fence)\n"
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
