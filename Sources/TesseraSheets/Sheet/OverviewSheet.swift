import TesseraRaster
package import TesseraCells
import TesseraGraphics
package import TesseraSource

/// One page with some states of every cell in every mode, to see a theme at a glance.
///
/// Cells stand side by side like words of a text: each is a row of tiles below its name.
package struct OverviewSheet: Sendable {
  /// What the sheet shares with others.
  package let frame: SheetFrame
  /// The cells, in order; each is shown with its first item.
  package let cells: [any Cell]
  /// How tiles are made.
  package let options: RenderOptions

  /// The states that are shown.
  package let states: [CellState]

  /// Creates an overview.
  ///
  /// - Precondition: There is at least one state.
  package init(
    frame: SheetFrame, cells: [any Cell], states: [CellState] = [.normal, .selected],
    options: RenderOptions
  ) {
    precondition(!states.isEmpty, "an overview shows something of each cell")
    self.states = states
    self.frame = frame
    self.cells = cells
    self.options = options
  }

  /// Draws all tiles and lays the pages out.
  ///
  /// - Throws: ``SheetFailure``.
  package func layout() throws(SheetFailure) -> (pages: [SheetPage], warnings: [Diagnostic]) {
    let requests = frame.resolutions.flatMap { resolution in
      cells.flatMap { cell in
        states.map { state in
          PictureRequest(
            cell: cell, item: cell.previewItems[0], state: state, resolution: resolution,
            options: options)
        }
      }
    }
    let (pictures, warnings) = try frame.pictures(requests)
    let perBand = cells.count * states.count
    var bandBlocks: [[Block]] = []
    for start in stride(from: 0, to: pictures.count, by: max(1, perBand)) {
      bandBlocks.append(try blocks(of: Array(pictures[start..<start + perBand])))
    }
    let widths = cells.indices.map { index in bandBlocks.map { $0[index].width }.max() ?? 0 }
    let rows = Self.rows(of: widths)
    let right = rows.map { row in row.last.map { $0.x + widths[$0.index] } ?? 0 }.max() ?? 0
    let title = "Overview"
    let lettering = try SheetLettering(
      frame, title: title,
      lines: [
        ([stateNames, "@\(frame.scale)x", frame.themeName] + options.deviations)
          .joined(separator: " · ")
      ],
      content: right - SheetStyle.margin)

    var flow = SheetFlow(lettering, title: title, style: frame.style, scale: frame.scale)
    let bands = zip(frame.resolutions, bandBlocks).enumerated().map { index, band in
      let style = SheetStyle(theme: band.0.theme)
      let groups = rows.map { row in
        SheetBand.Group(
          head: SheetStrip(height: 0), rows: [strip(of: row, blocks: band.1, style: style)])
      }
      return SheetBand(style: style, title: lettering.bandTitles[index], groups: groups)
    }
    return (try flow.pages(of: bands), warnings + lettering.warnings)
  }

  /// The states as the head says them: "normal, focused and selected".
  private var stateNames: String {
    let names = states.map(\.name)
    let first = names.dropLast().joined(separator: ", ")
    return first.isEmpty ? names[0] : "\(first) and \(names[names.count - 1])"
  }

  /// A cell's tiles below its name.
  private struct Block {
    let name: String
    let tiles: [CellPicture]
    let xs: [Double]
    let width: Double
    let height: Double
  }

  /// Where a block stands on the page.
  private struct Placement {
    let index: Int
    let x: Double
  }

  /// The blocks of one band.
  private func blocks(of pictures: [CellPicture]) throws(SheetFailure) -> [Block] {
    let scale = Double(frame.scale)
    var blocks: [Block] = []
    for (index, cell) in cells.enumerated() {
      let tiles = Array(pictures[index * states.count..<(index + 1) * states.count])
      var x = 0.0
      var xs: [Double] = []
      for tile in tiles {
        xs.append(x)
        x += SheetStyle.gridUp(Double(tile.pixmap.width) / scale) + SheetStyle.gap
      }
      let caption = try frame.measure(cell.reuseIdentifier, size: 12).width
      let height = tiles.map { Double($0.pixmap.height) / scale }.max() ?? 0
      blocks.append(
        Block(
          name: cell.reuseIdentifier, tiles: tiles, xs: xs,
          width: SheetStyle.gridUp(max(x - SheetStyle.gap, caption)),
          height: SheetStyle.gridUp(height)))
    }
    return blocks
  }

  /// The blocks that stand side by side.
  private static func rows(of widths: [Double]) -> [[Placement]] {
    var rows: [[Placement]] = [[]]
    var x = SheetStyle.margin
    for (index, width) in widths.enumerated() {
      if x + width - SheetStyle.margin > SheetStyle.contentWidth, rows.last?.isEmpty == false {
        rows.append([])
        x = SheetStyle.margin
      }
      rows[rows.count - 1].append(Placement(index: index, x: x))
      x += width + SheetStyle.groupGap
    }
    return rows
  }

  /// The strip of blocks that stand side by side.
  private func strip(of row: [Placement], blocks: [Block], style: SheetStyle) -> SheetStrip {
    let top = SheetStyle.captionHeight + SheetStyle.grid
    let height = row.map { blocks[$0.index].height }.max() ?? 0
    var strip = SheetStrip(height: top + height + SheetStyle.gap)
    for placement in row {
      let block = blocks[placement.index]
      strip.captions.append(
        SheetCaption(
          text: block.name, size: 12, color: style.secondary,
          frame: Rect(placement.x, 0, block.width, SheetStyle.captionHeight)))
      strip.tiles += zip(block.tiles, block.xs).map { tile, x in
        SheetTile(pixmap: tile.pixmap, origin: Point(placement.x + x, top))
      }
    }
    return strip
  }
}
