import TesseraGraphics

@testable import TesseraRaster

extension RowPaint {
  /// The colours over a rectangle of pixels, asked for in runs of the lengths that `split` gives.
  mutating func picture(
    _ source: Source?, over area: PixelRect, split: (Int) -> Int = { _ in .max }
  ) -> [Pixel] {
    var pixels: [Pixel] = []
    guard let source else {
      return [Pixel](repeating: .clear, count: area.width * area.height)
    }
    begin(source, columns: area.columns)
    for y in area.rows {
      var start = area.columns.lowerBound
      while start < area.columns.upperBound {
        let end = start + min(split(start), area.columns.upperBound - start)
        switch self.source(for: start..<end, y: y) {
        case .uniform(let color):
          pixels.append(contentsOf: repeatElement(color, count: end - start))
        case .colors(let first): pixels.append(contentsOf: colors[first..<(first + end - start)])
        }
        start = end
      }
    }
    return pixels
  }
}
