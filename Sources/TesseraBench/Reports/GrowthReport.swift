internal import Glibc
internal import TesseraGraphics
internal import TesseraRaster

/// The sheet of S11 at growing sizes → rows of time and memory a cell.
///
/// Sheets grow, so that the most memory that the process ever held is that of the sheet just drawn.
struct GrowthReport {
  /// Cells in a row of each sheet, and rows: 25 to 2,500 cells.
  static let columns = [5, 10, 20, 30, 40, 50]
  /// The names of a row's numbers.
  static let head =
    "cells\tmin_us\tmedian_us\tus_per_cell\tcanvas_bytes\tgrowth_bytes\tgrowth_per_canvas"

  /// The clock; a batch is a whole sheet, from its creation on.
  var timer = BenchTimer(warmUp: .zero, fewestBatches: 3, duration: .seconds(1))

  /// Draws one sheet.
  ///
  /// - Parameters:
  ///   - columns: How many cells it has in a row, and rows.
  ///   - data: Where the cells' outlines are.
  ///   - kernels: The loops that draw.
  ///   - baseline: The most memory that the process held before the first sheet, in bytes.
  /// - Returns: The row, without a line end.
  /// - Throws: ``SceneDataError``.
  func row(
    columns: Int, data: SceneData, kernels: SpanKernels = .compiled, baseline: Int
  ) throws -> String {
    let scene = try SceneRecipe.sheet("S11", columns: columns).scene(from: data)
    let times = timer.measure {
      var stage = Stage(scene, kernels: kernels)
      stage.drawFrame()
    }
    return Self.row(
      cells: columns * columns, times: times, canvas: scene.side * scene.side * 4,
      growth: Self.peakMemory() - baseline)
  }

  /// A row of its figures, both sizes in bytes.
  static func row(cells: Int, times: FrameTimes, canvas: Int, growth: Int) -> String {
    let perCell = (times.minimum / Double(cells)).hundredthsText
    let ratio = (Double(growth) / Double(canvas)).hundredthsText
    return "\(cells)\t\(times.text)\t\(perCell)\t\(canvas)\t\(growth)\t\(ratio)"
  }

  /// The most memory that the process has held, in bytes.
  static func peakMemory() -> Int {
    var usage = rusage()
    // SAFETY: getrusage(2) writes the structure that it is given and keeps no pointer; it cannot fail
    // for the process itself.
    unsafe _ = getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1_024
  }
}
