import TesseraText
package import TesseraCells
import TesseraGraphics
import TesseraRaster
package import TesseraSource

/// The matrix picture of one cell: columns of states, rows of items, bands of modes.
///
/// cell × items × states × modes → tiles → columns and rows in points → pages. Tiles are rendered
/// once, as they are, and never scaled; a tile is the same bytes as the cell's own picture. A design
/// that draws the cells' display lists straight into the page was rejected: a cell-sized canvas stays
/// in the processor's cache, and a tile could not be cut off at its edges.
package struct StateSheet: Sendable {
  /// What the sheet shares with others.
  package let frame: SheetFrame
  /// The cell.
  package let cell: any Cell
  /// The rows.
  package let items: [Item]
  /// The columns.
  package let states: [CellState]
  /// How tiles are made.
  package let options: RenderOptions

  /// Creates a sheet.
  ///
  /// - Precondition: There is at least one item and one state.
  package init(
    frame: SheetFrame, cell: any Cell, items: [Item], states: [CellState], options: RenderOptions
  ) {
    precondition(!items.isEmpty && !states.isEmpty, "a sheet has a row and a column")
    self.frame = frame
    self.cell = cell
    self.items = items
    self.states = states
    self.options = options
  }

  /// Draws all tiles and lays the pages out.
  ///
  /// - Throws: ``SheetFailure``.
  package func layout() throws(SheetFailure) -> (pages: [SheetPage], warnings: [Diagnostic]) {
    let requests = frame.resolutions.flatMap { resolution in
      items.flatMap { item in
        states.map { state in
          PictureRequest(
            cell: cell, item: item, state: state, resolution: resolution, options: options)
        }
      }
    }
    let (pictures, warnings) = try frame.pictures(requests)
    let columns = try columns(of: pictures)
    let rowHead = try rowHeadWidth()
    let chunks = Self.chunks(of: columns, start: SheetStyle.margin + rowHead + SheetStyle.gap)
    let content =
      chunks.map { chunk in
        chunk.last.map { columns[$0.index].width + $0.x } ?? 0
      }.max() ?? 0
    let title = cell.reuseIdentifier
    let lettering = try SheetLettering(
      frame, title: title, lines: headLines(pictures), content: content - SheetStyle.margin)
    var flow = SheetFlow(lettering, title: title, style: frame.style, scale: frame.scale)
    let perBand = items.count * states.count
    let bands = frame.resolutions.enumerated().map { index, resolution in
      let style = SheetStyle(theme: resolution.theme)
      let tiles = pictures[index * perBand..<(index + 1) * perBand].map(\.pixmap)
      return SheetBand(
        style: style, title: lettering.bandTitles[index],
        groups: chunks.map { chunk in
          SheetBand.Group(
            head: columnHeads(chunk, columns: columns, style: style),
            rows: items.indices.map { row in
              let tilesOfRow = chunk.map { tiles[row * states.count + $0.index] }
              return strip(row: row, tilesOfRow, at: chunk.map(\.x), rowHead: rowHead, style: style)
            })
        })
    }
    return (try flow.pages(of: bands), warnings + lettering.warnings)
  }

  /// The lines below the cell's name.
  private func headLines(_ pictures: [CellPicture]) -> [String] {
    var sizes: [String] = []
    for picture in pictures {
      let size = "\(picture.size.width.decimalText()) × \(picture.size.height.decimalText()) pt"
      if !sizes.contains(size) { sizes.append(size) }
    }
    let more = sizes.count > 3 ? " and \(sizes.count - 3) more sizes" : ""
    let shown = sizes.prefix(3).joined(separator: ", ") + more
    let facts = [shown, "@\(frame.scale)x", frame.themeName] + options.deviations
    return (cell.summary.isEmpty ? [] : [cell.summary]) + [facts.joined(separator: " · ")]
  }

  // MARK: - Columns

  /// A column: its state's name and its width in points.
  private struct Column {
    let caption: String
    let width: Double
  }

  /// Where a column stands on the page.
  private struct Placement {
    let index: Int
    let x: Double
  }

  /// The columns: as wide as the wider of tile and caption, in every band.
  private func columns(of pictures: [CellPicture]) throws(SheetFailure) -> [Column] {
    var columns: [Column] = []
    for (index, state) in states.enumerated() {
      let tiles = stride(from: index, to: pictures.count, by: states.count).map { at in
        Double(pictures[at].pixmap.width) / Double(frame.scale)
      }
      let caption = try frame.measure(state.name, size: 12).width
      let width = SheetStyle.gridUp(max(tiles.max() ?? 0, caption))
      columns.append(Column(caption: state.name, width: width))
    }
    return columns
  }

  /// The columns that stand side by side; those that do not fit go to further rows.
  private static func chunks(of columns: [Column], start: Double) -> [[Placement]] {
    var chunks: [[Placement]] = [[]]
    var x = start
    for (index, column) in columns.enumerated() {
      let right = x + column.width - SheetStyle.margin
      if right > SheetStyle.contentWidth, chunks.last?.isEmpty == false {
        chunks.append([])
        x = start
      }
      chunks[chunks.count - 1].append(Placement(index: index, x: x))
      x += column.width + SheetStyle.gap
    }
    return chunks
  }

  /// The strip with the states' names.
  private func columnHeads(
    _ chunk: [Placement], columns: [Column], style: SheetStyle
  ) -> SheetStrip {
    SheetStrip(
      height: SheetStyle.captionHeight + SheetStyle.grid,
      captions: chunk.map { placement in
        let column = columns[placement.index]
        return SheetCaption(
          text: column.caption, size: 12, color: style.secondary,
          frame: Rect(placement.x, 0, column.width, SheetStyle.captionHeight))
      })
  }

  // MARK: - Rows

  /// The width of the items' names: that of the longest, up to a limit.
  private func rowHeadWidth() throws(SheetFailure) -> Double {
    var widest = 0.0
    for item in items { widest = max(widest, try frame.measure(item.id, size: 12).width) }
    return SheetStyle.gridUp(min(SheetStyle.rowHeadWidth, widest))
  }

  /// The strip of an item: its name at the right of its column, its tiles from their columns' left.
  private func strip(
    row: Int, _ tiles: [Pixmap], at xs: [Double], rowHead: Double, style: SheetStyle
  ) -> SheetStrip {
    let scale = Double(frame.scale)
    let heights = tiles.map { max(SheetStyle.captionHeight, Double($0.height) / scale) }
    let height = SheetStyle.gridUp(heights.max() ?? SheetStyle.captionHeight)
    // The name stands beside the middle of the first tile, which it belongs to most closely.
    let name = SheetCaption(
      text: items[row].id, size: 12, color: style.secondary,
      frame: Rect(SheetStyle.margin, 0, rowHead, heights.first ?? height), alignment: .trailing)
    return SheetStrip(
      height: height + SheetStyle.gap, captions: [name],
      tiles: zip(tiles, xs).map { SheetTile(pixmap: $0, origin: Point($1, 0)) })
  }
}
