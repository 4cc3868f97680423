internal import TesseraGraphics

/// The pixels that a canvas or a group is drawn into, and where on the canvas they lie.
struct Surface {
  /// The place on the canvas.
  let area: PixelRect
  /// The pixels of `area`, row by row.
  private(set) var pixels: [Pixel]

  /// Creates a surface over `pixels`, one for each place of `area`.
  init(area: PixelRect, pixels: [Pixel]) {
    self.area = area
    self.pixels = pixels
  }

  /// Creates a clear surface.
  init(area: PixelRect) {
    self.init(
      area: area, pixels: [Pixel](repeating: .clear, count: area.width * area.height))
  }

  /// Blends a paint into one row through its coverage.
  mutating func blend(_ paint: inout RowPaint, through row: CoverageRow, y: Int) {
    let start = (y - area.rows.lowerBound) * area.width - area.columns.lowerBound
    for run in row.runs {
      let range = (start + run.columns.lowerBound)..<(start + run.columns.upperBound)
      let byte = run.columns.lowerBound - row.columns.lowerBound
      switch paint.source(for: run.columns, y: y) {
      case .uniform(let color):
        if let coverage = run.uniform {
          SourceOver.blend(color, coverage: coverage, into: &pixels, at: range)
        } else {
          SourceOver.blend(color, coverage: row.bytes, from: byte, into: &pixels, at: range)
        }
      case .colors(let first):
        if let coverage = run.uniform {
          SourceOver.blend(
            paint.colors, from: first, coverage: coverage, into: &pixels, at: range)
        } else {
          SourceOver.blend(
            paint.colors, from: first, coverage: row.bytes, from: byte, into: &pixels, at: range)
        }
      }
    }
  }
}
