/// A source line with a caret line under the place that a finding is about.
///
/// The caret is placed by display width: wide characters count two columns, combining marks none,
/// a tab goes to the next stop, and what could steer a terminal counts as its escape. Text of a
/// right-to-left script is counted in the order of the file, which is that of terminals without
/// bidirectional display. Of a long line only a window around the place is shown, and of a place over
/// several lines the first; then a mark behind the carets says that it goes on.
struct CodeFrame {
  /// The line's number.
  let line: Int
  /// The line as shown, cut marks included.
  let source: String
  /// The columns before the first caret.
  let caretOffset: Int
  /// The carets, at least one, and the mark of a place that goes on.
  let carets: String

  /// The most columns of a source line that are shown.
  static let width = 100
  /// The columns between two tab stops.
  static let tabWidth = 4
  /// The columns of context kept before the caret when a line is cut.
  private static let context = 30
  private static let cutMark = "…"

  /// A cluster as shown.
  private struct Cell {
    let text: String
    let width: Int
  }

  /// Creates the frame of a place; nil for one without a line.
  init?(_ location: SourceLocation) {
    guard let text = location.sourceLine else { return nil }
    line = location.line
    // Columns count clusters, so they index the cells.
    let place = max(0, location.column - location.sourceLineColumn)
    let cells = Self.cells(of: text, around: place)
    let start = min(place, cells.count)
    let isOneLine = location.endLine == location.line
    let end =
      isOneLine
      ? min(max(start, location.endColumn - location.sourceLineColumn), cells.count) : cells.count
    let window = Self.window(of: cells, around: start)
    let shownEnd = min(end, window.upperBound)
    let isCutBefore = window.lowerBound > 0 || location.sourceLineColumn > 1
    let isCutAfter = window.upperBound < cells.count
    source =
      (isCutBefore ? Self.cutMark : "") + cells[window].map(\.text).joined()
      + (isCutAfter ? Self.cutMark : "")
    caretOffset = (isCutBefore ? 1 : 0) + Self.width(of: cells[window.lowerBound..<start])
    let caretCount = max(1, Self.width(of: cells[start..<max(start, shownEnd)]))
    let goesOn = location.endLine > location.line || shownEnd < end
    carets = String(repeating: "^", count: caretCount) + (goesOn ? Self.cutMark : "")
  }

  /// The line's clusters as shown, up to one behind all that can be shown around the one at `index`:
  /// a long line may have thousands of findings, each with an excerpt of its own.
  private static func cells(of text: String, around index: Int) -> [Cell] {
    var cells: [Cell] = []
    var column = 0
    var columnOfPlace = 0
    for character in text {
      if cells.count == index { columnOfPlace = column }
      if cells.count > index, column - columnOfPlace > width { break }
      let cell: Cell
      if let ascii = character.asciiValue, 0x20..<0x7F ~= ascii {
        cell = Cell(text: String(character), width: 1)
      } else if character == "\t" {
        let width = tabWidth - column % tabWidth
        cell = Cell(text: String(repeating: " ", count: width), width: width)
      } else if character.unicodeScalars.contains(where: TerminalText.isHarmful) {
        let escaped = TerminalText.escaped(String(character))
        cell = Cell(text: escaped, width: escaped.reduce(0) { $0 + $1.displayWidth })
      } else {
        cell = Cell(text: String(character), width: character.displayWidth)
      }
      column += cell.width
      cells.append(cell)
    }
    return cells
  }

  /// The cells that are shown: all, or what fits around the one at `index`.
  private static func window(of cells: [Cell], around index: Int) -> Range<Int> {
    if width(of: cells[...]) <= width { return cells.indices }
    var start = index
    var before = 0
    while start > 0, before + cells[start - 1].width <= context {
      start -= 1
      before += cells[start].width
    }
    var end = start
    var shown = 0
    while end < cells.count, shown + cells[end].width <= width {
      shown += cells[end].width
      end += 1
    }
    return start..<end
  }

  private static func width(of cells: ArraySlice<Cell>) -> Int {
    cells.reduce(0) { $0 + $1.width }
  }
}
