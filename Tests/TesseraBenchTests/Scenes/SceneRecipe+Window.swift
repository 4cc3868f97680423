import TesseraGraphics
import TesseraRaster

@testable import TesseraBench

extension SceneRecipe {
  /// Draws what a rectangle of the scene shows on a canvas of that size; the scene goes on beyond its
  /// own sides.
  ///
  /// The cells of a sheet are drawn at their places on the one canvas.
  func window(
    x: Int, y: Int, width: Int, height: Int, of data: SceneData, kernels: SpanKernels = .compiled
  ) throws -> Pixmap {
    var canvas = Canvas(width: width, height: height, fill: backdrop, kernels: kernels)
    switch try scene(from: data, offset: Point(Double(-x), Double(-y))).content {
    case .picture(let draw): draw(&canvas)
    case .sheet(let columns, _):
      for number in 0..<(columns * columns) {
        let left = number % columns * SampleCell.side - x
        let top = number / columns * SampleCell.side - y
        guard (-SampleCell.side..<width).contains(left), (-SampleCell.side..<height).contains(top)
        else { continue }
        let place = Point(Double(left), Double(top))
        guard case .sheet(_, let draw) = try scene(from: data, offset: place).content else {
          continue
        }
        draw(&canvas, number)
      }
    }
    return canvas.finish()
  }
}
