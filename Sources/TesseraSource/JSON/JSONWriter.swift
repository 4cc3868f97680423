/// Writes JSON texts (RFC 8259): the members in the order given, no final line end.
package enum JSONWriter {
  /// The value over several lines, indented by two spaces.
  ///
  /// - Precondition: every number is finite.
  package static func pretty(_ value: JSONOutput) -> String {
    var text = ""
    write(value, to: &text, indentation: 0)
    return text
  }

  /// The value in one line without spaces.
  ///
  /// - Precondition: every number is finite.
  package static func compact(_ value: JSONOutput) -> String {
    var text = ""
    write(value, to: &text, indentation: nil)
    return text
  }

  /// Writes a value; `indentation` counts the spaces of its line, nil for one line.
  private static func write(_ value: JSONOutput, to text: inout String, indentation: Int?) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += number(value)
    case .string(let value): write(value, to: &text)
    case .array(let elements):
      list(elements, in: ("[", "]"), to: &text, indentation: indentation) { element, text, inner in
        write(element, to: &text, indentation: inner)
      }
    case .object(let members):
      list(members, in: ("{", "}"), to: &text, indentation: indentation) { member, text, inner in
        write(member.0, to: &text)
        text += inner == nil ? ":" : ": "
        write(member.1, to: &text, indentation: inner)
      }
    }
  }

  /// Writes the parts of a container between its brackets.
  private static func list<Part>(
    _ parts: [Part], in brackets: (String, String), to text: inout String, indentation: Int?,
    write: (Part, inout String, Int?) -> Void
  ) {
    text += brackets.0
    let inner = indentation.map { $0 + 2 }
    for (index, part) in parts.enumerated() {
      if index > 0 { text += "," }
      breakLine(&text, inner)
      write(part, &text, inner)
    }
    if !parts.isEmpty { breakLine(&text, indentation) }
    text += brackets.1
  }

  private static func breakLine(_ text: inout String, _ indentation: Int?) {
    guard let indentation else { return }
    text += "\n" + String(repeating: " ", count: indentation)
  }

  /// Writes a string; what could steer a terminal is escaped too: C1 controls and separators.
  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
