package import TesseraGraphics

/// The page that shows a folder's sheets.
package enum SheetIndex {
  /// Writes the page.
  ///
  /// It needs no network and links to the pictures by relative names, so that the folder can be
  /// moved, zipped or attached to a review. The text is well-formed both as HTML and as XML.
  ///
  /// - Parameters:
  ///   - theme: The theme's name, or nil.
  ///   - sheets: Names, one line about each, and files with their sizes in points, so that all are
  ///     shown at one scale; the overview is shown first.
  /// - Returns: The page's text.
  package static func html(
    theme: String?, sheets: [(name: String, summary: String, files: [(name: String, size: Size)])]
  ) -> String {
    let ordered = sheets.filter { $0.name == "overview" } + sheets.filter { $0.name != "overview" }
    let links = ordered.map { sheet in
      "<li><a href=\"#\(escape(sheet.name))\">\(escape(sheet.name))</a></li>"
    }
    let sections = ordered.map { sheet in
      let pictures = sheet.files.map { file in
        "<a href=\"\(escape(file.name))\"><img src=\"\(escape(file.name))\""
          + " width=\"\(file.size.width.decimalText())\""
          + " height=\"\(file.size.height.decimalText())\""
          + " alt=\"State sheet of \(escape(sheet.name))\" loading=\"lazy\"/></a>"
      }
      let summary = sheet.summary.isEmpty ? [] : ["<p>\(escape(sheet.summary))</p>"]
      return """
        <section id="\(escape(sheet.name))">
        <h2>\(escape(sheet.name))</h2>
        \((summary + pictures).joined(separator: "\n"))
        </section>
        """
    }
    let title = theme.map { "State sheets · \($0)" } ?? "State sheets"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <title>\(escape(title))</title>
      <style>
      :root { color-scheme: light dark; --line: #8886; }
      body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 2rem; max-width: 108rem; }
      h1 { margin: 0 0 1rem; } h2 { margin: 3rem 0 0; } p { margin: 0 0 1rem; opacity: .75; }
      ul { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; padding: 0; list-style: none; }
      img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line);
        border-radius: 8px; margin: 0 0 1rem; }
      </style>
      </head>
      <body>
      <h1>\(escape(title))</h1>
      <nav><ul>
      \(links.joined(separator: "\n"))
      </ul></nav>
      \(sections.joined(separator: "\n"))
      </body>
      </html>

      """
  }

  /// A text that means nothing to HTML.
  private static func escape(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
