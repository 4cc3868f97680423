/// Turns findings into the text that a person reads; the only code that does.
///
/// The form is that of the design, section 7: one head line, then indented the source line with
/// carets, the notes with theirs, and the help. Text that comes from files is escaped, so that it can
/// neither steer a terminal nor look like another head line.
package struct DiagnosticRenderer: Hashable, Sendable {
  /// Whether the text holds ANSI colour sequences.
  let color: Bool

  /// Creates a renderer, with or without ANSI colours.
  package init(color: Bool) {
    self.color = color
  }

  /// The finding as text, without a final line end.
  package func text(for diagnostic: Diagnostic) -> String {
    var lines = [head(of: diagnostic)]
    if let location = diagnostic.location, let frame = CodeFrame(location) {
      lines += Self.lines(of: frame, indentation: 2, caret: painted(style(of: diagnostic)))
    }
    for note in diagnostic.notes { lines += self.lines(of: note) }
    if let help = diagnostic.help {
      lines += labelled("help", .help, Self.lines(of: help), place: nil)
    }
    return lines.joined(separator: "\n")
  }

  /// `tessera: PATH:LINE:COLUMN: error T0202: cause`.
  private func head(of diagnostic: Diagnostic) -> String {
    var text = painted(.strong)("tessera:") + " "
    if let location = diagnostic.location {
      text += painted(.strong)(TerminalText.escaped(location.description) + ":") + " "
    }
    // The rule's name is what an entry in `lints` calls it.
    let lint = diagnostic.code.flatMap(DiagnosticCode.named)?.lint.map { "(\($0))" }
    let label = [diagnostic.severity.rawValue, diagnostic.code, lint].compactMap(\.self)
    text += painted(style(of: diagnostic))(label.joined(separator: " ") + ":") + " "
    text += painted(.strong)(TerminalText.escaped(diagnostic.message))
    if let mode = diagnostic.mode { text += " (in the mode \(TerminalText.escaped(mode)))" }
    return text
  }

  private func lines(of note: Diagnostic.Note) -> [String] {
    var lines = labelled("note", .note, Self.lines(of: note.message), place: note.location)
    if let location = note.location, let frame = CodeFrame(location) {
      lines += Self.lines(of: frame, indentation: 4, caret: painted(.note))
    }
    return lines
  }

  /// Lines behind an indented label; those after the first are indented as far as its text.
  private func labelled(
    _ label: String, _ style: Style, _ lines: [String], place: SourceLocation?
  ) -> [String] {
    let place = place.map { TerminalText.escaped($0.description) + ": " } ?? ""
    let indentation = String(repeating: " ", count: label.count + 4)
    return lines.enumerated().map { index, line in
      index == 0 ? "  \(painted(style)(label + ":")) \(place)\(line)" : indentation + line
    }
  }

  /// The lines of a text, each escaped.
  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { TerminalText.escaped(String($0)) }
  }

  private static func lines(
    of frame: CodeFrame, indentation: Int, caret: (String) -> String
  ) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    let number = String(frame.line)
    let gutter = String(repeating: " ", count: number.count)
    let offset = String(repeating: " ", count: frame.caretOffset)
    return [
      "\(margin)\(number) | \(frame.source)",
      "\(margin)\(gutter) | \(offset)\(caret(frame.carets))",
    ]
  }
}

extension DiagnosticRenderer {
  /// What a stretch of text is, which decides its colour.
  private enum Style: String {
    case strong = "1"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case help = "1;32"
  }

  private func style(of diagnostic: Diagnostic) -> Style {
    switch diagnostic.severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }

  /// What puts a text into the SGR sequence of a style, or leaves it as it is.
  private func painted(_ style: Style) -> (String) -> String {
    color ? { "\u{1B}[\(style.rawValue)m\($0)\u{1B}[0m" } : { $0 }
  }
}
