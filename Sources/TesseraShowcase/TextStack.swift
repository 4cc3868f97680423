import Tessera

/// Texts one below the other, each with the whole width and as many lines as it needs.
///
/// At accessibility sizes texts beside each other, or beside a picture, are left with a letter or two.
/// Cells then put them below each other and grow. What decides a cell's size and what gives its layers
/// their frames is this one layout, so the two cannot differ.
struct TextStack {
  /// The frames of the texts from the top on, in points; an empty text has one without height.
  let frames: [Rect]
  /// From the top of the first text to the end of the last.
  let height: Double

  /// Between a text and the next, so that a name of two lines is told from what follows.
  private static let spacing = 4.0

  /// Lays texts out that one cell shows.
  init(_ texts: [TextContent], of cell: some Cell, width: Double, in environment: Environment) {
    let width = max(0, width)
    var end = 0.0
    frames = texts.map { text in
      guard !text.string.isEmpty else { return Rect(0, end, width, 0) }
      let top = end == 0 ? 0 : end + Self.spacing
      let height = cell.measure(text, width: width, in: environment).size.height.rounded(.up)
      end = top + height
      return Rect(0, top, width, height)
    }
    height = end
  }
}

extension Cell {
  /// Whether texts stand below each other: at accessibility sizes, unless the host gives the cell less
  /// height than they take and every text had better keep to its line.
  func stacksTexts(in context: CellContext) -> Bool {
    guard context.environment.typeSize.isAccessibilitySize else { return false }
    let wanted = size(
      fitting: context.bounds.size, item: context.item, environment: context.environment)
    return wanted.height <= context.bounds.height
  }
}
