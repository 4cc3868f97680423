/// Makes text from a file harmless to a terminal.
///
/// A file's text reaches the terminal in messages, paths and code frames. A control character in it
/// could move the cursor, change colours or set the window's title; a direction override could show
/// text in another order than it has. Both are shown as their escapes instead.
package enum TerminalText {
  /// The text with every control and direction character as `\u{…}`, in one line.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isHarmful(scalar) {
        result += escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The escape that is shown for a scalar.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  /// Whether a terminal might do something else than show the scalar.
  static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true  // C0, DEL and C1 controls
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // direction controls
    case 0x2028, 0x2029, 0xFEFF, 0xFFF9...0xFFFB, 0xE0001: true  // separators, other invisibles
    default: false
    }
  }
}
