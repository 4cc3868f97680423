internal import TesseraGraphics

/// What draws rows of coverage: the pixels, what they are clipped by, and the room that rows are
/// worked out in.
struct RowBlender {
  /// The pixels that are drawn into at the moment: the pixmap, or the innermost group.
  var surface: Surface
  /// What drawing is held to at the moment beyond whole pixels; nil where nothing clips.
  var clip: Clip?
  /// Room for a row of coverage under the clip.
  private var clipped: CoverageRow
  /// Room for the modes but source-over.
  private var room = ModeRoom()

  /// Creates a blender of a whole canvas.
  init(_ surface: Surface) {
    self.surface = surface
    clipped = CoverageRow(columns: surface.area.columns)
  }

  /// Makes room for rows of a surface that reaches farther than the canvas.
  mutating func makeRoom(for columns: Range<Int>) {
    let room = clipped.columns
    guard columns.lowerBound < room.lowerBound || columns.upperBound > room.upperBound else {
      return
    }
    clipped = CoverageRow(
      columns: min(columns.lowerBound, room.lowerBound)..<max(columns.upperBound, room.upperBound))
  }

  /// Blends one colour through the coverage of rows that are all the same, source-over.
  mutating func over(_ color: Pixel, through row: CoverageRow, rows: Range<Int>) {
    guard clip != nil else { return surface.over(color, through: row, rows: rows) }
    for y in rows {
      clip?.apply(to: row, y: y, into: &clipped, surface.kernels)
      surface.over(color, through: clipped, rows: y..<(y + 1))
    }
  }

  /// Blends one colour through one row of coverage.
  mutating func blend(_ color: Pixel, through row: CoverageRow, y: Int, _ mode: BlendMode) {
    guard clip != nil else { return surface.blend(color, through: row, y: y, mode, &room) }
    clip?.apply(to: row, y: y, into: &clipped, surface.kernels)
    surface.blend(color, through: clipped, y: y, mode, &room)
  }

  /// Blends a paint through one row of coverage.
  mutating func blend(
    _ paint: inout RowPaint, through row: CoverageRow, y: Int, _ mode: BlendMode
  ) {
    guard clip != nil else {
      return surface.blend(&paint, through: row, y: y, mode, &room)
    }
    clip?.apply(to: row, y: y, into: &clipped, surface.kernels)
    surface.blend(&paint, through: clipped, y: y, mode, &room)
  }

  /// Blends another surface, pixel for pixel, through one row of coverage.
  mutating func blend(_ layer: Surface, through row: CoverageRow, y: Int, _ mode: BlendMode) {
    guard clip != nil else {
      return surface.blend(layer, through: row, y: y, mode, &room)
    }
    clip?.apply(to: row, y: y, into: &clipped, surface.kernels)
    surface.blend(layer, through: clipped, y: y, mode, &room)
  }
}
