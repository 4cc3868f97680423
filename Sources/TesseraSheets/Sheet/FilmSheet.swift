import TesseraGraphics
package import TesseraRaster
package import TesseraSource

/// A sheet of pictures in the order of time, each below what is said about it.
///
/// pictures → rows, filled from the left like words of a text → pages. A picture is drawn when its page is:
/// a film has hundreds of frames of a whole screen, which together fit in no memory.
package struct FilmSheet: Sendable {
  /// A picture and what is said about it.
  package struct Picture: Sendable {
    /// Its name, in bold.
    package var title: String
    /// What led to it.
    package var lines: [String]
    /// What is wrong with it, in bold.
    package var faults: [String]
    /// Its width, in device pixels.
    package var width: Int
    /// Its height, in device pixels.
    package var height: Int
    /// Draws it, in the size that was announced.
    package var draw: @Sendable () -> Pixmap

    /// Creates a picture.
    package init(
      title: String, lines: [String], faults: [String], width: Int, height: Int,
      draw: @escaping @Sendable () -> Pixmap
    ) {
      self.title = title
      self.lines = lines
      self.faults = faults
      self.width = width
      self.height = height
      self.draw = draw
    }
  }

  /// What the sheet shares with others; it has one resolution.
  package let frame: SheetFrame
  /// What the sheet is called.
  package let title: String
  /// What stands below the title.
  package let facts: [String]
  /// The pictures, in order.
  package let pictures: [Picture]

  /// The narrowest column, in points: what is said about a small picture has room beside it.
  private static let columnWidth = 240.0
  /// The size of captions, in points.
  private static let captionSize = 12.0

  /// Creates a sheet.
  package init(frame: SheetFrame, title: String, facts: [String], pictures: [Picture]) {
    self.frame = frame
    self.title = title
    self.facts = facts
    self.pictures = pictures
  }

  /// Lays the pages out; nothing is drawn yet.
  ///
  /// - Throws: ``SheetFailure``.
  package func layout() throws(SheetFailure) -> (pages: [SheetPage], warnings: [Diagnostic]) {
    let style = frame.style
    var blocks: [Block] = []
    var breaker = LineBreaker(frame: frame, room: 0)
    for picture in pictures { blocks.append(try block(picture, style, &breaker)) }
    var rows: [SheetStrip] = []
    var right = 0.0
    var row: [Block] = []
    for block in blocks {
      let width = row.reduce(0) { $0 + $1.width + SheetStyle.gap } + block.width
      if width > SheetStyle.contentWidth, !row.isEmpty {
        rows.append(strip(of: row, &right))
        row = []
      }
      row.append(block)
    }
    if !row.isEmpty { rows.append(strip(of: row, &right)) }
    let lettering = try SheetLettering(frame, title: title, lines: facts, content: right)
    var flow = SheetFlow(lettering, title: title, style: style, scale: frame.scale)
    let band = SheetBand(
      style: style, title: lettering.bandTitles[0],
      groups: [SheetBand.Group(head: SheetStrip(height: 0), rows: rows)])
    return (try flow.pages(of: [band]), breaker.warnings + lettering.warnings)
  }

  /// A picture below its captions, from the left edge of its column.
  private struct Block {
    let captions: SheetStrip
    let picture: Picture
    let width: Double
    let edge: Color
  }

  private func block(
    _ picture: Picture, _ style: SheetStyle, _ breaker: inout LineBreaker
  ) throws(SheetFailure) -> Block {
    let width = SheetStyle.gridUp(
      max(Self.columnWidth, Double(picture.width) / Double(frame.scale)))
    breaker.room = width
    let stack = SheetTextStack(x: 0, width: width)
    var strip = SheetStrip(height: 0)
    func add(
      _ text: String, _ weight: Double, _ color: Color, _ breaker: inout LineBreaker
    ) throws(SheetFailure) {
      let lines = try breaker.lines(of: text, size: Self.captionSize, weight: weight)
      stack.add(lines, size: Self.captionSize, weight: weight, color: color, to: &strip)
    }
    try add(picture.title, 700, style.caption, &breaker)
    for line in picture.lines { try add(line, 400, style.secondary, &breaker) }
    for fault in picture.faults { try add(fault, 700, style.caption, &breaker) }
    return Block(captions: strip, picture: picture, width: width, edge: style.hairline)
  }

  /// A row of pictures whose tops are in line; captions stand right above.
  private func strip(of row: [Block], _ right: inout Double) -> SheetStrip {
    let top = (row.map(\.captions.height).max() ?? 0) + SheetStyle.grid
    let heights = row.map { Double($0.picture.height) / Double(frame.scale) }
    var strip = SheetStrip(
      height: top + SheetStyle.gridUp(heights.max() ?? 0) + SheetStyle.groupGap)
    var x = SheetStyle.margin
    for block in row {
      strip.captions += block.captions.captions.map { caption in
        var caption = caption
        caption.frame = caption.frame.offset(
          by: x, top - SheetStyle.grid - block.captions.height)
        return caption
      }
      strip.tiles.append(
        SheetTile(origin: Point(x, top), edge: block.edge, draw: block.picture.draw))
      right = max(right, x + block.width - SheetStyle.margin)
      x += block.width + SheetStyle.gap
    }
    return strip
  }
}
