internal import TesseraSource
internal import TesseraTheme

/// Cells → a token file with all their roles, for a designer to fill in.
///
/// A role with a default stands there with it, so that the file changes nothing until it is edited. One
/// without a default, or with one that refers into the theme, is commented out: a made-up value would be
/// drawn as if somebody had chosen it, and a reference to nothing would be an error.
package enum ThemeScaffold {
  /// The text of the token file, as JSON5.
  package static func text(for cells: [any Cell]) -> String {
    var lines = [
      "// The roles of these cells and what they are without a theme (Design Tokens 2025.10).",
      "// By state, a role is a group; $root counts where no state's token does:",
      "//   \"title\": {",
      "//     \"$type\": \"color\",",
      "//     \"$root\": { \"$value\": \"#000000\" },",
      "//     \"selected+highlighted\": { \"$value\": \"#ffffff\" },",
      "//   },",
      "// Beside its roles, a cell's group may have a `backdrop`: the colour below the cell.",
      "{", "  \"cell\": {",
    ]
    for cell in cells {
      if !cell.summary.isEmpty { lines.append("    // \(oneLine(cell.summary))") }
      lines.append("    \(quoted(cell.reuseIdentifier)): {")
      for role in cell.roles { lines += self.lines(for: role) }
      lines.append("    },")
    }
    return (lines + ["  },", "}"]).map { $0 + "\n" }.joined()
  }

  /// A role with what is said about it.
  private static func lines(for role: Role) -> [String] {
    var lines: [String] = []
    if !role.summary.isEmpty { lines.append("      // \(oneLine(role.summary))") }
    func token(_ value: String) -> String {
      "\(quoted(role.name)): { \"$type\": \(quoted(role.type.rawValue)), \"$value\": \(value) },"
    }
    switch role.fallback {
    case .literal(let value)?:
      lines.append("      \(token(JSONWriter.compact(value.output)))")
    case .reference(let path)?:
      lines.append("      // By default it is the theme's `\(path)`.")
      lines.append("      // \(token(quoted("{\(path)}")))")
    case .unreadable?, nil:
      lines.append("      // It has no default: a theme must give it.")
      lines.append("      // \(token("…"))")
    }
    return lines
  }

  private static func quoted(_ text: String) -> String { JSONWriter.compact(.string(text)) }

  /// A summary as a comment holds it.
  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
